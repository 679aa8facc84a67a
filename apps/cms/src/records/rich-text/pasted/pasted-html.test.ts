import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plainHtml } from "#moving-in/import/map/plain-html.ts";
import { addressOf } from "#records/rich-text/pasted/address-of.ts";
import { pictureNote } from "#records/rich-text/pasted/picture-notes.ts";
import { remotePictureOf, remoteSource } from "#records/rich-text/pasted/remote-picture.ts";
import { officeHtml, pastedHtml } from "#records/rich-text/pasted/pasted-html.ts";
import { processorTime } from "../../../../../../tests/processor-time.ts";

const from = (name: string): string =>
  readFileSync(new URL(`testing/${name}.html`, import.meta.url), "utf8");

/** An import of the same HTML, which the editor reads without loss. */
const imported = (html: string) => plainHtml(html, { link: addressOf, picture: () => undefined });

test("Word: lists are lists, headings keep their order, deleted text is removed", () => {
  expect(imported(pastedHtml(from("word"))).html).toBe(
    '<h2>Word heading</h2><p>Normal <strong>bold</strong> text</p><ul><li>First bullet</li><li>Second bullet</li></ul><ol><li>Numbered one</li></ol><table><tr><td colspan="2">merged</td></tr><tr><td>x</td><td>y</td></tr></table><p>A tracked new and commented end</p>',
  );
});

test("Outlook: a link without an address becomes text, a redirect is replaced by its target", () => {
  expect(imported(pastedHtml(from("outlook"))).html).toBe(
    '<p>Dear team,</p><p>[Picture not taken over. Insert it by hand.]</p><p>See doc or <a href="https://example.com">site</a> or js</p>',
  );
});

test("Google Docs: the wrapper is not bold, bold text stays bold, lists are nested", () => {
  const { html } = imported(pastedHtml(from("gdocs")));
  expect(html).toContain(
    "<p>Plain start <strong>bold part</strong><em> italic part</em></p><ul><li>one</li><li>two</li>",
  );
  expect(html).toContain("<li>two a</li>");
  expect(html).toContain("<h2>A heading</h2>");
  expect(html).toContain('<p><a href="https://example.com/page">link</a></p>');
});

test("[EDIT-06] a picture of the web stays until the host has it; a file of a computer becomes a note", () => {
  const html = pastedHtml(from("remote-pictures"));
  const [, source = ""] = /<img src="([^"]*)">/.exec(html) ?? [];
  expect(remotePictureOf(source.replaceAll("&amp;", "&"))).toEqual({
    address: "https://pictures.example.com/a.png",
    alt: "",
  });
  expect(html).toContain(
    "<p>[Picture not taken over: clip_image002.png — browsers read no files of a computer. Insert it by hand.]</p>",
  );
});

const pasted = (attributes: string) => pastedHtml(`<p><img ${attributes}></p>`);
const noted = (facts: string) => `<p>[Picture not taken over${facts}. Insert it by hand.]</p>`;

test.each([
  ["C:\\Users\\anna\\plan.png", ": plan.png — browsers read no files of a computer"],
  ["cid:image001", ""],
  ["blob:https://cms.example.com/1", ""],
  ["data:text/html,x", ""],
  ["data:image/svg+xml,%3Csvg%3E", ""],
  [`https://x.example/${"a".repeat(5000)}`, `: x.example/${"a".repeat(69)}…`],
  ["https://", ""],
  ["", ""],
])("a note replaces a picture at %s", (src, facts) =>
  expect(pasted(`src="${src}"`)).toBe(noted(facts)),
);

test.each([
  [
    "//cdn.example.com/a%20b.png?token=secret",
    "its host answered 404",
    ": cdn.example.com/a b.png — its host answered 404",
  ],
  ["https://x.example/%E0%A4%A", "", ": x.example/%E0%A4%A"],
  ["https://x.example/<b>", "This SVG is empty.", ": x.example/<b> — This SVG is empty"],
])("the note for a picture at %s", (src, reason, facts) => {
  const source = remoteSource(src, "A plan") ?? "";
  expect(`<p>${pictureNote(source, reason)}</p>`).toBe(noted(facts).replace("%3C", "<"));
});

test("pictures of the clipboard are uploaded; counters and emoji leave no note", () => {
  const src = "data:image/png;base64,AAAA";
  expect(pasted(`src="${src}"`)).toBe(`<p><img src="${src}"></p>`);
  expect(pasted('src="https://x.example/o.gif" width="1" height="1px"')).toBe("<p></p>");
  expect(pasted('src="https://x.example/1f600.png" alt="😀"')).toBe("<p>😀</p>");
});

test("an import from Word's HTML still fetches the pictures itself", () => {
  const src = "https://pictures.example.com/a.png";
  expect(officeHtml(`<p class=MsoNormal><img src="${src}"></p>`)).toContain(`<img src="${src}">`);
});

const item = (level: number, sign: string, text: string, list = "l0"): string =>
  `<p class=MsoListParagraph style='mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;

test("nested lists of both kinds, with any first number", () => {
  const html =
    item(1, "1.", "a") +
    item(2, "o", "b") +
    item(2, "o", "c") +
    item(3, "§", "d") +
    item(1, "2.", "e");
  expect(pastedHtml(html)).toBe(
    "<ol><li>a<ul><li>b</li><li>c<ul><li>d</li></ul></li></ul></li><li>e</li></ol>",
  );
  expect(pastedHtml(item(2, "3)", "deep") + item(1, "·", "out"))).toBe(
    '<ol start="3"><li>deep</li></ol><ul><li>out</li></ul>',
  );
  expect(pastedHtml(item(1, "·", "a") + item(1, "·", "b", "l4"))).toBe(
    "<ul><li>a</li></ul><ul><li>b</li></ul>",
  );
});

test("a numbered heading keeps its number; headings are lowered together, to the fourth level at most", () => {
  expect(
    pastedHtml(
      "<h1 style='mso-list:l1 level1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Intro</h1><h2>a</h2><h3>b</h3><h5>c</h5>",
    ),
  ).toBe("<h2>1. Intro</h2><h3>a</h3><h4>b</h4><h4>c</h4>");
  expect(pastedHtml("<h2>a</h2><h3>b</h3><h6>c</h6>")).toBe("<h2>a</h2><h3>b</h3><h4>c</h4>");
});

test("tracked changes and comments of Word are resolved; a web page's own ins and del stay", () => {
  const word = (html: string) => pastedHtml(`<p class=MsoNormal>${html}</p>`);
  expect(word('a <del cite="mailto:x" datetime="2026">old</del><ins>new</ins>')).toBe(
    "<p>a new</p>",
  );
  expect(word("a <span class=msoDel>old</span><span class=msoIns>new</span>")).toBe("<p>a new</p>");
  expect(word('a<a class=msocomanchor href="#_msocom_1">[A1]</a> b<a href="#_ftn1">[1]</a>')).toBe(
    "<p>a b[1]</p>",
  );
  expect(pastedHtml("<p>a <del>old</del> <ins>new</ins></p>")).toBe(
    "<p>a <s>old</s> <u>new</u></p>",
  );
});

test("only addresses with a valid target become links", () => {
  for (const none of [
    "",
    "file:///C:/x.docx",
    "javascript:alert(1)",
    "about:blank",
    "cid:1",
    "data:text/html,x",
    "//x.example",
    "/\\x.example",
    "x.docx",
    "blob:https://x",
  ])
    expect([none, pastedHtml(`<p><a href="${none}">a</a></p>`)]).toEqual([none, "<p>a</p>"]);
  for (const [written, to] of [
    ["https://x.example/?a=1&amp;b=2", "https://x.example/?a=1&amp;b=2"],
    ["mailto:a@x.example", "mailto:a@x.example"],
    ["/pricing", "/pricing"],
    ["#part", "#part"],
    ["www.x.example", "https://www.x.example"],
    [
      "https://www.google.com/search?q=https://x.example",
      "https://www.google.com/search?q=https://x.example",
    ],
  ])
    expect(pastedHtml(`<a href="${written}">a</a>`)).toBe(`<a href="${to}">a</a>`);
});

test("an import reads text that was pasted into the other host in the same way, and reports what was removed", () => {
  expect(imported(from("word")).html).toBe(imported(pastedHtml(from("word"))).html);
  expect(imported(from("word")).lost.join()).toContain("deleted in Word");
  const own = '<p class="a">x <del>old</del></p><h1>b</h1>';
  expect(officeHtml(own)).toBe(own);
});

test("the processing time of a long text is linear in its length", () => {
  const cost = (times: number): number => {
    const html = item(1, "·", "a").repeat(times);
    return processorTime(() => pastedHtml(html));
  };
  // Of three: a run may have the compiler's and the collector's work.
  const least = (times: number): number => Math.min(...[1, 2, 3].map(() => cost(times)));
  expect(least(8000)).toBeLessThan(30 * least(800) + 100);
});
