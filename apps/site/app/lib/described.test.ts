import { expect, test } from "vitest";
import { wordsOf, shortened } from "#app/lib/described.ts";

test("markup is read as words on one line", () => {
  expect(wordsOf("<p>Ledgers &amp; money,</p>\n<ul><li>one</li><li>two <b>three</b>.</li></ul>")).toBe("Ledgers & money, one two three.");
  expect(wordsOf("A &lt;b&gt; &#8211; c&nbsp;d &unknown;")).toBe("A <b> – c d &unknown;");
});

test("a long text is cut between words, by characters and not by bytes", () => {
  expect(shortened("one two three", 13)).toBe("one two three");
  expect(shortened("one two three, four", 15)).toBe("one two three…");
  expect(shortened("x".repeat(300), 10)).toBe(`${"x".repeat(9)}…`);
  expect(shortened("🙂".repeat(12), 10)).toBe(`${"🙂".repeat(9)}…`);
});
