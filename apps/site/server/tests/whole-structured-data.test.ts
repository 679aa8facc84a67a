/**
 * The JSON-LD of every page of the demo site, of a landing page with questions, and of one page of each kind in further languages
 * follows the rules that search engines document.
 * TypeScript checks its vocabulary (`schema-dts`).
 */
import Validator from "@adobe/structured-data-validator";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { landingFixture } from "#server/tests/landing-fixture.ts";
import { oneSite } from "#server/tests/one-site.ts";
import { sitemapPaths } from "#server/tests/site-map-pages.ts";

const ORIGIN = "https://meridian.example";
const running = oneSite({ siteUrl: ORIGIN, languages: ["de", "he"] });

interface Thing {
  "@type": string;
  [field: string]: unknown;
}

/** In each language. */
const HOME_PAGES = ["/", "/de", "/he"].map((path) => ORIGIN + path);

const text = v.pipe(v.string(), v.nonEmpty());
const address = v.pipe(v.string(), v.url(), v.startsWith(ORIGIN));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}/));
const writer = v.object({
  "@type": v.picklist(["Person", "Organization"]),
  name: text,
  url: address,
});

/** Rules for the types that the validator has none for. */
const RULES: Record<string, v.GenericSchema> = {
  // developers.google.com/search/docs/appearance/structured-data/article
  Article: v.object({
    headline: text,
    image: address,
    author: writer,
    publisher: v.object({ name: text }),
    datePublished: v.optional(day),
    dateModified: v.optional(day),
  }),
  // …/profile-page
  ProfilePage: v.object({ mainEntity: writer }),
  // …/faqpage
  FAQPage: v.object({
    mainEntity: v.pipe(
      v.array(
        v.object({
          "@type": v.literal("Question"),
          name: text,
          acceptedAnswer: v.object({ "@type": v.literal("Answer"), text }),
        }),
      ),
      v.minLength(1),
    ),
  }),
  // …/docs/appearance/site-names: the home page's own address
  WebSite: v.object({ name: text, url: v.picklist(HOME_PAGES) }),
  // …/logo
  Organization: v.object({ name: text, url: v.literal(`${ORIGIN}/`), logo: address }),
  // schema.org requires no field of a service; an empty one has no use
  Service: v.object({ name: text, url: address, provider: writer }),
};
const pages = new Map<string, Thing[]>();
const things = (): [path: string, thing: Thing][] =>
  [...pages].flatMap(([path, found]) => found.map((thing) => [path, thing] as [string, Thing]));

beforeAll(async () => {
  running.fixture.demo.content.landingPages.push(landingFixture);
  for (const path of withOneOfEachKind(await sitemapPaths(running.site.url))) {
    const html = await running.textOf(path);
    const found = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    pages.set(
      path,
      [...found].map(([, json = ""]) => JSON.parse(json) as Thing),
    );
  }
}, 120_000);

const OTHER_LANGUAGE = /^\/(?:de|he)(?=[/#]|$)/;
/** All pages of the first language; of the others the home page and one for each part of the site. */
function withOneOfEachKind(paths: readonly string[]): string[] {
  const seen = new Set<string>();
  return paths.filter((path) => {
    const part = path.slice(0, path.lastIndexOf("/")) || path;
    return !OTHER_LANGUAGE.test(path) || (!seen.has(part) && Boolean(seen.add(part)));
  });
}

/** One vacancy for each place: the validator does not read a list of places, which Google allows. */
const withOnePlace = (thing: Thing): Thing[] =>
  Array.isArray(thing.jobLocation)
    ? thing.jobLocation.map((jobLocation: unknown) => ({ ...thing, jobLocation }))
    : [thing];

/** Errors, and warnings about more than an absent optional field. */
async function issuesOf(thing: Thing): Promise<string[]> {
  const type = thing["@type"];
  const issues = await new Validator().validate({ jsonld: { [type]: withOnePlace(thing) } });
  return issues
    .map(({ severity, issueMessage }) => `${severity}: ${issueMessage}`)
    .filter((issue) => !issue.endsWith("(optional)"));
}

test("[SH-07] each page of the sitemap exists, and the pages have every type", () => {
  expect(new Set(things().map(([, thing]) => thing["@type"]))).toEqual(
    new Set([...Object.keys(RULES), "BreadcrumbList", "JobPosting"]),
  );
});

test("[NAV-07] a breadcrumb names pages in the page's language, and the page itself last", () => {
  const trails = things().filter(([, thing]) => thing["@type"] === "BreadcrumbList");
  const addresses = trails.map(([path, { itemListElement }]) => ({
    path,
    all: (itemListElement as { item: string }[]).map(({ item }) => item.slice(ORIGIN.length)),
  }));
  expect(addresses.map(({ all }) => all.at(-1))).toEqual(addresses.map(({ path }) => path));
  const elsewhere = addresses.filter(({ path, all }) =>
    all.some((one) => OTHER_LANGUAGE.exec(one)?.[0] !== OTHER_LANGUAGE.exec(path)?.[0]),
  );
  expect(elsewhere).toEqual([]);
  expect(addresses.filter(({ path }) => OTHER_LANGUAGE.test(path)).length).toBeGreaterThan(8);
});

test("[LANG-10] the site in each language is a web site of its own; the company is one", () => {
  const idsOf = (type: string): unknown[] =>
    things().flatMap(([, thing]) => (thing["@type"] === type ? [thing["@id"]] : []));
  expect(idsOf("WebSite").toSorted()).toEqual(HOME_PAGES.map((url) => `${url}#website`));
  expect(new Set(idsOf("Organization"))).toEqual(new Set([`${ORIGIN}/#organization`]));
});

test("[SH-07] no page has an error or a warning of the validator", async () => {
  const found = await Promise.all(
    things().map(async ([path, thing]) => (await issuesOf(thing)).map((issue) => [path, issue])),
  );
  expect(found.flat()).toEqual([]);
});

test("[SH-07] every article, profile, service, list of questions and home page has the required fields", () => {
  const broken = things().flatMap(([path, thing]) => {
    const { issues = [] } = v.safeParse(RULES[thing["@type"]] ?? v.unknown(), thing);
    return issues.map((issue) => [path, thing["@type"], v.getDotPath(issue), issue.message]);
  });
  expect(broken).toEqual([]);
});

test("the validator finds a breadcrumb without a name and a vacancy without a day", async () => {
  const item = { "@type": "ListItem", position: 1, item: ORIGIN };
  expect(await issuesOf({ "@type": "BreadcrumbList", itemListElement: [item, item] })).not.toEqual(
    [],
  );
  expect(await issuesOf({ "@type": "JobPosting", title: "QA", description: "QA" })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^ERROR: .*datePosted/)]),
  );
});
