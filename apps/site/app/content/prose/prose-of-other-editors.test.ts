import { describe, expect, test } from "vitest";
import { proseOf } from "#app/content/prose/prose.server.ts";
import { safeBlocks } from "#app/content/prose/sanitize.server.ts";
import { fakeContent, HOST } from "#app/content/testing/fake-content.ts";
import { createHeadingIds } from "#app/content/prose/heading-ids.ts";
import { english } from "@meridian/messages/language";
import { processorTime } from "../../../../../tests/processor-time.ts";

const prose = (html: string) =>
  proseOf(html, { content: fakeContent({}), ids: createHeadingIds(), top: 2, t: english });
const printed = (html: string): string => prose(html).html;

describe("what an editor placed apart stays apart", () => {
  test("the text of a box is a paragraph; a box of blocks leaves only its anchor", () => {
    expect(
      printed(
        '<div class="wp-block-buttons"><div class="wp-block-button"><a href="/a">A</a></div><div class="wp-block-button"><a href="/b">B</a></div></div><div id="team"><div>x</div><p>y</p></div><div> </div><table><tr><td><div>z</div></td></tr></table><figure><div>in a figure</div></figure>',
      ),
    ).toBe(
      '<p><a href="/a">A</a></p><p><a href="/b">B</a></p><div id="team"><p>x</p><p>y</p></div> ' +
        '<div role="group" aria-label="Table" tabindex="0"><table><tr><td><p>z</p></td></tr></table></div><figure>in a figure</figure>',
    );
  });

  test("a file block is one link", () => {
    const file = `<a href="${HOST}/a.pdf">Price list</a><a href="${HOST}/a.pdf" class="wp-block-file__button" download>Download</a>`;
    expect(printed(`<div class="wp-block-file">${file}</div>`)).toBe(
      `<p><a href="${HOST}/a.pdf" rel="noopener">Price list</a></p>`,
    );
    // A link in two pieces keeps both.
    expect(printed('<p><a href="/a">Two</a><a href="/a"><b>pieces</b></a></p>')).toContain(
      "pieces",
    );
  });
});

test("links follow an anchor that needs another id, unless another element has its own", () => {
  const { html, headings } = prose(
    '<p><a href="#menu">a</a><a href="#_Toc1">b</a><a href="#a b">c</a><a href="#price">d</a></p>' +
      '<h2 id="menu">Our menu</h2><h2 id="_Toc1">1. Costs</h2><a name="a b"></a><p id="price">x</p><h2 id="price">Again</h2>',
  );
  expect(headings.map(({ id }) => id)).toEqual(["our-menu", "_Toc1", "again"]);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "#our-menu",
    "#_Toc1",
    "#a-b",
    "#price",
  ]);
  expect(html).toContain('<a id="a-b"></a>');
});

describe("a link replaces what is not shown", () => {
  const file = `${HOST}/wp-content/uploads/2026/11/film.mp4`;
  const player = (tag: string, name: string) =>
    `<${tag} src="/pictures/original/wp-content/uploads/2026/11/${name}" controls="" preload="metadata"></${tag}>`;
  const to = (href: string, words: string) => `<a href="${href}" rel="noopener">${words}</a>`;

  test.each([
    [
      `<figure class="wp-block-video"><video controls src="${file}"></video><figcaption>A film</figcaption></figure>`,
      `<figure>${player("video", "film.mp4")}<figcaption>A film</figcaption></figure>`,
    ],
    [
      `<video class="wp-video-shortcode"><source type="video/mp4" src="${file}"><source src="b.webm"><a href="${file}">${file}</a></video>`,
      player("video", "film.mp4"),
    ],
    [
      `<figure class="wp-block-audio"><audio controls src="${HOST}/wp-content/uploads/2026/11/talk.mp3"></audio></figure>`,
      `<figure>${player("audio", "talk.mp3")}</figure>`,
    ],
    [
      '<figure class="wp-block-audio"><audio controls src="https://other.example/a.mp3"></audio></figure>',
      `<figure>${to("https://other.example/a.mp3", "Listen to the recording")}</figure>`,
    ],
    [
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d24.7!3d59.43!2sX" title="Our office">old words</iframe>',
      to("https://www.google.com/maps/search/?api=1&amp;query=59.43%2C24.7", "Our office"),
    ],
    [
      '<iframe data-src="https://docs.google.com/forms/d/e/x/viewform?embedded=true" src="about:blank"></iframe>',
      to("https://docs.google.com/forms/d/e/x/viewform?embedded=true", "Open on docs.google.com"),
    ],
    [
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://social.example/a/1\n</div></figure>',
      `<figure>${to("https://social.example/a/1", "Open on social.example")}</figure>`,
    ],
    [
      '<form action="/a/#wpcf7-f5-p12-o1" method="post" class="wpcf7-form"><p>Name <input name="a"></p><button>Send</button></form>',
      '<a href="/#contact-form">Write to us</a>',
    ],
    [
      '<form method="post" action="https://list.example/subscribe"><input name="EMAIL"></form>',
      to("https://list.example/subscribe", "Open the form on list.example"),
    ],
  ])("%s", (html, shown) => {
    expect(printed(html)).toBe(shown);
    // Mixed text has the same players and words, a quote only links.
    const words = /<a [^>]*>([^<]*)<\/a>/.exec(shown)?.[1];
    const part = words === undefined ? /<(?:video|audio) [^>]*>/.exec(shown)?.[0] : `>${words}`;
    expect(safeBlocks(html, english, fakeContent({}))).toContain(part);
    expect(safeBlocks(html, english)).toMatch(words ? `>${words}` : />(?:Watch the video|Listen)/);
  });

  const captions = `<track kind="captions" srclang="de" label="Deutsch" src="${HOST}/a/film.de.vtt" default>`;
  const others = `<track src="https://other.example/a.vtt" srclang="en"><track src="${HOST}/a/film.srt">`;
  const shownTrack =
    '<track kind="captions" srclang="de" label="Deutsch" default="" src="/pictures/original/a/film.de.vtt" />';

  test("a player keeps the captions of the host that browsers can read", () => {
    const html = `<video src="${file}">${captions}${others}</video>`;
    const shown = player("video", "film.mp4").replace("><", `>${shownTrack}<`);
    expect(printed(html)).toBe(shown);
    expect(safeBlocks(html, english, fakeContent({}))).toBe(shown);
  });

  test("captions without a player go", () => {
    const html = `<video src="https://other.example/a.mp4">${captions}</video><audio src="${HOST}/a/talk.mp3">${captions}</audio>${captions}`;
    for (const shown of [printed(html), safeBlocks(html, english, fakeContent({}))]) {
      expect(shown).not.toContain("<track");
      expect(shown).toContain("<audio");
      expect(shown).toContain(">Watch the video</a>");
    }
  });

  test("an unsafe target gives no link", () => {
    for (const html of [
      '<video src="javascript:x()"></video>',
      '<iframe src="data:text/html,x"></iframe>',
      '<form method="post" action="javascript:x()"></form>',
    ])
      for (const shown of [printed(html), safeBlocks(html, english)])
        expect(shown).not.toContain("javascript");
  });

  test("a WordPress embed is the link next to its frame", () => {
    expect(
      printed(
        '<blockquote class="wp-embedded-content"><a href="https://blog.example/a/">A</a></blockquote><iframe class="wp-embedded-content" src="https://blog.example/a/embed/"></iframe>',
      ),
    ).toBe(`<blockquote>${to("https://blog.example/a/", "A")}</blockquote>`);
  });

  test("many unclosed tags cost linear time", () => {
    const cpu = (count: number): number => {
      const html = "<video><form method='post'><a href='x'>".repeat(count);
      return processorTime(() => safeBlocks(html, english));
    };
    cpu(500);
    expect(cpu(8000)).toBeLessThan(16 * 6 * Math.max(cpu(500), 1));
  });
});
