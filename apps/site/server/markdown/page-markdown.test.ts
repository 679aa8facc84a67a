import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, test } from "vitest";
import { pageMarkdown } from "#server/markdown/page-markdown.ts";

const PAGE = "https://m.example/blog/costs";
const HEAD = `<title>Costs &amp; "terms" | M</title><link rel="canonical" href="${PAGE}"/><link rel="alternate" hreflang="en" href="${PAGE}"/><link rel="alternate" hreflang="de" href="https://m.example/de/blog/kosten"/><link rel="alternate" hreflang="x-default" href="${PAGE}"/><meta property="article:published_time" content="2026-11-10"/>`;
const page = (main: string, around = "") =>
  `<!DOCTYPE html><html lang="en"><head>${HEAD}</head><body><header>Menu</header>${around}<main>${main}</main><footer>Imprint</footer></body></html>`;
/** Without the facts at its beginning. */
const markdown = (main: string) =>
  pageMarkdown(page(main), PAGE).replace(/^---\n.*?\n---\n\n/s, "");

test("[AI-01] a page's facts are its title, address, language, date and versions", () => {
  expect(pageMarkdown(page("<h1>Costs</h1>"), PAGE)).toBe(`---
title: "Costs & \\"terms\\" | M"
url: "${PAGE}"
language: "en"
date: "2026-11-10"
languages:
  "de": "https://m.example/de/blog/kosten.md"
---

# Costs
`);
});

test("[AI-02] it contains nothing that the page does not show, and no controls", () => {
  const hidden = [
    "<script>var a</script>",
    "<style>a{}</style>",
    "<template><p>T</p></template>",
    "<noscript>N</noscript>",
    '<p hidden="">H</p>',
    '<p aria-hidden="true">A</p>',
    '<div inert=""><p>I</p></div>',
    "<dialog><p>D</p></dialog>",
    "<svg><text>S</text></svg>",
    "<fieldset><legend>L</legend><label>R<input type=radio></label></fieldset>",
    '<div data-again=""><p>Twice</p></div>',
    '<img src="/decoration.webp" alt="">',
  ];
  expect(markdown(`<h1>One</h1>${hidden.join("")}<p>Two</p>`)).toBe("# One\n\nTwo\n");
  expect(pageMarkdown(page("<h1>One</h1>", "<div><p>Cookies</p></div>"), PAGE)).not.toMatch(
    /Menu|Imprint|Cookies/,
  );
});

test("a form is a link to it with its button's words; a table in it stays", () => {
  expect(
    markdown(
      '<form id="contact"><input type=hidden name=a value=secret><p>Message</p><label>Name <input name=n></label><table><tr><th>People</th><td>2 <button name="team" value="x">Delete</button></td></tr></table><div><button type="submit">Send <b>it</b></button></div></form>',
    ),
  ).toBe(`| People | 2 |\n| - | - |\n\n[Send it](${PAGE}#contact)\n`);
});

test("[AI-01] links lead to the Markdown of pages; other schemes than the web's, mail's and phone's are only text", () => {
  const link = (href: string) => markdown(`<p><a href="${href}">x</a></p>`).trim();
  expect(link("/clients?page=2#top")).toBe("[x](https://m.example/clients.md?page=2)");
  expect(link("/clients?a=1&b=2")).toBe("[x](https://m.example/clients.md?a=1&b=2)");
  expect(link("/")).toBe("[x](https://m.example/index.md)");
  expect(link("/de")).toBe("[x](https://m.example/de.md)");
  expect(link("https://m.example/pricing")).toBe("[x](https://m.example/pricing.md)");
  expect(link("/media/price.pdf")).toBe("[x](https://m.example/media/price.pdf)");
  expect(link("https://other.example/a")).toBe("[x](https://other.example/a)");
  expect(link("#contact")).toBe(`[x](${PAGE}#contact)`);
  expect(link("mailto:a@m.example")).toBe("[x](mailto:a@m.example)");
  for (const href of [
    "javascript:alert(1)",
    " JaVaScript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "http://[",
    "//",
  ])
    expect(link(href), href).toBe("x");
  expect(markdown('<p><img src="data:image/png;base64,AA" alt="x">y</p>')).toBe("y\n");
});

test("a card's link is at its heading, once; words that the page shows apart stay apart", () => {
  expect(
    markdown(
      '<a href="/a"><div><h3>Engineer<span>Urgent</span></h3></div><p>Sofia</p><p><span>Hybrid</span><span>Full time</span></p></a><p><strong>Iryna S.</strong>Lead</p><p>inter<em>national</em> <b>API</b>s</p>',
    ),
  ).toBe(
    "### [Engineer Urgent](https://m.example/a.md)\n\nSofia\n\nHybrid Full time\n\n**Iryna S.** Lead\n\ninter*national* **API**s\n",
  );
});

describe("[AI-03] hostile content", () => {
  test("of a table stays one row for each row, with its cells", () => {
    const text = markdown(
      '<table><tr><th>A | B</th><th>x\ny</th></tr><tr><td>one \\| two</td><td><code>a|b`c\n|</code></td></tr><tr><td><p>p1</p><p>p2</p><ul><li>l1</li></ul><pre>a\n\nb</pre></td><td>&lt;script>alert(1)&lt;/script></td></tr><tr><td><table><tr><td>in|ner</td></tr></table></td><td>a<br>| - |<br>---</td></tr><tr><td colspan="100000">wide</td></tr></table>',
    );
    const rows = text.trim().split("\n");
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatch(/^\| A \\\| B \| x y \|/);
    expect(text).toContain("\\<script>");
    expect(text).toContain("| p1 p2 l1 a b |");
    expect(text).toContain("| in\\|ner |");
    for (const row of rows) expect(row.replace(/\\./g, "").split("|").length).toBeLessThan(25);
  });

  test("is no structure: text that looks like Markdown or HTML is read as text", () => {
    const texts = [
      "# heading",
      "1. list",
      "- list",
      "> quote",
      "---",
      "```",
      "[x](javascript:alert(1))",
      "![x](y)",
      "&lt;img src=x onerror=alert(1)>",
      "&amp;lt;b>",
      "| a | b |",
      "*a* __b__ ~~c~~ `d`",
      "[a]: http://x",
      "a\u2028b",
    ];
    for (const text of texts) {
      const tree = fromMarkdown(markdown(`<p>${text}</p>`));
      expect(
        tree.children.map(({ type }) => type),
        text,
      ).toEqual(["paragraph"]);
      const [paragraph] = tree.children;
      const kinds = paragraph && "children" in paragraph ? paragraph.children : [];
      expect(new Set(kinds.map(({ type }) => type)), text).toEqual(new Set(["text"]));
    }
  });

  test("of the title breaks no fact", () => {
    const html = page("x").replace(/<title>.*?<\/title>/, "<title>a\n---\nurl: evil\u0000</title>");
    const [, facts = ""] = /^---\n(.*?)\n---\n/s.exec(pageMarkdown(html, PAGE)) ?? [];
    expect(facts.split("\n").filter((line) => line.startsWith("url:"))).toEqual([`url: "${PAGE}"`]);
    expect(pageMarkdown(page("x").replace("Costs", "x".repeat(9000)), PAGE).length).toBeLessThan(
      900,
    );
  });

  test("is bounded: deep nesting is read, and a page that is too long ends with a link to it", () => {
    const deep = 20_000;
    expect(markdown(`${"<div>".repeat(deep)}deep${"</div>".repeat(deep)}<p>after</p>`)).toBe(
      "deep\n\nafter\n",
    );
    for (const long of [
      "<p>w</p>".repeat(20_000),
      `<p>${"x".repeat(400_000)}</p>`,
      `<p>${"*".repeat(250_000)}</p>`,
    ]) {
      const text = markdown(long);
      expect(text.length).toBeLessThan(400_200);
      expect(text.endsWith(`\n[…](<${PAGE}>)\n`)).toBe(true);
    }
  });
});

test("headings, lists, quotes, code, struck words, definitions and pictures have their Markdown", () => {
  expect(
    markdown(
      '<h2>T\u00ado</h2><ol start="3"><li>c</li></ol><blockquote><p>q</p></blockquote><pre><code>a\n  b</code></pre><p><del>old</del> <sub>2</sub></p><dl><dt>Place</dt><dd>Sofia</dd></dl><img src="/p.webp" alt="Office">',
    ),
  ).toBe(
    "## To\n\n3. c\n\n> q\n\n```\na\n  b\n```\n\n~~old~~ 2\n\n- Place\n\n  Sofia\n\n![Office](https://m.example/p.webp)\n",
  );
});
