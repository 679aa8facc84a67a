/** What agents get of the built site and the demo's content: Markdown, and forms as tools. */
import { beforeAll, expect, test, vi } from "vitest";
import { addLanguage } from "#server/tests/languages-fixture.ts";
import { oneSite } from "#server/tests/one-site.ts";
import { markdownAddress } from "#app/seo/markdown-address.ts";

vi.setConfig({ testTimeout: 60_000 });
const SITE_URL = "https://meridian.example";
const running = oneSite({ siteUrl: SITE_URL });
const { get, textOf } = running;

beforeAll(async () => {
  addLanguage(running.fixture.demo, "de", { "dedicated-teams": "feste-teams" });
  await running.site.purge(["*"]);
  await textOf("/");
});

/** Of various templates. German overviews are followed to each page in LANG-21. */
const TEMPLATES = [
  "/",
  "/privacy-policy",
  "/case-studies/harbour-ledger",
  "/blog",
  "/blog/what-an-rd-office-abroad-costs",
  "/vacancies",
  "/vacancies/senior-go-engineer-wayfold",
  "/pricing",
  "/services/dedicated-teams",
  "/technologies-java",
];

const h1Of = (html: string) => /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "";
const words = (text: string) =>
  text
    .replace(/<[^>]*>/g, "")
    .replace(/&\w+;|&#\w+;|\u00ad/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "");

test("[AI-01] a page is there as Markdown, which the page and llms.txt name, with its heading, and its links lead on", async () => {
  const overview = await textOf("/llms.txt");
  const links = new Set<string>();
  for (const path of TEMPLATES) {
    const address = SITE_URL + markdownAddress(path);
    const html = await textOf(path);
    expect(html, path).toContain(`<link rel="alternate" type="text/markdown" href="${address}"/>`);
    expect(overview, path).toContain(`](${address})`);
    const markdown = await textOf(markdownAddress(path));
    expect(words(markdown.split("---\n")[2] ?? ""), path).toContain(words(h1Of(html)));
    expect(markdown, path).toContain(`url: "${SITE_URL}${path}"`);
    expect(markdown, path).not.toMatch(/<\/?(?:div|span|p|script|svg)\b|undefined/);
    for (const [, to = ""] of markdown.matchAll(/\]\((https:\/\/meridian\.example[^)\s#]*)\)/g))
      if (/\.md(?:\?|$)/.test(to)) links.add(to.slice(SITE_URL.length));
  }
  expect(links.size).toBeGreaterThan(20);
  const linked = new Set(TEMPLATES.map(markdownAddress));
  expect([...links].filter((link) => linked.has(link)).length).toBeGreaterThan(4);
});

test("[AI-04] the next request gets it from the page cache, a 304 if it has it, and a new one after a change", async () => {
  const path = "/services/dedicated-teams.md";
  const first = await get(path);
  const again = await get(path, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
  expect([first.status, again.status]).toEqual([200, 304]);
  const line = () => running.site.lines.findLast((entry) => entry.path === path);
  await vi.waitFor(() => expect(line()).toMatchObject({ cache: "hit" }));
  const { services } = running.fixture.demo.content;
  const record = services.find(({ slug }) => slug === "dedicated-teams");
  if (!record) throw new Error("no such service");
  Object.assign(record, { title: "Teams | with * a [hostile] title" });
  await running.site.purge(["services", "service:dedicated-teams"]);
  expect(await textOf(path)).toContain("# Teams | with \\* a \\[hostile] title\n");
});

test("[AI-05] redirects, absent pages and other spellings are those of the page; a language has its own", async () => {
  const answer = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.get("location")];
  };
  running.fixture.demo.content.redirects.push(
    { from: "/old-teams", to: "/services/dedicated-teams", status: 301 },
    { from: "/readme.md", to: "/clients", status: 301 },
    { from: "/elsewhere", to: "https://other.example/x", status: 302 },
  );
  await running.site.purge(["redirects"]);
  expect(await answer("/old-teams.md")).toEqual([301, "/services/dedicated-teams.md"]);
  expect(await answer("/old-teams.md?a=1")).toEqual([301, "/services/dedicated-teams.md?a=1"]);
  expect(await answer("/Clients.md/")).toEqual([308, "/clients.md"]);
  for (const path of [
    "/made-up.md",
    "/.md",
    "/clients.md.md",
    "/vacancies/feed.xml.md",
    "/index.html.md",
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await get("/clients.md", { method: "POST", body: "a=1" })).status).toBe(404);
  expect(await textOf("/de/services/feste-teams.md")).toContain(
    `  "en": "${SITE_URL}/services/dedicated-teams.md"`,
  );
  expect(await textOf("/de.md")).toContain(`language: "de"`);
  expect(await textOf("/de/llms.txt")).toContain(`](${SITE_URL}/de.md)`);
  expect(await answer("/de/services/dedicated-teams.md")).toEqual([
    301,
    "/de/services/feste-teams.md",
  ]);
});

test("[AI-02] a later page and a filter are that page's; the calculator's answer is a table", async () => {
  expect(await textOf("/vacancies.md?q=react")).not.toContain("Java Engineer");
  expect(await textOf("/vacancies.md?q=react")).toContain("React Engineer");
  const team = await textOf("/pricing.md?team=java.senior.2");
  expect(team).toMatch(/^\| Senior Java \| 2 \| \$[\d,]+ \|/m);
  expect(team).toContain(`url: "${SITE_URL}/pricing"`);
});

test("[AI-06] each form is a tool of its own, submits itself only if it sends nothing, and its captcha is the person's", async () => {
  for (const path of [
    "/",
    "/vacancies",
    "/pricing",
    "/survey",
    "/blog",
    "/search",
    "/search?q=react",
    "/no-page",
  ]) {
    const html = await textOf(path, path === "/no-page" ? 404 : 200);
    const forms = [...html.matchAll(/<form\b([^>]*)>/g)]
      .map(([, attributes = ""]) => attributes)
      .filter((attributes) => !/method="dialog"/.test(attributes));
    const tools = forms.map((attributes) => ({
      name: /toolname="([a-z][a-z_]*)"/.exec(attributes)?.[1],
      isDescribed: /tooldescription="[A-Z][^"]{20,300}"/.test(attributes),
      isByItself: attributes.includes("toolautosubmit"),
      sends: attributes.includes('method="post"'),
    }));
    expect(tools.length, path).toBeGreaterThan(0);
    for (const { name, isDescribed, isByItself, sends } of tools)
      expect({ path, name, isDescribed, isByItself }).toEqual({
        path,
        name: expect.any(String),
        isDescribed: true,
        isByItself: !sends,
      });
    expect(new Set(tools.map(({ name }) => name)).size, path).toBe(tools.length);
  }
  expect(await textOf("/")).toContain('toolparamdescription="Only the person ticks this."');
});
