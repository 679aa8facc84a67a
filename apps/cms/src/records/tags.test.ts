import { CALL_NAMES, isGetCall, tagsOf } from "@meridian/contract";
import { expect, test } from "vitest";
import { EVERYTHING, tagsBy, tagsOfChange } from "#records/tags.ts";

test("every tag of the contract is purged by some change in the admin", () => {
  const sample = { id: 1, slug: "x", path: "/x" };
  const reached = new Set(Object.values(tagsBy).flatMap((tags) => tags(sample)));
  const wanted = CALL_NAMES.filter(isGetCall).flatMap((name) =>
    tagsOf(name, { slug: "x", name: "x", id: "1", path: "x" }),
  );
  expect(wanted.filter((tag) => !reached.has(tag))).toEqual([]);
});

test("a new slug purges the list, the new address and the old one", () => {
  expect(tagsOfChange("case-studies", [{ slug: "old" }, { slug: "new" }])).toEqual([
    "portfolio",
    "case-study:old",
    "seo:/case-studies/old",
    "case-study:new",
    "seo:/case-studies/new",
  ]);
});

test("[OWN-146] a redirect of parameters purges every page, one of a path the list alone", () => {
  expect(tagsOfChange("redirects", [{ from: "/old" }])).toEqual(["redirects"]);
  expect(tagsOfChange("redirects", [{ from: "/old" }, { from: "/old?id=7" }])).toEqual(EVERYTHING);
});

test("the tags are the contract's own", () => {
  expect(tagsOfChange("seo-records", [{ path: "/" }])).toEqual(["seo:/"]);
  expect(tagsOfChange("seo-records", [{ path: "/case-studies/x" }])).toEqual([
    "seo:/case-studies/x",
  ]);
  expect(tagsOfChange("career-posts", [{ id: 411 }])).toEqual([
    "career-posts",
    "career-post:411",
    "seo:/career/411",
  ]);
  expect(tagsOfChange("technologies", [{ slug: "react" }])).toEqual([
    "technologies",
    "technology:react",
    "seo:/technologies-react",
  ]);
  expect(tagsOfChange("privacy-policy", [{}])).toEqual([
    "legal:privacy-policy",
    "seo:/privacy-policy",
  ]);
});

test("[OWN-58] the settings name hidden pages: they are purged when a page is hidden or shown again", () => {
  const [shown, hidden] = [{ slug: "x" }, { slug: "x", search: { noindex: true } }];
  for (const states of [[shown, hidden], [hidden, shown], [hidden]])
    expect(tagsOfChange("services", states)).toContain("settings");
  for (const states of [[shown], [shown, shown], [hidden, hidden]])
    expect(tagsOfChange("services", states)).not.toContain("settings");
});

test("a picture or a filter term may be on any page", () => {
  expect(tagsOfChange("media", [{ id: 1 }])).toEqual(EVERYTHING);
  expect(tagsOfChange("vacancy-terms", [{ id: 1 }])).toEqual(EVERYTHING);
});

test("a change that visitors cannot see purges nothing", () => {
  expect(tagsOfChange("services", [])).toEqual([]);
});
