import { expect, test } from "vitest";
import { inlineStyles, StyleError } from "#server/page-cache/inline-styles.ts";

const sheets = (href: string): string | undefined =>
  ({
    "/a.css": "@layer reset,base;a{color:red}",
    "/b.css": "b{c:d}",
    "/odd.css": "a{content:'</style>'}",
  })[href];
const page = (links: string): string =>
  `<html><head><title>T</title>${links}</head><body><link rel="stylesheet" href="/not-ours.css"/></body></html>`;

test("a page has its styles inside, in the order of its links; its other links and its body stay", () => {
  expect(
    inlineStyles(
      page(
        '<link rel="stylesheet" href="/b.css"/><link rel="icon" href="/i.svg"/><link rel="stylesheet" href="/a.css"/>',
      ),
      sheets,
    ),
  ).toBe(
    '<html><head><title>T</title><link rel="icon" href="/i.svg"/><style>b{c:d}\n@layer reset,base;a{color:red}</style></head><body><link rel="stylesheet" href="/not-ours.css"/></body></html>',
  );
  expect(inlineStyles(page(""), sheets)).toBe(page(""));
});

test.each([
  ["an unknown sheet", page('<link rel="stylesheet" href="/gone.css"/>')],
  ["a sheet for some media only", page('<link rel="stylesheet" href="/a.css" media="print"/>')],
  ["a sheet that would end its element", page('<link rel="stylesheet" href="/odd.css"/>')],
  ["a page without a head", "<p>no page"],
])("%s is told of", (_, html) => expect(() => inlineStyles(html, sheets)).toThrow(StyleError));

test("a page that stands in another's place has only the sheets it has a class of, and those without classes", () => {
  const own: Record<string, string> = {
    "/root.css": ":root{--ink:#000}.head{a:b}",
    "/plain.css": "p{margin:0}",
    "/band.css": "@layer ui{.band{a:b}.band>.title{c:d}}",
  };
  const links = Object.keys(own)
    .map((href) => `<link rel="stylesheet" href="${href}"/>`)
    .join("");
  const html = `<html><head>${links}</head><body><p class="notice head">Not found</p></body></html>`;
  const found = inlineStyles(html, (href) => own[href], true);
  expect(found).toContain(own["/root.css"]);
  expect(found).toContain(own["/plain.css"]);
  expect(found).not.toContain("band");
  expect(found).not.toContain("stylesheet");
  expect(inlineStyles(html, (href) => own[href])).toContain(own["/band.css"]);
});
