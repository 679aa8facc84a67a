import { expect, test } from "vitest";
import { plainText, shortened } from "#app/lib/plain-text.ts";

test("markup is read as words on one line", () => {
  expect(plainText("<p>Ledgers &amp; money,</p>\n<ul><li>one</li><li>two <b>three</b>.</li></ul>")).toBe("Ledgers & money, one two three.");
  expect(plainText("A &lt;b&gt; &#8211; c&nbsp;d &unknown;")).toBe("A <b> – c d &unknown;");
});

test.each([
  ["Dedicated <strong>engineering</strong>\n teams", "Dedicated engineering teams"],
  ["<b>R</b>&amp;D &lt;b&gt;", "R&D <b>"],
  ["&amp;lt;", "&lt;"],
])("%j says %j", (html, expected) => expect(plainText(html)).toBe(expected));

test("a long text is cut between words, by characters and not by bytes", () => {
  expect(shortened("one two three", 13)).toBe("one two three");
  expect(shortened("one two three, four", 15)).toBe("one two three…");
  expect(shortened("x".repeat(300), 10)).toBe(`${"x".repeat(9)}…`);
  expect(shortened("🙂".repeat(12), 10)).toBe(`${"🙂".repeat(9)}…`);
});
