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

test("a sheet that is first needed below the second band is linked at that band's end, unless it is small", () => {
  const filling = `/*${"x".repeat(1000)}*/`;
  const own: Record<string, string> = {
    "/root.css": `.head{a:b}${filling}`,
    "/text.css": `.inner{a:b}${filling}`,
    "/form.css": `.form{a:b}${filling}`,
    "/small.css": ".form-icon{a:b}",
    "/plain.css": `p{margin:0}${filling}`,
    "/dialog.css": `.in-a-dialog{a:b}${filling}`,
  };
  const links = Object.keys(own)
    .map((href) => `<link rel="stylesheet" href="${href}"/>`)
    .join("");
  const first = '<section class="head">1</section>';
  const second = '<section class="band"><section class="inner">2</section>';
  const late = '</section><section class="band form"><i class="form-icon"></i></section>';
  const html = (bands: string): string => `<html><head>${links}</head><body>${bands}</body></html>`;
  const styled = inlineStyles(html(first + second + late), (href) => own[href]);
  const linked = '<link rel="stylesheet" href="/form.css" fetchpriority="low"/>';
  expect(styled.slice(styled.indexOf("</head>"))).toBe(
    html(first + second + linked + late).replace(/^.*(?=<\/head>)/, ""),
  );
  for (const href of ["/root.css", "/text.css", "/small.css", "/plain.css", "/dialog.css"])
    expect(styled).toContain(own[href]);
  expect(styled).not.toContain(own["/form.css"]);
  // Of a page with one band nothing is below.
  const short = inlineStyles(html(first), (href) => own[href]);
  for (const href of Object.keys(own)) expect(short).toContain(own[href]);
  expect(short).not.toContain("stylesheet");
});
