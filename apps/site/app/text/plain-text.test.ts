import { expect, test } from "vitest";
import { plainText, shortened } from "#app/text/plain-text.ts";

test.each([
  [
    "<p>Ledgers &amp; money,</p>\n<ul><li>one</li><li>two <b>three</b>.</li></ul>",
    "Ledgers & money, one two three.",
  ],
  ["A &lt;b&gt; &#8211; c&nbsp;d &unknown;", "A <b> – c d &unknown;"],
  ["Dedicated <strong>engineering</strong>\n teams", "Dedicated engineering teams"],
  ["<b>R</b>&amp;D", "R&D"],
  ["&amp;lt;", "&lt;"],
  ["No such character: &#9999999;", "No such character: &#9999999;"],
])("the text of %j is %j", (html, expected) => expect(plainText(html)).toBe(expected));

test("cuts a long text between words, by characters and not by bytes", () => {
  expect(shortened("one two three", 13)).toBe("one two three");
  expect(shortened("one two three, four", 15)).toBe("one two three…");
  expect(shortened("x".repeat(300), 10)).toBe(`${"x".repeat(9)}…`);
  expect(shortened("🙂".repeat(12), 10)).toBe(`${"🙂".repeat(9)}…`);
});
