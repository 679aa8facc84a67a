import { expect, test } from "vitest";
import type { Call } from "#call.ts";
import { addressOf, calls, type CallName } from "#calls.ts";
import { matchCalls } from "#match.ts";

const matched = (address: string, method = "GET") =>
  matchCalls(method, new URL(address, "http://host.test"));
const names = (address: string, method?: string) =>
  matched(address, method).map(({ name }) => name);

const SAMPLE: Record<string, string> = {
  slug: "wayfold-logistics",
  name: "fintech",
  id: "411",
  path: "case-studies/quillstead",
};

test.each(Object.entries(calls) as [CallName, Call][])(
  "[API-01] the address of %s is matched back to it, with its parameters",
  (name, row) => {
    for (const more of [true, false]) {
      const found = matched(addressOf(name, SAMPLE, { more }), row.method).find(
        (match) => match.name === name,
      );
      expect(found).toBeDefined();
      const used = [...(row.path + JSON.stringify(row.query ?? {})).matchAll(/\{(\w+)\}/g)].map(
        ([, param = ""]) => param,
      );
      expect(found?.params).toEqual(
        Object.fromEntries(used.map((param) => [param, SAMPLE[param]])),
      );
    }
  },
);

test("[API-01] kinds that share a path are matched in the table's order", () => {
  expect(names("/api/wp/v2/posts?slug=quillstead")).toEqual(["service", "caseStudy"]);
});

test("[API-01] brackets of the query may be encoded, further parameters are ignored", () => {
  expect(names("/api/wp/v2/posts?filter[category_name]=portfolio&per_page=100")).toEqual([
    "portfolio",
  ]);
  expect(names("/api/wp/v2/posts?filter%5Bcategory_name%5D=portfolio")).toEqual(["portfolio"]);
});

test("[API-01] a slug's slashes and a path's last slash do not matter", () => {
  for (const slug of [
    "privacy-policy/",
    "/privacy-policy",
    "privacy-policy",
    "%2Fprivacy-policy%2F",
  ])
    expect(names(`/api/wp/v2/pages?slug=${slug}`)).toEqual(["privacyPolicy"]);
  expect(matched("/api/wp/v2/pages?slug=technologies-node-js")).toEqual([
    { name: "technology", params: { name: "node-js" } },
  ]);
  expect(names("/api/wp/v2/road-map")).toEqual(["roadMap"]);
  expect(names("/api/wp/v2/career/")).toEqual(["career"]);
});

test("the SEO call takes any path, also none", () => {
  const base = "/api/wp/custom-seo/v1/get-data-by-slug";
  for (const [rest, path] of [
    ["", ""],
    ["/", ""],
    ["/blog", "blog"],
    ["/blog/a-b/", "blog/a-b"],
    ["/a%20b/%D1%8F", "a b/я"],
  ])
    expect(matched(base + rest)).toEqual([{ name: "seo", params: { path } }]);
  expect(names(`${base}s/blog`)).toEqual([]);
});

test("an address of no row is not matched", () => {
  for (const address of [
    "/api/wp/v2/posts",
    "/api/wp/v2/posts?slug=",
    "/api/wp/v2/posts?filter[category_name]=news",
    "/api/wp/v2/posts/411/revisions",
    "/api/wp/v2/pages/1121",
    "/api/wp/v2/pages?slug=team",
    "/api/wp/v2/blog/1",
    "/",
    "/api",
  ])
    expect(names(address)).toEqual([]);
});

test("a bad escape matches nothing and throws nothing", () =>
  expect(names("/api/wp/v2/posts/%E0%A4%A")).toEqual([]));

test("HEAD is matched as GET, and a form's address by POST alone", () => {
  expect(names("/api/wp/v2/blog", "HEAD")).toEqual(["blog"]);
  expect(names("/api/wp/v2/blog", "POST")).toEqual([]);
  const form = "/api/contact-form-7/v1/contact-forms/contact/feedback";
  expect(names(form, "POST")).toEqual(["contactForm"]);
  expect(names(form)).toEqual([]);
});
