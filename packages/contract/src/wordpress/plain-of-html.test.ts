import { expect, test } from "vitest";
import { plainOfHtml } from "#wordpress/plain-of-html.ts";

test.each([
  ["<p>One.</p>\n<p>Two<br>lines.</p>", "One.\n\nTwo\nlines."],
  [
    "<h3>You will</h3><p>Build it.</p><h3>You bring</h3><ul><li>Go</li></ul>",
    "You will\nBuild it.\n\nYou bring\n- Go",
  ],
  [
    "<p>We use:</p><ul><li><p>Go</p></li><li>C++<ul><li>Qt</li></ul></li></ul><p>End.</p>",
    "We use:\n- Go\n- C++\n- Qt\n\nEnd.",
  ],
  ['<ol start="3"><li>c</li><li>d</li></ol>', "3. c\n4. d"],
  [
    "<p>R&amp;D <b>and</b> <i>more</i>, Vec&lt;T&gt; and Vec<T></p>",
    "R&D and more, Vec<T> and Vec<T>",
  ],
  ["<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"],
  [
    "<script>alert(1)</script><p onclick='x'>Words<style>p{}</style></p><svg><text>x</text></svg>",
    "Words",
  ],
  ["<p>cut <b>off", "cut off"],
])("%s as plain text", (html, plain) => expect(plainOfHtml(html)).toBe(plain));

test.each([
  "",
  "<p></p><p>&nbsp;</p>",
  "<h3><br></h3>",
  "<ul><li></li></ul>",
  "<p>\u200b\ufeff</p>",
])("[OWN-127] %j has nothing to read", (html) => expect(plainOfHtml(html)).toBe(""));
