import { clean } from "@meridian/contract/client/testing/clean";
import { expect, test } from "vitest";
import { createInvalidations } from "#server/content/invalidations.ts";
import { createKnownPermalinks } from "#server/content/known-permalinks.ts";
import { createSiteLinks } from "#server/content/site-links.ts";

const HOST = "https://cms.example.com";

const post = (id: number, slug: string, link: string | undefined, more: object = {}) => ({
  id,
  slug,
  title: { rendered: slug },
  ...(link === undefined ? {} : { link: `${HOST}${link}` }),
  ...more,
});

/** WordPress's lists with permalinks, except blog posts, which have none. */
const lists: Record<string, unknown> = {
  home: clean("home", post(1120, "home", "/home/", { acf: { section_header_title: "T" } })),
  services: clean("services", [
    post(7, "dedicated-teams", "/dedicated-teams/"),
    post(11, "rd-partnership", "/research.html"),
  ]),
  portfolio: clean("portfolio", [
    post(8, "velarosa", "/portfolio/velarosa/", { acf: { project_description: false } }),
  ]),
  careerPosts: clean("careerPosts", [
    post(411, "qa-engineer", "/qa-engineer/", { acf: { type_of_employment: "Full time" } }),
    post(7, "dedicated-teams", "/dedicated-teams/"),
  ]),
  vacancies: clean("vacancies", [
    { ID: 41, post_name: "qa", post_title: "QA", permalink: `${HOST}/?vacancy=qa` },
  ]),
  about: clean("about", [post(21, "about", "/about/", { acf: { title: "T" } })]),
  roadMap: clean("roadMap", { link: `${HOST}/?page_id=31`, list: [] }),
  blog: clean("blog", [
    { id: 9, post_name: "costs", title: "Costs" },
    { id: 10, post_name: "%d1%86%d0%b5%d0%bd%d1%8b", title: "Цены" },
  ]),
};
const LITERAL = new Set(["/", "/pricing", "/blog", "/privacy-policy"]);
const PATTERNS = [/^\/(?:services|case-studies|blog|vacancies)\/[^/]+$/, /^\/technologies-/];

function fixture(more: { fails?: boolean } = {}) {
  const requests: string[] = [];
  const invalidations = createInvalidations();
  const links = createSiteLinks({
    host: HOST,
    origins: new Set([HOST, "https://www.example.com"]),
    routes: () => ({
      match: (path) => ({
        isLiteral: LITERAL.has(path),
        isFallback: !LITERAL.has(path) && !PATTERNS.some((pattern) => pattern.test(path)),
      }),
    }),
    permalinks: createKnownPermalinks({
      list: async (name) => {
        requests.push(name);
        if (more.fails) throw new Error("down");
        return lists[name] ?? null;
      },
      invalidations,
      timeoutMs: 10_000,
      limitMs: 20_000,
      log: { warn: () => undefined },
    }),
  });
  const link = async (address: string): Promise<string> =>
    ((await links("options", { link: address })) as { link: string }).link;
  return { links, link, requests, invalidations };
}

test.each([
  [`${HOST}/home/`, "/"],
  [`${HOST}`, "/"],
  [`${HOST}/dedicated-teams/`, "/services/dedicated-teams"],
  [`${HOST}/dedicated-teams`, "/services/dedicated-teams"],
  [`${HOST}/Dedicated-Teams/?utm_source=a#steps`, "/services/dedicated-teams?utm_source=a#steps"],
  ["//cms.example.com/dedicated-teams/", "/services/dedicated-teams"],
  ["https://www.example.com/dedicated-teams/", "/services/dedicated-teams"],
  ["/dedicated-teams/", "/services/dedicated-teams"],
  [`${HOST}/research.html`, "/services/rd-partnership"],
  [`${HOST}/portfolio/velarosa/`, "/case-studies/velarosa"],
  [`${HOST}/qa-engineer/`, "/career/411"],
  [`${HOST}/?p=411`, "/career/411"],
  [`${HOST}/about/`, "/"],
  ["/about", "/"],
  [`${HOST}/?vacancy=qa&utm_source=a`, "/vacancies/qa?utm_source=a"],
  [`${HOST}/pricing/?vacancy=qa`, "/pricing?vacancy=qa"],
  [`${HOST}/?page_id=31`, "/dedicated-team-road-map"],
  [`${HOST}/?p=8`, "/case-studies/velarosa"],
  [`${HOST}/?page_id=1120`, "/"],
  [`${HOST}/2024/05/costs/`, "/blog/costs"],
  [`${HOST}/%d1%86%d0%b5%d0%bd%d1%8b/`, "/blog/%D1%86%D0%B5%D0%BD%D1%8B"],
  [`${HOST}/pricing/`, "/pricing"],
  [`${HOST}/technologies-java/`, "/technologies-java"],
  [`${HOST}/vacancies/qa`, "/vacancies/qa"],
])("%s becomes %s", async (written, to) => expect(await fixture().link(written)).toBe(to));

test.each([
  `${HOST}/team-photos/`,
  `${HOST}/author/dedicated-teams/`,
  `${HOST}/blog/category/`,
  `${HOST}/wp-content/uploads/2024/price.pdf`,
  `${HOST}/wp-content/uploads/a.webp`,
  `${HOST}/wp-admin/`,
  `${HOST}/?p=99`,
  `${HOST}/?attachment_id=12`,
  "https://other.example/dedicated-teams/",
  "mailto:a@cms.example.com",
  "tel:+44",
  "#steps",
  "/pricing?team=a#b",
  "/services/dedicated-teams",
  "/own-page",
  "https://[broken",
  "",
])("%j is unchanged", async (written) => expect(await fixture().link(written)).toBe(written));

test("rewrites every link in HTML and nothing else", async () => {
  const html = `<p>See <a class="x" href="${HOST}/dedicated-teams/?a=1&amp;b=2">teams</a>, <a href='/home/'>home</a>
    <a title=">" href=${HOST}/costs/>costs</a>, ${HOST}/dedicated-teams/ <img src="${HOST}/dedicated-teams/a.webp">
    <a href="${HOST}/unknown/">x</a> <link href="${HOST}/home/"></p>`;
  const { links } = fixture();
  const read = (await links("about", { description: html })) as { description: string };
  expect(read.description).toContain('class="x" href="/services/dedicated-teams?a=1&amp;b=2"');
  expect(read.description).toContain('<a href="/">home</a>');
  expect(read.description).toContain(`, ${HOST}/dedicated-teams/ <img src="${HOST}/`);
  expect(read.description).toContain(`<a href="${HOST}/unknown/">x</a>`);
  expect(read.description).toContain(`<link href="${HOST}/home/">`);
});

test("pictures and a record's own permalink are no links, and search texts have their own rules", async () => {
  const { links, requests } = fixture();
  const record = {
    slug: "a",
    link: `${HOST}/dedicated-teams/`,
    image: { src: "/dedicated-teams", sizes: {}, alt: `${HOST}/home/` },
  };
  expect(await links("service", record)).toBe(record);
  const roadMap = { list: [], link: `${HOST}/road-map/` };
  expect(await links("roadMap", roadMap)).toBe(roadMap);
  const seo = { canonical: `${HOST}/home/` };
  expect(await links("seo", seo)).toBe(seo);
  expect(requests).toEqual([]);
});

test("a reply without such links is the same object and needs no request; lists are read once", async () => {
  const { links, requests } = fixture();
  const plain = { text: "a", html: '<a href="/pricing">a</a>', list: [{ link: "/blog/costs" }] };
  expect(await links("about", plain)).toBe(plain);
  expect(requests).toEqual([]);
  const other = { link: `${HOST}/home/`, items: [plain] };
  const first = (await links("about", other)) as typeof other;
  expect([first.link, first.items[0] === plain]).toEqual(["/", true]);
  expect(await links("about", other)).toBe(first);
  const count = requests.length;
  await links("clients", { link: `${HOST}/pricing/` });
  expect(requests).toHaveLength(count);
});

test("a new permalink is known after a purge", async () => {
  const { link, invalidations } = fixture();
  expect(await link(`${HOST}/new/`)).toBe(`${HOST}/new/`);
  const before = lists.services;
  lists.services = clean("services", [post(12, "new", "/new/")]);
  invalidations.note(["services"]);
  expect(await link(`${HOST}/new/`)).toBe("/services/new");
  lists.services = before;
});

test("while the host is down links that match routes still lead to the site", async () => {
  const { link } = fixture({ fails: true });
  expect(await link(`${HOST}/pricing/`)).toBe("/pricing");
  expect(await link(`${HOST}/services/x/`)).toBe("/services/x");
  expect(await link(`${HOST}/dedicated-teams/`)).toBe(`${HOST}/dedicated-teams/`);
});
