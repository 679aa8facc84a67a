import { describe, expect, test } from "vitest";
import { proseOf } from "#app/content/prose/prose.server.ts";
import { safeBlocks, safeInline } from "#app/content/prose/sanitize.server.ts";
import { fakeContent, HOST } from "#app/content/testing/fake-content.ts";
import { createHeadingIds } from "#app/content/prose/heading-ids.ts";
import { english } from "@meridian/messages/language";

const prose = (html: string, top: 2 | 3 = 2) =>
  proseOf(html, { content: fakeContent({}), ids: createHeadingIds(), top, t: english });
const printed = (html: string, top: 2 | 3 = 2): string => prose(html, top).html;

describe("removes everything that could run code, style or submit", () => {
  test.each([
    ["<p>a<script>alert(1)</script>b</p>", "<p>ab</p>"],
    ["<p>a<style>p{color:red}</style>b</p>", "<p>ab</p>"],
    ['<p onclick="x()" style="color:red" class="big" data-x="1">a</p>', "<p>a</p>"],
    ['<img src=x onerror="x()">', ""],
    ['<img src="data:image/svg+xml,<svg onload=x()>">', ""],
    ['<a href="javascript:x()">a</a>', "<a>a</a>"],
    ['<a href=" java\tscript:x()">a</a>', "<a>a</a>"],
    [
      '<a href="https://evil.example" data-frame="https://evil.example">a</a>',
      '<a href="https://evil.example" rel="noopener">a</a>',
    ],
    ['<svg><script>x()</script><a xlink:href="javascript:x()">a</a></svg>', ""],
    ["<math><mtext></mtext><mglyph><style><img src=x onerror=x()></style></math>", ""],
    ['<noscript><p title="</noscript><img src=x onerror=x()>"></noscript>', ""],
    ['<form action="/x"><input name="a"><button>Send</button></form>', "Send"],
    ['<object data="x.swf">a</object><embed src="x.swf">', ""],
    [
      '<base href="//evil.example"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="//evil.example/x.css">',
      "",
    ],
    ["<!-- a comment --><p>a</p>", "<p>a</p>"],
  ])("%s", (html, clean) => expect(printed(html)).toBe(clean));

  test("a picture loses its event handlers", () => {
    const html = printed('<img src="/media/a.svg" onerror="x()" alt="a" style="x" onload=x()>');
    expect(html).toBe(
      '<img src="/pictures/original/media/a.svg" alt="a" loading="lazy" decoding="async" />',
    );
  });

  test("the shorter allowlists remove them, too", () => {
    expect(safeInline('<b onclick="x()">a</b><a href="/b">b</a><p>c</p><script>x()</script>')).toBe(
      "<b>a</b>bc",
    );
    expect(
      safeBlocks(
        '<p style="x">a<iframe src="javascript:x()"></iframe></p><img src="/media/a.webp">',
        english,
      ),
    ).toBe("<p>a</p>");
  });
});

test("in mixed text a video is a link to its page, and struck or underlined text stays", () => {
  expect(
    safeBlocks(
      '<p>a <s>b</s> <u>c</u></p><iframe src="https://www.youtube.com/embed/abcdefghijk">old words</iframe>',
      english,
    ),
  ).toBe(
    '<p>a <s>b</s> <u>c</u></p><a href="https://www.youtube.com/watch?v=abcdefghijk" rel="noopener">Watch the video on YouTube</a>',
  );
});

test("closes open tags, drops stray end tags and confines the text", () => {
  expect(printed("<p><strong>a")).toBe("<p><strong>a</strong></p>");
  expect(printed("</div></main></section>a<ul><li>b<li>c")).toBe("a<ul><li>b</li><li>c</li></ul>");
  expect(printed("a < b & c <")).toBe("a &lt; b &amp; c &lt;");
});

describe("headings", () => {
  test("get unique ids from their words, without section numbers", () => {
    const { html, headings } = prose(
      "<h2>1. What it costs</h2><h2>What it <em>costs</em></h2><h3>R&amp;D, “Öffnung”</h3><h2>费用</h2><h2>!!!</h2>",
    );
    expect(headings.map(({ id }) => id)).toEqual([
      "what-it-costs",
      "what-it-costs-2",
      "r-d-öffnung",
      "费用",
      "section",
    ]);
    expect(headings[1]).toEqual({ id: "what-it-costs-2", title: "What it costs", level: 2 });
    expect(html).toContain('<h2 id="what-it-costs-2">What it <em>costs</em></h2>');
  });

  test("keep an editor's safe and free id, and never take one of the page's own", () => {
    const { html, headings } = prose(
      '<h2 id="price">A</h2><h2 id="price">B</h2><h2 id="main">C</h2><h2>Main</h2><h2 id="a b&quot;><script>">D</h2>',
    );
    expect(headings.map(({ id }) => id)).toEqual(["price", "b", "c", "main-2", "d"]);
    expect(html).not.toContain("script");
  });

  test("use the id of the section they open", () => {
    const { html, headings } = prose(
      '<section id="costs"><h2>What it costs</h2><p>a</p></section>',
    );
    expect(headings).toEqual([{ id: "costs", title: "What it costs", level: 2 }]);
    expect(html).toBe('<section id="costs"><h2>What it costs</h2><p>a</p></section>');
  });

  test("begin at the level the page has for them; empty ones are removed", () => {
    expect(printed("<h1>A</h1><h2>B</h2><h6>C</h6>")).toBe(
      '<h2 id="a">A</h2><h3 id="b">B</h3><h6 id="c">C</h6>',
    );
    expect(printed("<h2>A</h2><h3>B</h3>", 3)).toBe('<h3 id="a">A</h3><h4 id="b">B</h4>');
    expect(printed("<h2> </h2><h2>&nbsp;</h2><p>a</p>")).toBe("<p>a</p>");
  });
});

describe("links", () => {
  test("to other sites get rel=noopener, those within the site stay plain", () => {
    expect(printed('<a href="https://example.com/a" target="_blank" rel="opener">a</a>')).toBe(
      '<a href="https://example.com/a" rel="noopener">a</a>',
    );
    expect(
      printed('<a href="/pricing">a</a><a href="#costs">b</a><a href="mailto:a@b.example">c</a>'),
    ).toBe('<a href="/pricing">a</a><a href="#costs">b</a><a href="mailto:a@b.example">c</a>');
  });

  test("to the host's own pictures use the picture route, to its other files the host", () => {
    expect(printed(`<a href="${HOST}/media/a.webp">a</a>`)).toBe(
      '<a href="/pictures/original/media/a.webp">a</a>',
    );
    expect(printed(`<a href="${HOST}/media/a.pdf">a</a>`)).toBe(
      `<a href="${HOST}/media/a.pdf" rel="noopener">a</a>`,
    );
  });
});

describe("pictures", () => {
  test("of the host come in modern formats, no larger than the original, with their alt text", () => {
    const html = printed(
      `<figure><img src="${HOST}/media/a.webp" width="320" height="200" alt="A &quot;chart&quot; &lt;x&gt;" srcset="x 2x"><figcaption>b</figcaption></figure>`,
    );
    expect(html).toBe(
      '<figure><picture><source type="image/avif" srcset="/pictures/320.avif/media/a.webp 320w" sizes="(max-width: 52rem) 92vw, 46rem" />' +
        '<source type="image/webp" srcset="/pictures/320.webp/media/a.webp 320w" sizes="(max-width: 52rem) 92vw, 46rem" />' +
        '<img src="/pictures/320.webp/media/a.webp" alt="A &quot;chart&quot; &lt;x&gt;" width="320" height="200" loading="lazy" decoding="async" /></picture><figcaption>b</figcaption></figure>',
    );
  });

  test("as SVG are served unchanged; without alt text they are decorative", () => {
    expect(printed('<img src="/media/a.svg">')).toBe(
      '<img src="/pictures/original/media/a.svg" alt="" loading="lazy" decoding="async" />',
    );
  });

  test("without a valid size have one candidate, so that the browser uses the picture's own size", () => {
    for (const size of ["", ' width="0" height="0"', ' width="1" height="1"'])
      expect(printed(`<img src="/media/a.webp"${size}>`)).toBe(
        '<picture><source type="image/avif" srcset="/pictures/1080.avif/media/a.webp" /><source type="image/webp" srcset="/pictures/1080.webp/media/a.webp" />' +
          '<img src="/pictures/800.webp/media/a.webp" alt="" loading="lazy" decoding="async" /></picture>',
      );
    expect(printed('<img src="/media/a.svg" width="0" height="0">')).toBe(
      '<img src="/pictures/original/media/a.svg" alt="" loading="lazy" decoding="async" />',
    );
  });

  test("of other sites and those with an invalid address are dropped", () => {
    expect(
      printed(
        '<p>a<img src="https://tracker.example/x.gif"><img src="//tracker.example/x.gif"><img></p>',
      ),
    ).toBe("<p>a</p>");
  });
});

test("a table is in a scrollable frame; cells keep their spans", () => {
  expect(
    printed(
      '<table border="1"><caption>a</caption><tr><th scope="col" colspan="2">b</th></tr></table>',
    ),
  ).toBe(
    '<div role="group" aria-label="Table" tabindex="0"><table><caption>a</caption><tr><th scope="col" colspan="2">b</th></tr></table></div>',
  );
});

test("prints the text from its tree, whatever its words or attributes look like", () => {
  const { html, headings } = prose(
    '<table id="t"><tr><td><p>before &lt;/table> after</p><table><tr><td>in</td></tr></table></td></tr></table><h2>a<br>b</h2><section id="s"><p>first</p><h2>Not its opening</h2></section><p>&lt;h2>no heading&lt;/h2></p><ol reversed="" start="3"><li>a</li></ol>',
  );
  expect(html).toBe(
    '<div role="group" aria-label="Table" tabindex="0"><table id="t"><tr><td><p>before &lt;/table&gt; after</p>' +
      '<div role="group" aria-label="Table" tabindex="0"><table><tr><td>in</td></tr></table></div></td></tr></table></div>' +
      '<h2 id="a-b">a<br />b</h2><section id="s"><p>first</p><h2 id="not-its-opening">Not its opening</h2></section>' +
      '<p>&lt;h2&gt;no heading&lt;/h2&gt;</p><ol reversed="" start="3"><li>a</li></ol>',
  );
  expect(headings.map(({ id }) => id)).toEqual(["a-b", "not-its-opening"]);
});

test("a heading within another one is a separate heading", () => {
  const { html, headings } = prose(
    "<h2>Costs<table><tr><td><h2>Inner</h2></td></tr></table> at a glance</h2>",
  );
  expect(headings.map(({ id }) => id)).toEqual(["costs-inner-at-a-glance", "inner"]);
  expect(html).toContain('<td><h2 id="inner">Inner</h2></td>');
});

test("a heading within a table cell, and one with a picture, are headings too", () => {
  const { html, headings } = prose(
    '<table><tr><td><h3>In a cell</h3></td></tr></table><h2><img src="/media/a.svg" alt="x"></h2>',
  );
  expect(headings.map(({ title }) => title)).toEqual(["In a cell"]);
  expect(html).toContain('<h2 id="section"><img src="/pictures/original/media/a.svg"');
});

test("code scrolls in its own frame", () => {
  expect(printed("<pre><code>a &lt; b</code></pre>")).toBe(
    '<pre tabindex="0"><code>a &lt; b</code></pre>',
  );
});

test("gallery pictures drop links to the host's attachment pages, and keep links to files and other pages", () => {
  const linked = (href: string) =>
    printed(
      `<dl class="gallery-item"><dt><a href="${href}"><img src="/media/a.svg" alt="b"></a></dt></dl>`,
    );
  for (const page of [
    `${HOST}/?attachment_id=12`,
    `${HOST}/post/picture/`,
    `${HOST}/a/?x=1&amp;y=2`,
  ])
    expect(linked(page)).not.toContain("<a");
  expect(linked(`${HOST}/wp-content/uploads/a.jpg`)).toContain(
    'href="/pictures/original/wp-content/uploads/a.jpg"',
  );
  expect(linked("/pricing")).toContain('href="/pricing"');
  expect(linked("https://other.example/a")).toContain('href="https://other.example/a"');
  // Without a shown picture its link is removed as well.
  expect(
    safeBlocks(`<p>a<a href="${HOST}/?attachment_id=1"><img src="/media/a.svg"></a></p>`, english),
  ).toBe("<p>a</p>");
});

test("a video of a known site becomes a facade link with its frame; any other frame is a plain link", () => {
  const link =
    '<a href="https://www.youtube.com/watch?v=abcdefghijk" rel="noopener" data-frame="https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1">Watch the video on YouTube</a>';
  expect(
    printed(
      '<figure><div><iframe src="https://www.youtube.com/embed/abcdefghijk?rel=0" allow="x" onload="x()">old words</iframe></div></figure>',
    ),
  ).toBe(`<figure>${link}</figure>`);
  expect(
    printed(
      '<iframe src="https://evil.example/embed/abcdefghijk"></iframe><iframe srcdoc="<script>x()</script>"></iframe><p>a</p>',
    ),
  ).toBe(
    '<a href="https://evil.example/embed/abcdefghijk" rel="noopener">Open on evil.example</a><p>a</p>',
  );
});
