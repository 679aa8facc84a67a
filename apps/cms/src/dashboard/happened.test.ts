import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Visits } from "#dashboard/visits.tsx";
import { readVisits, type VisitReport } from "#dashboard/read-visits.ts";
import { formName } from "#dashboard/form-names.ts";

const SECRET = "s".repeat(32);
const REPORT: VisitReport = {
  counting: true,
  days: [
    { day: "2026-11-21", views: 3 },
    { day: "2026-11-22", views: 9 },
  ],
  pages: [
    { page: "/blog", views: 8 },
    { page: "/", views: 4 },
  ],
  forms: [{ form: "contact/main", opened: 8, started: 4, sent: 2 }],
  searches: [{ words: "cobol teams", count: 3, last: "2026-11-22" }],
};

let site: Server;
let purgeUrl: string;
let answer: { status: number; body: string };
let heard: { url: string | undefined; question: unknown; isSigned: boolean }[];

beforeEach(async () => {
  heard = [];
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
async function shown(user: object): Promise<string> {
  const element = (await Visits({
    user: { collection: "users", ...user },
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

test("[SH-08] [OWN-22] editors see views by day and page, and the form funnel; recruiters do not, and no request is made for them", async () => {
  const html = await shown({ role: "editor" });
  expect(html).toContain("12 views, 9 on the busiest day");
  expect(html).toMatch(/role="img" aria-label="[^"]*21 Nov: views 3; 22 Nov: views 9"/);
  expect(html).toMatch(/y="0" height="100"[^>]*><\/rect><\/g><\/svg>/);
  expect(html).toMatch(/>\/blog<\/span>.*?>8</);
  expect(html).toMatch(
    />Contact<\/span>.*width="100".*8 seen.*width="50".*4 started \(50 %\).*width="25".*2 sent \(25 %\)/s,
  );
  expect(html).not.toContain("<table");
  heard = [];
  expect([await shown({ role: "recruiter" }), heard]).toEqual(["<div></div>", []]);
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
    ].map(formName),
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
