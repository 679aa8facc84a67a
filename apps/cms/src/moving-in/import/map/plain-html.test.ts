import { loadContent } from "@meridian/demo";
import { expect, test } from "vitest";
import { plainHtml } from "#moving-in/import/map/plain-html.ts";
import { plainTitle } from "#moving-in/import/map/plain-title.ts";
import { sectionsAtHeadings } from "#moving-in/import/map/sections.ts";
import { fromHtml } from "#records/rich-text/from-html.ts";
import { toHtml } from "#records/rich-text/to-html.ts";
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
  ["spacers", "<p>&nbsp;</p><p>Text</p><p></p>", "<p>Text</p>"],
  ["a rule", "<p>One</p><hr class='wp-block-separator'><p>Two</p>", "<p>One</p><hr><p>Two</p>"],
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
    "<blockquote>Said</blockquote><p>Use <code>git</code></p><p><strong>A</strong></p><p>B</p>",
  ],
  [
    "a quote of paragraphs, with its author",
    '<figure class="wp-block-pullquote"><blockquote><p>One</p><p>Two</p><cite>A. Person</cite></blockquote></figure><p>After</p>',
    "<blockquote>One<br>Two<br><em>A. Person</em></blockquote><p>After</p>",
  ],
  [
    "a code block, line for line",
    '<pre class="wp-block-code"><code>\nif (a &lt; b) {\n  <span class="k">return</span>;<br>}\n</code></pre>',
    "<pre><code>if (a &lt; b) {\n  return;\n}</code></pre>",
  ],
  [
    "what stands above and below the line, keys",
    "<p>H<sub>2</sub>O, x<sup>2</sup>, <kbd>Ctrl</kbd>, a <q>word</q></p>",
    "<p>H<sub>2</sub>O, x<sup>2</sup>, <code>Ctrl</code>, a “word”</p>",
  ],
  [
    "cells that span",
    '<table><tr><th colspan="2">A</th></tr><tr><td rowspan=2>B</td><td>C</td></tr></table>',
    '<table><tr><th colspan="2">A</th></tr><tr><td rowspan="2">B</td><td>C</td></tr></table>',
  ],
  [
    "a video of a known site, in a frame, alone in its line, as the block editor keeps it",
    '<iframe src="//www.youtube.com/embed/abcdefghijk?rel=0"></iframe><p>https://vimeo.com/123456</p><figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abcdefghijk\n</div><figcaption>How it &amp; works</figcaption></figure>',
    '<iframe src="https://www.youtube.com/watch?v=abcdefghijk"></iframe><iframe src="https://vimeo.com/123456"></iframe><iframe src="https://www.youtube.com/watch?v=abcdefghijk" data-caption="How it &amp; works"></iframe>',
  ],
  [
    "a gallery of the old editor, a picture of the old editor",
    '<dl class="gallery-item"><dt class="gallery-icon"><a href="/x"><img src="/known/7"></a></dt><dd class="wp-caption-text gallery-caption">One</dd></dl><div class="wp-caption alignleft"><img src="/known/8"><p class="wp-caption-text">Two</p></div>',
    '<img data-media="7" data-caption="One"><img data-media="8" data-caption="Two">',
  ],
  [
    "a list in a cell, a table in a cell",
    "<table><tr><td>1<ul><li>2</li><li>3</li></ul>4</td></tr><tr><td><table><tr><td>5</td><td>6</td></tr></table></td><td>7</td></tr></table>",
    "<table><tr><td>1<br>2<br>3<br>4</td></tr><tr><td>5<br>6</td><td>7</td></tr></table>",
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
    '<img data-media="8" data-caption="So it looks">',
  ],
  ["nothing", "<script>alert(1)</script><style>p{}</style>", ""],
])("%s", (_, html, wanted) => {
  expect(plain(html)).toBe(wanted);
  expect(() => fromHtml(wanted)).not.toThrow();
});

test("elements that the editor does not support are omitted and reported with their first words, or those of their text", () => {
  expect(
    plainHtml(
      '<p>See <img src="/unknown.png"> this</p><ul><li><img src="/known/9">In a list</li></ul><iframe src="https://video.test/1"><p>in it</p></iframe><table>loose<tr><td>x</td></tr></table>',
      { link, picture },
    ),
  ).toEqual({
    html: '<p>See this</p><ul><li>In a list</li></ul><p><a href="https://video.test/1">https://video.test/1</a></p><table><tr><td>x</td></tr></table>',
    lost: [
      'a picture in a list or table (/known/9) ("See this In a list loose x")',
      'a frame is a link (https://video.test/1) ("See this In a list loose x")',
      'text in a table outside its cells ("loose")',
    ],
  });
});

const IN_PLACE = "<p>The text begins.</p>";
test.each<[html: string, note: string]>([
  ["<p>A <mark>marked</mark> word</p>", 'highlighted text becomes plain text ("marked")'],
  [
    "<dl><dt>Term</dt><dd>Meaning</dd></dl>",
    'a list of definitions becomes paragraphs ("Term Meaning")',
  ],
  [
    "<details><summary>More</summary><p>Inner</p></details>",
    'an expandable text becomes paragraphs ("More Inner")',
  ],
  ["<h5>Five</h5>", 'a heading of level 5 becomes level 4 ("Five")'],
  [
    "<p><abbr title='HyperText'>HT</abbr></p>",
    'an abbreviation without its explanation (HyperText) ("HT")',
  ],
  ["<ul><li><h3>Head</h3></li></ul>", 'a heading within a list, table or quote is a line ("Head")'],
  [
    "<ul><li><blockquote>Said</blockquote></li></ul>",
    'a quote within a list, table or quote becomes lines ("Said")',
  ],
  [
    "<blockquote><ul><li>One</li></ul></blockquote>",
    'a list within a table or quote becomes lines ("One")',
  ],
  [
    "<ul><li>a<pre>b\nc</pre></li></ul>",
    'a code block within a list, table or quote becomes a line ("b c")',
  ],
  [
    "<ul><li>a<hr>b</li></ul>",
    'a horizontal rule within a list, table or quote is omitted ("The text begins. a b")',
  ],
  [
    "<ul><li><table><tr><td>x</td></tr></table></li></ul>",
    'a table within a list, table or quote becomes lines ("x")',
  ],
  [
    "<table><caption>Prices</caption><tr><td>x</td></tr></table>",
    'a table\'s caption is a paragraph ("Prices")',
  ],
  [
    "<figure><table><tr><td>x</td></tr></table><figcaption>Prices</figcaption></figure>",
    'a caption is a paragraph ("Prices")',
  ],
  [
    '<figure><img src="/known/7"><figcaption>By <a href="/x">me</a></figcaption></figure>',
    'the links and formats of a caption are omitted ("By me")',
  ],
  ["<pre>a <strong>b</strong></pre>", 'the links and formats of a code block are omitted ("b")'],
  [
    '<script async src="https://gist.github.com/x.js"></script>',
    'a script (https://gist.github.com/x.js) ("The text begins.")',
  ],
  ['<video controls><source src="/a.mp4"></video>', 'a video (/a.mp4) ("The text begins.")'],
  ["<svg><text>Drawn</text></svg>", 'a drawing ("Drawn")'],
  ["<form><select><option>One</option></select></form>", 'a field ("One")'],
  [
    '<figure class="wp-block-embed"><div>https://x.test/status/1</div></figure>',
    'an embed is a link (https://x.test/status/1) ("https://x.test/status/1")',
  ],
  [
    '<iframe src="https://player.vimeo.com/video/123456"></iframe>',
    'a video is a card that shows it when it is pressed (https://vimeo.com/123456) ("The text begins.")',
  ],
  [
    '<p><a href="#place">Down</a></p><h3 id="place">There</h3>',
    'a link to a section of the text (#place): the section has lost its name ("There")',
  ],
])("%s is reported", (html, note) => {
  const { html: made, lost } = plainHtml(IN_PLACE + html, { link, picture });
  expect(lost).toEqual([note]);
  expect(() => fromHtml(made)).not.toThrow();
});

/** All HTML fields of the demo content; titles are inline HTML, fixed texts are not records. */
function htmlFields(value: unknown): string[] {
  if (typeof value === "string")
    return /^<[a-z]/.test(value) && !value.startsWith("<section") ? [value] : [];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(htmlFields)
    : [];
}

test("the demo content, which the editor supports, is unchanged", () => {
  const fields = htmlFields(loadContent());
  expect(fields.length).toBeGreaterThan(100);
  // The editor writes the element that a table has in any case.
  const tags = (html: string): string[] =>
    normal(html).filter((part) => part !== "<tbody>" && part !== "</tbody>");
  for (const html of fields) expect(tags(plain(html)), html).toEqual(tags(toHtml(fromHtml(html))));
});

test("HTML that is cut anywhere is still valid for the editor", () => {
  const whole =
    '<div><h2>A</h2><figure><img src="/known/7"><figcaption>c</figcaption></figure><blockquote><p>q</p><pre>x</pre></blockquote><pre><code>a\nb</code></pre><hr><ul><li><b>x<p>y</p></b><ol><li>z</li></ol></li></ul><table><tr><td>1<ul><li>2</li></ul></td></tr></table><a href="/x">l<div>m</div></a>tail</div>';
  for (let end = 0; end <= whole.length; end++)
    for (const html of [whole.slice(0, end), whole.slice(end)])
      expect(() => fromHtml(plain(html)), html).not.toThrow();
});

test("a title keeps its emphasis, and its entities are decoded", () =>
  expect(
    plainTitle(
      '<span class="x">R&#038;D <b>partners</b></span><br/>&#8220;now&#8221; &#8211; 1 &lt; 2',
    ),
  ).toBe("R&amp;D <strong>partners</strong><br>“now” – 1 &lt; 2"));

test("an article without sections is split at its headings", () => {
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
