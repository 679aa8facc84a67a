import { createHmac } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SiteConfig } from "#app/site-config.ts";
import type { PreparedResponse } from "#server/http/prepared-response.ts";
import { createVisits, type Visits } from "#server/visits/visits.ts";
import { openStore } from "#server/visits/open-visits.ts";
import type { VisitReport } from "#server/visits/visit-report.ts";
import { createSearchWords } from "#server/visits/search-words.ts";
import { openVisitStore, type OwnVisitStore } from "#server/visits/visit-store.ts";
import { languagesOf } from "#server/config/site-language.ts";

const SITE = "https://www.example.com";
const SECRET = "s".repeat(32);
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
const NOON = Date.UTC(2026, 10, 22, 12);
const DAY = 86_400_000;
const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };

let folder: string;
let store: OwnVisitStore;
let visits: Visits;
let time: number;
let counting: boolean;

const file = () => join(folder, "visits.sqlite");
const open = () => {
  store = openVisitStore({
    file: file(),
    log,
    now: () => time,
    words: createSearchWords(SECRET),
  });
  visits = createVisits({
    visitStore: store,
    settings: { siteUrl: SITE, purgeSecret: SECRET },
    siteSettings: {
      get latest() {
        return { analytics: { provider: counting ? "own" : "none" } } as SiteConfig;
      },
      languages: () => languagesOf({ language: "en", otherLanguages: [] }),
    },
    routes: async () => ({
      match: (pattern) => ({ pattern, isFallback: false, isLiteral: true, query: [] }),
      paths: () => [],
    }),
    pages: {
      get: async ({ path }) => ({
        ready: { status: path === "/" || path.startsWith("/blog") ? 200 : 404 } as PreparedResponse,
        state: "hit",
      }),
    },
    log,
    now: () => time,
  });
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "visits-"));
  [time, counting] = [NOON, true];
  log.error.mockClear();
  open();
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function count(
  visit: unknown,
  headers: Record<string, string> = {},
  address = "192.0.2.7",
): Promise<number> {
  const body = typeof visit === "string" ? visit : JSON.stringify(visit);
  return (
    await visits.take(
      new Request(`${SITE}/visits`, {
        method: "POST",
        body,
        headers: { "user-agent": BROWSER, "sec-fetch-site": "same-origin", ...headers },
      }),
      address,
    )
  ).status;
}

function reportRequest(body: object, secret = SECRET): Request {
  const text = JSON.stringify(body);
  return new Request(`${SITE}/visits/report`, {
    method: "POST",
    body: text,
    headers: { "x-signature": `sha256=${createHmac("sha256", secret).update(text).digest("hex")}` },
  });
}

async function report(days = 3): Promise<VisitReport & { counting: boolean }> {
  const response = await visits.report(reportRequest({ for: "visits", at: time, days }));
  expect(response.status).toBe(200);
  return (await response.json()) as VisitReport & { counting: boolean };
}

test("[SH-08] counts views by day and page, and form steps", async () => {
  for (const page of ["/", "/blog", "/"]) expect(await count({ page })).toBe(204);
  for (const step of ["opened", "opened", "started", "sent"])
    expect(await count({ page: "/", form: "contact/main", step })).toBe(204);
  time += DAY;
  await count({ page: "/blog" });
  await count({ page: "/blog" });
  expect(await report()).toEqual({
    counting: true,
    days: [
      { day: "2026-11-21", views: 0 },
      { day: "2026-11-22", views: 3 },
      { day: "2026-11-23", views: 2 },
    ],
    pages: [
      { page: "/blog", views: 3, days: [0, 1, 2] },
      { page: "/", views: 2, days: [0, 2, 0] },
    ],
    forms: [{ form: "contact/main", opened: 2, started: 1, sent: 1 }],
    searches: [],
    sources: [],
    documents: [],
  });
});

test("[FIND-06] words are listed once they were searched on three days, and while three are stored", async () => {
  counting = false;
  const search = async (...all: string[]) => {
    for (const words of all) store.add({ missed: words });
    return (await report(400)).searches;
  };
  expect(await search("cobol", "cobol", "anna schmidt", "anna schmidt")).toEqual([]);
  time += DAY;
  expect(await search("cobol", "anna schmidt")).toEqual([]);
  // A restart, and another process with the same secret.
  store.close();
  open();
  time += DAY;
  expect(await search("cobol", "cobol")).toEqual([
    { words: "cobol", count: 5, last: "2026-11-24" },
  ]);
  expect(await report()).toMatchObject({ forms: [], pages: [] });
  time += DAY;
  expect(await search("cobol")).toEqual([{ words: "cobol", count: 6, last: "2026-11-25" }]);
  store.close();
  const stored = readFileSync(file(), "latin1");
  expect([stored.includes("cobol"), stored.includes("anna")]).toEqual([true, false]);
  open();
  time += 90 * DAY;
  expect(await search("cobol")).toEqual([]);
  store.close();
  expect(readFileSync(file(), "latin1")).not.toContain("cobol");
  open();
});

test("[FIND-06] words that an earlier release stored are hidden, unless they were searched on three days", async () => {
  store.close();
  const database = new DatabaseSync(file());
  const add = database.prepare("insert into steps values (?, 'search', ?, 2)");
  for (const day of ["2026-11-20", "2026-11-21"]) add.run(day, "anna schmidt");
  for (const day of ["2026-11-19", "2026-11-20", "2026-11-21"]) add.run(day, "cobol");
  database.exec("insert into leaving values ('a', 1, '2026-11-21', 'search', 'anna schmidt', 2)");
  database.close();
  open();
  const listed = { words: "cobol", count: 6, last: "2026-11-21" };
  expect((await report(30)).searches).toEqual([listed]);
  store.close();
  expect(readFileSync(file(), "latin1")).not.toContain("anna");
  open();
  // Its days count on.
  store.add({ missed: "anna schmidt" });
  expect((await report(30)).searches).toEqual([
    listed,
    { words: "anna schmidt", count: 5, last: "2026-11-22" },
  ]);
});

test("[FIND-06] however many searches anyone makes up, two hundred a day are stored", async () => {
  for (let at = 0; at < 300; at++) store.add({ missed: `made up ${at}` });
  store.add({ missed: "made up 7" });
  expect((await report()).searches).toEqual([]);
  store.close();
  const stored = readFileSync(file(), "latin1").match(/~[\w-]{43}/g) ?? [];
  expect(new Set(stored).size).toBe(200);
  open();
});

test("[SH-08] bots and visitors with Do Not Track get a response and are not counted", async () => {
  const leftOut: Record<string, string>[] = [
    { dnt: "1" },
    { "sec-gpc": "1" },
    { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    { "user-agent": "Mozilla/5.0 HeadlessChrome/150.0" },
    { "user-agent": "curl/8.9" },
    { "user-agent": "" },
  ];
  for (const headers of leftOut)
    expect(await count({ page: "/" }, headers), JSON.stringify(headers)).toBe(204);
  expect((await report()).pages).toEqual([]);
  expect(await count({ page: "/" }, { dnt: "0" })).toBe(204);
  expect((await report()).pages).toHaveLength(1);
});

test("[SH-08] stores nothing of the visitor: no address, browser or query", async () => {
  await count(
    { page: "/" },
    { "user-agent": BROWSER, referer: "https://search.example/?q=meridian" },
    "198.51.100.23",
  );
  // Also of a page that reads its query: the page counts.
  expect(await count({ page: "/blog?email=ann@example.com&utm_campaign=autumn" })).toBe(204);
  expect(await count({ page: "/blog#ann@example.com" })).toBe(204);
  expect((await report()).pages.map(({ page, views }) => [page, views])).toEqual([
    ["/blog", 2],
    ["/", 1],
  ]);
  store.close();
  const stored = readFileSync(file(), "latin1");
  expect(stored).toContain("2026-11-22");
  for (const trace of ["198.51.100.23", "Firefox", "search.example", "ann@example.com", "autumn"])
    expect(stored).not.toContain(trace);
  open();
});

test("counts only existing pages, forms and steps", async () => {
  expect(await count({ page: "/nothing" })).toBe(204);
  for (const wrong of [
    "no json",
    {},
    { page: 7 },
    { page: "blog" },
    { page: `/${"x".repeat(700)}` },
    { page: "/", form: "contact/nowhere", step: "sent" },
    { page: "/", form: "contact/main", step: "abandoned" },
    { page: "/", step: "sent" },
    `{"page":"/","x":"${"y".repeat(2000)}"}`,
  ])
    expect(await count(wrong), JSON.stringify(wrong).slice(0, 60)).toBe(400);
  expect(await report()).toMatchObject({ pages: [], forms: [] });
});

test("another site's page counts nothing, and one visitor is rate-limited", async () => {
  expect(await count({ page: "/" }, { "sec-fetch-site": "cross-site" })).toBe(403);
  const answers: number[] = [];
  for (let at = 0; at < 125; at++) answers.push(await count({ page: "/" }));
  expect([answers.filter((status) => status === 204).length, answers.at(-1)]).toEqual([120, 429]);
  expect(await count({ page: "/" }, {}, "192.0.2.8")).toBe(204);
});

test("does not count when another provider or none is configured", async () => {
  counting = false;
  expect(await count({ page: "/" })).toBe(204);
  expect(await report()).toMatchObject({ counting: false, pages: [] });
});

test("counts survive the process, two processes add up, and counts expire after four hundred days", async () => {
  await count({ page: "/" });
  const other = openVisitStore({ file: file(), log, now: () => time });
  other.add({ page: "/" });
  other.close();
  store.close();
  open();
  expect((await report()).pages).toEqual([{ page: "/", views: 2, days: [0, 0, 2] }]);
  time += 401 * DAY;
  await count({ page: "/blog" });
  expect((await report(400)).pages.map(({ page }) => page)).toEqual(["/blog"]);
  time -= 401 * DAY;
  expect((await report()).pages).toEqual([]);
});

test.each([
  ["another secret", reportRequest({ for: "visits", at: NOON, days: 3 }, "x".repeat(32)), 401],
  ["an old request", reportRequest({ for: "visits", at: NOON - 6 * 60_000, days: 3 }), 401],
  [
    "a request signed for another address",
    reportRequest({ for: "deliveries", at: NOON, days: 3 }),
    400,
  ],
  ["more days than are stored", reportRequest({ for: "visits", at: NOON, days: 500 }), 400],
])("%s is rejected", async (_, request, status) =>
  expect((await visits.report(request)).status).toBe(status),
);

test("moves away a file that is no database and starts over; an unusable folder costs only the counts", () => {
  const broken = join(folder, "broken");
  mkdirSync(broken);
  writeFileSync(
    join(broken, "visits.sqlite"),
    "this is no database, and far from being one".repeat(200),
  );
  const anew = openStore(broken, log);
  anew.add({ page: "/" });
  expect(anew.report(1).pages).toEqual([expect.objectContaining({ page: "/", views: 1 })]);
  anew.close();
  expect(readdirSync(broken).some((name) => name.endsWith(".broken"))).toBe(true);
  writeFileSync(join(folder, "a-file"), "");
  const none = openStore(join(folder, "a-file"), log);
  none.add({ page: "/" });
  expect([none.report(1), log.error.mock.calls.length]).toEqual([
    { days: [], pages: [], forms: [], searches: [], sources: [], documents: [] },
    2,
  ]);
});
