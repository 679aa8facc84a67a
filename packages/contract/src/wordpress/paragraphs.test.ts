import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { withParagraphs } from "#wordpress/paragraphs.ts";
import { html, inlineHtml } from "#wordpress/wordpress.ts";
import { processorTime } from "../../../../tests/processor-time.ts";

describe("a text as stored by WordPress", () => {
  test.each([
    ["blank lines are paragraphs", "One.\n\nTwo.", "<p>One.</p>\n<p>Two.</p>"],
    ["of whatever kind", "One.\r\n \u00a0\r\n\r\nTwo.", "<p>One.</p>\n<p>Two.</p>"],
    ["a line break is one", "One\ntwo", "<p>One<br />\ntwo</p>"],
    ["one that is written is not doubled", "One<br>\ntwo", "<p>One<br />\ntwo</p>"],
    [
      "blocks stand by themselves, and are left as they are",
      "Intro\n<ul>\n<li>a\nb</li>\n</ul>\nEnd\n<h2>H</h2>Text",
      "<p>Intro</p>\n<ul>\n<li>a\nb</li>\n</ul>\n<p>End</p>\n<h2>H</h2>\n<p>Text</p>",
    ],
    [
      "a block in a block",
      "a\n\n<div>\n<blockquote>b\n\nc</blockquote>\n</div>\nd",
      "<p>a</p>\n<div>\n<blockquote>b\n\nc</blockquote>\n</div>\n<p>d</p>",
    ],
    ["a rule has no end", "a\n<hr>\nb\n\nc", "<p>a</p>\n<hr>\n<p>b</p>\n<p>c</p>"],
    [
      "what is open goes on in the next paragraph",
      "<strong>a <em>b\n\nc</em> d</strong>",
      "<p><strong>a <em>b</em></strong></p>\n<p><strong><em>c</em> d</strong></p>",
    ],
    [
      "a picture between paragraphs",
      'a\n\n<img src="/a.webp">\n\nb',
      '<p>a</p>\n<p><img src="/a.webp"></p>\n<p>b</p>',
    ],
    ["a comment is no paragraph", "a\n\n<!--more-->\n\nb", "<p>a</p>\n<!--more--><p>b</p>"],
    ["a smaller-than is a word", "1 < 2\n\n3 > 2", "<p>1 < 2</p>\n<p>3 > 2</p>"],
    ["tags that do not fit", "</b>a\n\nb</i></div>", "<p></b>a</p>\n<p>b</i></p>\n</div>"],
  ])("%s", (_, raw, meant) => expect(withParagraphs(raw)).toBe(meant));

  test.each(["One line.", "", "<p>One</p>\n\n<p>Two</p>", "<P class='a'>One\n\n", "<h2>a</h2>"])(
    "%j is unchanged",
    (same) => expect(withParagraphs(same)).toBe(same),
  );

  test("no paragraph is added to blocks alone", () =>
    expect(
      withParagraphs("<ul>\n<li>a</li>\n</ul>\n\n<table>\n<tr>\n</tr>\n</table>"),
    ).not.toContain("<p>"));

  test("a long text takes linear time", () => {
    for (const part of ["<b x\n\n<b>", "<!--\n\n"])
      expect(processorTime(() => withParagraphs(part.repeat(10_000)))).toBeLessThan(1500);
  });
});

test("[API-04] html in ACF's light format gets its paragraphs, a title none", () => {
  const raw = "One &amp; two.\r\n\r\nThree\nfour";
  const read = (schema: typeof html) => v.parse(schema, raw);
  expect(read(html)).toBe("<p>One &amp; two.</p>\n<p>Three<br />\nfour</p>");
  expect(read(inlineHtml)).toBe(raw);
});
