import { expect, test } from "vitest";
import { hasWords, shown } from "#app/text/has-words.ts";
import type { SafeHtml } from "#app/text/html.ts";

test.each([
  ["<p>Words</p>", true],
  ['<figure><img src="/media/a.webp" alt=""></figure>', true],
  ["<hr>", true],
  ["<table><tr><td></td></tr></table>", true],
  ["", false],
  ["<p></p>\n<p><br /></p>", false],
  ["<p>&nbsp;\u00a0&#160;</p>", false],
])("%j shows something: %s", (html, expected) => {
  expect(hasWords(html as SafeHtml)).toBe(expected);
  expect(shown(html as SafeHtml)).toBe(expected ? html : null);
});
