import { loadContent } from "@meridian/demo";
import { expect, test } from "vitest";
import { plainHtml, plainTitle } from "#import/map/plain-html.ts";
import { sectionsAtHeadings } from "#import/map/sections.ts";
import { fromHtml } from "#rich-text/from-html.ts";
import { toHtml } from "#rich-text/to-html.ts";
import { normal } from "#testing/normal-html.ts";

const link = (address: string): string | undefined =>
  address.startsWith("javascript:") ? undefined : address;
const picture = (src: string): number | undefined =>
  src.startsWith("/known/") ? Number(src.slice(7)) : undefined;
const plain = (html: string): string => plainHtml(html, { link, picture }).html;

test.each<[string, string, string]>([
  ["loose text", "Hello <b>you</b>", "<p>Hello <strong>you</strong></p>"],
  [
    "layout",
    '<div class="a"><section><p style="x">One</p>Two</section></div>',
    "<p>One</p><p>Two</p>",
  ],
  [
    "a builder's nest",
    "<div><div><div>Deep</div></div><div>Deeper</div></div>",
    "<p>Deep</p><p>Deeper</p>",
  ],
  ["headings beyond the editor's", "<h1>One</h1><h5>Five</h5>", "<h2>One</h2><h4>Five</h4>"],
  [
    "formats across blocks",
    "<b>a<p>b</p></b>c",
    "<p><strong>a</strong></p><p><strong>b</strong></p><p>c</p>",
  ],
  [
    "comments of the block editor",
    "<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->",
    "<p>Text</p>",
  ],
  ["spacers", "<p>&nbsp;</p><p>Text</p><p></p><hr>", "<p>Text</p>"],
  [
    "paragraphs in a list",
    "<ul><li><p>One</p><p>more</p></li>\n<li>Two</li></ul>",
    "<ul><li>One<br>more</li><li>Two</li></ul>",
  ],
  [
    "a list in a list, loose",
    "<ul><li>One</li><ul><li>In</li></ul></ul>",
    "<ul><li>One</li><li><ul><li>In</li></ul></li></ul>",
  ],
  [
    "a list in an item",
    "<ol start=3><li>One<ul><li>In</li></ul></li></ol>",
    '<ol start="3"><li>One<ul><li>In</li></ul></li></ol>',
  ],
  ["items without a list", "<li>One</li>", "<ul><li>One</li></ul>"],
  [
    "a table with all its parts",
    "<table><caption></caption><colgroup><col></colgroup><thead><tr><th>A</th></tr></thead><tbody><tr><td><p>B</p><p>C</p></td></tr></tbody></table>",
    "<table><tr><th>A</th></tr><tr><td>B<br>C</td></tr></table>",
  ],
  ["white space", "<p>\n  One\n  <em> two </em>\n</p>", "<p>One <em>two</em></p>"],
  ["lines", "<p>One<br />\nTwo<br></p>", "<p>One<br>Two</p>"],
  [
    "a quote, a code, a definition",
    "<blockquote><p>Said</p></blockquote><p>Use <code>git</code></p><dl><dt>A</dt><dd>B</dd></dl>",
    "<p>Said</p><p>Use git</p><p>A</p><p>B</p>",
  ],
  ["signs", "<p>1 &lt; 2 &amp; 3</p>", "<p>1 &lt; 2 &amp; 3</p>"],
  [
    "a link that is none",
    '<p><a href="javascript:x()">Go</a> <a name="x">there</a></p>',
    "<p>Go there</p>",
  ],
  [
    "what was never closed",
    "<p><strong>One<p>Two",
    "<p><strong>One</strong></p><p><strong>Two</strong></p>",
  ],
  [
    "a picture among words",
    '<p>See <b>this <img src="/known/7"> one</b></p>',
    '<p>See <strong>this</strong></p><img data-media="7"><p><strong>one</strong></p>',
  ],
  [
    "a picture that loads late, in a link, in a figure",
    '<figure><a href="/big"><img src="data:image/gif;base64,R0" data-src="/known/8"></a><figcaption>So it looks</figcaption></figure>',
    '<img data-media="8"><p>So it looks</p>',
  ],
  ["nothing", "<script>alert(1)</script><style>p{}</style>", ""],
])("%s", (_, html, wanted) => {
  expect(plain(html)).toBe(wanted);
  expect(() => fromHtml(wanted)).not.toThrow();
});

test("what the editor has no place for is left out and told", () => {
  expect(
    plainHtml(
      '<p>See <img src="/unknown.png"> this</p><ul><li><img src="/known/9">In a list</li></ul><iframe src="https://video.test/1"><p>in it</p></iframe><table>loose<tr><td>x</td></tr></table>',
      { link, picture },
    ),
  ).toEqual({
    html: '<p>See this</p><ul><li>In a list</li></ul><p><a href="https://video.test/1">https://video.test/1</a></p><table><tr><td>x</td></tr></table>',
    lost: [
      "a picture in a list or table (/known/9)",
      "a frame (https://video.test/1)",
      "a text loose in a table (loose)",
    ],
  });
});

/**
 * Every HTML field of the demo content; titles are inline HTML and the site's fixed copy is no
 * record.
 */
function htmlFields(value: unknown): string[] {
  if (typeof value === "string")
    return /^<[a-z]/.test(value) && !value.startsWith("<section") ? [value] : [];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(htmlFields)
    : [];
}

test("the demo content, which the editor knows, comes through as it is", () => {
  const fields = htmlFields(loadContent());
  expect(fields.length).toBeGreaterThan(100);
  for (const html of fields)
    expect(normal(plain(html)), html).toEqual(normal(toHtml(fromHtml(html))));
});

test("HTML that is torn anywhere is still read by the editor", () => {
  const whole =
    '<div><h2>A</h2><ul><li><b>x<p>y</p></b><ol><li>z</li></ol></li></ul><table><tr><td>1<ul><li>2</li></ul></td></tr></table><a href="/x">l<div>m</div></a>tail</div>';
  for (let end = 0; end <= whole.length; end++)
    for (const html of [whole.slice(0, end), whole.slice(end)])
      expect(() => fromHtml(plain(html)), html).not.toThrow();
});

test("a title keeps what sets a part off", () =>
  expect(plainTitle('<span class="x">R&amp;D <b>partners</b></span><br/>now')).toBe(
    "R&amp;D <strong>partners</strong><br>now",
  ));

test("an article without sections is cut at its headings", () => {
  expect(
    sectionsAtHeadings(
      "<p>Before</p><h2 class='x'>One &amp; <b>two</b></h2><p>A</p><h2>Three</h2>",
    ),
  ).toEqual([
    { title: "", body: "<p>Before</p>" },
    { title: "One & two", body: "<p>A</p>" },
    { title: "Three", body: "" },
  ]);
});
