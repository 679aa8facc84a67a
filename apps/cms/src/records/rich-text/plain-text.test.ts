import { expect, test } from "vitest";
import { plainLines, plainText } from "#records/rich-text/plain-text.ts";

test.each([
  ["Teams &amp; tools<br>for <b>banks</b>", ["Teams & tools", "for banks"]],
  [
    "<h2>One</h2><p>Two  <i>words</i></p><ul><li>a</li><li>b</li></ul>",
    ["One", "Two words", "a", "b"],
  ],
  ["<table><tr><th>Role</th><td>Lead</td></tr></table>", ["Role Lead"]],
  ["Vec<T> and <p></p>", ["Vec<T> and"]],
  ["", []],
])("%s as lines, and as one text", (html, lines) => {
  expect(plainLines(html)).toEqual(lines);
  expect(plainText(html)).toBe(lines.join(" "));
});
