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
