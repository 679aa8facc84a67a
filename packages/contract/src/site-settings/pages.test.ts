import { expect, test } from "vitest";
import { isOff, pageAt } from "#site-settings/pages.ts";

test("[OWN-13] an address belongs to one page, however it is written; home, legal pages and other sites to none", () => {
  const places = {
    "/services/dedicated-teams": "services",
    "/services": undefined,
    "/case-studies": "caseStudies",
    "/case-studies/a-study?x=1#y": "caseStudies",
    "/Technologies-Java/": "technologies",
    "/technologies": undefined,
    "/expertise-fintech": "expertise",
    "/career": "career",
    "/careers": undefined,
    "/vacancies/feed.xml": "vacancies",
    "/blog?page=2": "blog",
    "/%70ricing": "pricing",
    "/": undefined,
    "/#services": undefined,
    "/privacy-policy": undefined,
    "//other.example/pricing": undefined,
    "https://other.example/pricing": undefined,
    "#pricing": undefined,
    "": undefined,
  };
  expect(Object.fromEntries(Object.keys(places).map((path) => [path, pageAt(path)]))).toEqual(
    places,
  );
  expect([isOff("/pricing", ["pricing"]), isOff("/pricing", ["survey"]), isOff("/x", [])]).toEqual([
    true,
    false,
    false,
  ]);
});
