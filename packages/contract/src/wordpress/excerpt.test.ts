import { expect, test } from "vitest";
import { beginningOf, withoutBrackets } from "#wordpress/excerpt.ts";

test.each([
  ["<p>Ledgers &amp; <b>mo</b>ney</p><p>two</p>", "Ledgers & money two"],
  ["<h2>Why</h2><ul><li>a</li><li>b</li></ul>", "Why a b"],
  ["<script>x()</script><style>p{}</style>a<!-- b -->", "a"],
  ['[gallery ids="1,2"]a [vc_row]b[/vc_row] [sic] c', "a b [sic] c"],
  ['[caption id="x" width="3"]<img src="a"> Words below[/caption]After', "After"],
  ["<div>LEFT-COL</div><div>RIGHT-COL</div>", "LEFT-COL RIGHT-COL"],
  ["<ul><li>a</li><li>b</li></ul>c<br>d<td>e</td><td>f</td>", "a b c d e f"],
  ["<u>H</u>ello <mark>wo</mark>r<del>l</del>d", "Hello world"],
  ["", ""],
  ["<p>&nbsp;</p>", ""],
])("%j begins with %j", (html, words) => expect(beginningOf(html)).toBe(words));

test("has 55 words at most, and shows that it continues", () => {
  const words = Array.from({ length: 60 }, (_, at) => `w${at + 1}`);
  expect(beginningOf(words.slice(0, 55).join(" "))).toBe(words.slice(0, 55).join(" "));
  expect(beginningOf(words.join(", "))).toBe(`${words.slice(0, 55).join(", ")}…`);
});

test("[…] is shown as …", () => {
  expect(["A b […]", "A b [...]", "A b […] ", "A [x]"].map(withoutBrackets)).toEqual([
    "A b…",
    "A b…",
    "A b…",
    "A [x]",
  ]);
});
