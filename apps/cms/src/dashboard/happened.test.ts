import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Happened } from "#dashboard/happened.tsx";
import { readVisits, type VisitReport } from "#server/read-visits.ts";
import { formName } from "#dashboard/form-names.ts";
import { english } from "#testing/english.ts";

const SECRET = "s".repeat(32);
const ago = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const REPORT: VisitReport = {
  counting: true,
  days: [
    { day: ago(1), views: 3 },
    { day: ago(0), views: 9 },
  ],
  pages: [
    { page: "/blog", views: 8 },
    { page: "/", views: 4 },
  ],
  forms: [{ form: "contact/main", opened: 8, started: 4, sent: 2 }],
  searches: [{ words: "cobol teams", count: 3, last: "2026-11-22" }],
  sources: [],
  documents: [],
};

let site: Server;
let purgeUrl: string;
let answer: { status: number; body: string };
let heard: { url: string | undefined; question: unknown; isSigned: boolean }[];

beforeEach(async () => {
  heard = [];
  sent = [];
  answer = { status: 200, body: JSON.stringify(REPORT) };
  site = createServer(async (request, response) => {
    const body = await text(request);
    heard.push({
      url: request.url,
      question: JSON.parse(body),
      isSigned:
        request.headers["x-signature"] ===
        `sha256=${createHmac("sha256", SECRET).update(body).digest("hex")}`,
    });
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  });
  await new Promise<void>((done) => void site.listen(0, "127.0.0.1", done));
  purgeUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/purge`;
});
afterEach(() => new Promise((done) => void site.close(done)));

const read = () => readVisits({ purgeUrl, purgeSecret: SECRET, days: 30, now: () => 1000 });
let sent: { day: string; kind: string; count: number }[] = [];
let wheres: unknown[] = [];
const find = async ({ where }: { where?: unknown }) => (
  wheres.push(where),
  { docs: [{ id: 17, filename: "Prices-1a2b3c4d.pdf" }] }
);
const payload = { db: { name: "sqlite", execute: async () => ({ rows: sent }), find } };
async function shown(user: object, days = ""): Promise<string> {
  const element = (await Happened({
    payload,
    user: { collection: "users", ...user },
    i18n: { language: "en", translations: {} },
    searchParams: { days },
    purgeUrl,
    purgeSecret: SECRET,
  } as never)) as ReactElement | null;
  return renderToStaticMarkup(createElement("div", null, element));
}

test("[SH-08] the site's report for thirty days is read next to its purge address, signed", async () => {
  expect(await read()).toEqual(REPORT);
  expect(heard).toEqual([
    { url: "/visits/report", question: { for: "visits", at: 1000, days: 30 }, isSigned: true },
  ]);
});

test("a missing report is explained in a message", async () => {
  answer = { status: 401, body: "" };
  expect(await read()).toContain("its secret differs");
  answer = { status: 404, body: "Not found." };
  expect(await read()).toContain("404");
  answer = { status: 200, body: '{"days":[]}' };
  expect(await read()).toContain("cannot be read");
  await new Promise((done) => void site.close(done));
  expect(await read()).toContain("The site is unreachable");
  await new Promise<void>((done) => void site.listen(0, "127.0.0.1", done));
});

test("[SH-08] [OWN-22] editors see views above a line and sent forms below it, and the form funnel; recruiters see forms only, and no request is made for them", async () => {
  sent = [
    { day: ago(1), kind: "contact", count: 1 },
    { day: ago(1), kind: "resume", count: 1 },
    { day: ago(0), kind: "resume", count: 1 },
  ];
  const html = await shown({ role: "editor" });
  expect(html).toMatch(
    /role="img" aria-label="The last 30 days. Page views: 12, most on [^:]*: 9. Forms sent: 3, contact message 1, application 2."/,
  );
  // The chart's scale, its last two steps and bars, and the same numbers in the table.
  expect(html).toContain('V44H29V0H30V66"');
  expect(html).toContain('d="M28.15 66V100H28.85V66ZM29.15 66V83H29.85V66Z"');
  expect(html).toMatch(/<title>[^<]*: page views 3, contact message 1, application 1<\/title>/);
  expect(html.replace(/<th scope="row">[^<]*/g, "<th>")).toContain(
    "<tr><th></th><td>9</td><td>0</td><td>1</td></tr><tr><th></th><td>3</td><td>1</td><td>1</td></tr></tbody>",
  );
  expect(html).toMatch(/>\/blog<\/span>.*?>8</);
  expect(html).toMatch(
    />Contact<\/span>.*width="100".*8 seen.*width="50".*4 started \(50 %\).*width="25".*2 sent \(25 %\)/s,
  );
  heard = [];
  const recruiters = await shown({ role: "recruiter" });
  expect(recruiters).toContain("Forms sent: 3");
  expect(recruiters).not.toContain("views");
  expect(heard).toEqual([]);
});

test("sent forms hang below the line of the views, and without views rise from the bottom", async () => {
  sent = [{ day: ago(1), kind: "contact", count: 4 }];
  const chartOf = async (role: string): Promise<string> =>
    (await shown({ role })).match(/<div class="waterline".*?<\/div>/s)?.[0] ?? "";
  const scaleOf = (chart: string) => [...chart.matchAll(/>(\d+)</g)].map(([, figure]) => figure);
  const editors = await chartOf("editor");
  expect(scaleOf(editors)).toEqual(["9", "0", "4"]);
  expect(editors).toMatch(/waterline__sent" d="M[\d.]+ 66V100H/);
  const recruiters = await chartOf("recruiter");
  expect(scaleOf(recruiters)).toEqual(["4", "0"]);
  expect(recruiters).toMatch(/waterline__sent" d="M[\d.]+ 100V0H/);
  expect(recruiters).toContain('waterline__line" d="M0 100H30"');
});

test("[OWN-159] documents are listed with their names by their downloads, also one that was removed", async () => {
  answer.body = JSON.stringify({
    ...REPORT,
    documents: [
      { document: "17", count: 1200 },
      // No number of a record: PostgreSQL refuses it.
      { document: "999999999999", count: 5 },
      { document: "9", count: 3 },
    ],
  });
  const asked: unknown[] = [];
  wheres = asked;
  const html = await shown({ role: "editor" });
  expect(asked).toEqual([{ id: { in: [17, 9] } }]);
  expect(html).toMatch(/Downloaded documents.*Prices\.pdf.*1,200.*Removed document 9.*>3</s);
});

test("[OWN-22] the period is thirty or ninety days; without data a text replaces the chart", async () => {
  expect((await shown({ role: "editor" }, "90")).match(/<rect x/g)).toHaveLength(90);
  expect(heard).toMatchObject([{ question: { days: 90 } }]);
  expect(await shown({ role: "editor" }, "100000")).toContain("The last 30 days");
  const none = await shown({ role: "recruiter" });
  expect(none).toContain("No forms were sent in the last 30 days");
  expect(none).not.toContain("<svg");
});

test("no visits yet, another counter and an unreachable site each have a message", async () => {
  answer.body = JSON.stringify({ ...REPORT, days: [], pages: [], forms: [], searches: [] });
  expect(await shown({ role: "admin" })).toContain("No visits yet");
  answer.body = JSON.stringify({
    ...REPORT,
    counting: false,
    days: [],
    pages: [],
    forms: [],
    searches: [],
  });
  expect(await shown({ role: "admin" })).toContain("does not count visits now");
  answer = { status: 503, body: "" };
  expect(await shown({ role: "admin" })).toContain("cannot read its counts at the moment");
  answer = { status: 404, body: "" };
  expect(await shown({ role: "admin" })).toContain("status 404");
});

test("forms have the names that editors use", () => {
  expect(
    [
      "contact/main",
      "contact/case-study",
      "resume/vacancy",
      "price-request/pricing",
      "new-kind/some-place",
    ].map((form) => formName(form, english)),
  ).toEqual([
    "Contact",
    "Contact, case study",
    "Resume, vacancy",
    "Price request",
    "new-kind, some place",
  ]);
});

test("[FIND-06] searches without a result are listed with how often and when; a site that sends none has no list", async () => {
  const html = await shown({ role: "editor" });
  expect(html).toContain("Searches without a result");
  expect(html).toMatch(/cobol teams.*3, last on 22 Nov/);
  const { searches: _, ...earlier } = REPORT;
  answer.body = JSON.stringify(earlier);
  expect(await shown({ role: "editor" })).not.toContain("Searches without a result");
});
