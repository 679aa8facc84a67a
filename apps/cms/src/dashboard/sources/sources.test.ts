import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { handleEndpoints } from "payload";
import { joinSources, type SourceTable } from "#dashboard/sources/join-sources.ts";
import { questionOf, readSources } from "#dashboard/sources/read-sources.ts";
import { SourcesTable } from "#dashboard/sources/sources-table.tsx";
import { countLeads, lastDays } from "#inbox/sources/count-leads.ts";
import { sourceColumns } from "#inbox/save-submission.ts";
import type { Submission } from "#payload-types.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";
import { english } from "#testing/english.ts";
import { adminWords } from "#admin-ui/words/words.ts";
import ofDashboard from "#dashboard/german/screens.json" with { type: "json" };
import ofInbox from "#inbox/german/screens.json" with { type: "json" };

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);
const NOW = new Date();
const ago = (days: number): string => new Date(NOW.getTime() - days * 86_400_000).toISOString();

const REPORT = {
  counting: true,
  days: [],
  pages: [],
  forms: [],
  searches: [],
  sources: [
    { source: "google", medium: "search", campaign: "", visits: 40, begun: 6 },
    { source: "ads", medium: "cpc", campaign: "=spring", visits: 9, begun: 3 },
    { source: "other", medium: "", campaign: "", visits: 5, begun: 0 },
  ],
};
let site: Server;
let purgeUrl: string;
let status = 200;

const send = (fields: Record<string, string>, data: Partial<Submission> = {}) =>
  cms.payload.create({
    collection: "submissions",
    data: { kind: "contact", status: "new", fields, ...sourceColumns(fields), ...data },
  });

beforeAll(async () => {
  site = createServer((_, response) => response.writeHead(status).end(JSON.stringify(REPORT)));
  await new Promise<void>((done) => void site.listen(0, "127.0.0.1", done));
  purgeUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/purge`;
  const ad = { _utm_source: "Ads", _utm_medium: "cpc", _utm_campaign: "=spring" };
  const search = { _referrer: "https://www.google.com/" };
  await send(search);
  await send(search, { status: "won", value: 5, currency: "EUR" });
  await send(search, { kind: "resume", status: "hired" });
  await send(ad, { status: "lost" });
  await send({ ...ad, _utm_source: "board" }, { status: "won" });
  await send({});
  await send({}, { status: "spam" });
  await send(search, { suspicious: true });
  await send(search, { receivedAt: ago(60), status: "won" });
});
afterAll(() => void site.close().closeAllConnections());

const german = adminWords({
  language: "de",
  translations: { own: { ...ofDashboard, ...ofInbox } } as never,
});
const read = (query: object, t = english) =>
  readSources(
    cms.payload,
    { purgeUrl, purgeSecret: "s".repeat(32) },
    { ...questionOf({ ...query }), most: 100, t },
  );
const figures = ({ rows }: Pick<SourceTable, "rows">) =>
  rows.map(({ name, visits, begun, sent, won, hired }) => [name, visits, begun, sent, won, hired]);

test("[OWN-145] visits, begun and sent forms, won and hired by source, and by campaign, of 30 days or as chosen", async () => {
  const bySource = await read({});
  expect(figures(bySource)).toEqual([
    ["Google, search", 40, 6, 3, 1, 1],
    ["Direct", 0, 0, 2, 0, 0],
    ["ads, cpc", 9, 3, 1, 0, 0],
    ["board, cpc", 0, 0, 1, 1, 0],
    ["Other sources", 5, 0, 0, 0, 0],
  ]);
  expect(bySource.total).toEqual({ visits: 54, begun: 9, sent: 7, won: 2, hired: 1 });
  expect(figures(await read({ by: "campaign" }))).toEqual([
    ["No campaign", 40, 6, 5, 1, 1],
    ["=spring", 9, 3, 2, 1, 0],
    ["Other sources", 5, 0, 0, 0, 0],
  ]);
  expect((await read({ days: "90" })).total).toMatchObject({ sent: 8, won: 3 });
  expect(questionOf({ days: "31", by: "x" })).toEqual({ days: 30, by: "source" });
});

test("[OWN-145] each figure of the inbox leads to a list of as many, and their sum is the inbox's", async () => {
  const sources = await read({});
  const markup = renderToStaticMarkup(
    createElement(SourcesTable, { ...sources, by: "source", days: 30, t: english }),
  );
  const links = [...markup.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(
    ([, href = "", count]) => ({
      query: (href.split("?")[1] ?? "").replaceAll("&amp;", "&"),
      count: Number(count),
    }),
  );
  expect(links.length).toBeGreaterThan(8);
  for (const { query, count } of links) {
    const answer = await callApi(cms, `/submissions?depth=0&${query}`, {
      token: users.editor.token,
    });
    expect([query, (await answer.json()).totalDocs]).toEqual([query, count]);
  }
  const { totalDocs } = await cms.payload.count({
    collection: "submissions",
    where: { suspicious: { not_equals: true }, receivedAt: { greater_than: ago(30) } },
  });
  expect(sources.total.sent).toBe(totalDocs);
});

test("[OWN-145] without the site's counts the table has those of the inbox, and states why", async () => {
  status = 503;
  const sources = await read({});
  status = 200;
  expect([sources.hasVisits, sources.total.sent]).toEqual([false, 7]);
  expect(sources.problem).toContain("The site cannot read its counts at the moment");
  const markup = renderToStaticMarkup(
    createElement(SourcesTable, { ...sources, by: "source", days: 30, t: english }),
  );
  expect(markup).not.toContain("Visits");
});

const csv = (role: keyof typeof users | null, query: string, headers = {}) =>
  handleEndpoints({
    config: cms.payload.config,
    request: new Request(`${cms.settings.url}/cms/api/sources.csv?${query}`, {
      headers: { ...headers, ...(role && { authorization: `JWT ${users[role]?.token}` }) },
    }),
    payloadInstanceCacheKey: cms.settings.dataDir,
  });

test("[OWN-145] the CSV has all rows and the total, with formulas as text, for admins and editors", async () => {
  for (const role of [null, "recruiter", "author"] as const)
    expect((await csv(role, "")).status, String(role)).toBe(403);
  const answer = await csv("editor", "days=30&by=campaign");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="campaigns-30-days-\d{4}-\d\d-\d\d\.csv"$/,
  );
  // The test's site is not running: the inbox's figures remain.
  expect((await answer.text()).replace("\ufeff", "").split("\r\n")).toEqual([
    '"Campaign","Visits","Begun forms","Sent forms","Won","Hired"',
    '"No campaign","","","5","1","1"',
    '"\'=spring","","","2","1","0"',
    '"Total","","","7","2","1"',
    "",
  ]);
});

test("[OWN-145] a German editor reads sources in German, in the table and in its CSV, and campaigns as their owner wrote them", async () => {
  const touches = [
    ["direct", "", ""],
    ["by hand", "", ""],
    ["unnamed", "", "Other sources"],
    ["google", "search", ""],
    ["ads", "cpc", "Direct"],
    ["", "", ""],
  ] as const;
  const leads = touches.map(([source, medium, campaign]) => {
    return { source, medium, campaign, sent: 1, won: 0, hired: 0 };
  });
  const names = (by: "source" | "campaign") =>
    joinSources(leads, [], { by, most: 100, t: german }).rows.map(({ name }) => name);
  expect(names("source").toSorted()).toEqual([
    "Direkt",
    "Eine Kampagne ohne Quelle",
    "Google, Suche",
    "Unbekannt",
    "Von Hand hinzugefügt",
    "ads, cpc",
  ]);
  expect(names("campaign").toSorted()).toEqual(["Direct", "Keine Kampagne", "Other sources"]);
  const sources = await read({}, german);
  const markup = renderToStaticMarkup(
    createElement(SourcesTable, { ...sources, by: "source", days: 30, t: german }),
  );
  expect(markup).toContain(">Google, Suche</th>");
  expect(markup).toContain(": Direkt");
  const answer = await csv("editor", "days=30&by=source", { "accept-language": "de" });
  expect((await answer.text()).replace("\ufeff", "").split("\r\n")).toEqual([
    '"Quelle","Besuche","Begonnene Formulare","Gesendete Formulare","Gewonnen","Eingestellt"',
    '"Google, Suche","","","3","1","1"',
    '"Direkt","","","2","0","0"',
    '"ads, cpc","","","1","0","0"',
    '"board, cpc","","","1","1","0"',
    '"Summe","","","7","2","1"',
    "",
  ]);
});

test("[OWN-145] of ten thousand sources the first hundred have a row, the others one together; the sum is whole", () => {
  const leads = Array.from({ length: 10_000 }, (_, at) => ({
    source: `made up ${at}`,
    medium: "",
    campaign: "",
    sent: 1,
    won: at % 2,
    hired: 0,
  }));
  const { rows, rest, total } = joinSources(leads, [], { by: "source", most: 100, t: english });
  expect([rows.length, rest?.rows, rest?.sent, total.sent, total.won]).toEqual([
    100, 9900, 9900, 10_000, 5000,
  ]);
});

test("a period has whole days in UTC", () => {
  expect(lastDays(7, new Date("2026-03-01T23:59:59.999Z"))).toEqual({
    since: "2026-02-23T00:00:00.000Z",
    until: "2026-03-02T00:00:00.000Z",
  });
});

test("submissions of hosts without the columns are counted, too", async () => {
  await cms.payload.create({
    collection: "submissions",
    data: { kind: "survey", status: "new", fields: {} },
  });
  const leads = await countLeads(cms.payload, lastDays(1));
  expect(leads.find(({ source }) => source === "")).toMatchObject({ sent: 1 });
});
