import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readVisit } from "#server/visits/read-visit.ts";
import { openVisitStore, type OwnVisitStore } from "#server/visits/visit-store.ts";

const NOON = Date.UTC(2026, 10, 22, 12);
const DAY = 86_400_000;
const log = { error: vi.fn<() => void>() };
let folder: string;
let store: OwnVisitStore;
let time: number;

const file = (): string => join(folder, "visits.sqlite");
const open = (): void => void (store = openVisitStore({ file: file(), log, now: () => time }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "visit-sources-"));
  time = NOON;
  open();
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** As a page reports it. */
function count(report: object): boolean {
  const visit = readVisit(Buffer.from(JSON.stringify(report)));
  if (visit) store.add(visit);
  return visit !== null;
}
const begun = (from: object) => ({ page: "/", form: "contact/main", step: "started", from });
const sums = (days = 3) =>
  store
    .report(days)
    .sources.map(({ source, medium, campaign, visits, begun: forms }) => [
      source,
      medium,
      campaign,
      visits,
      forms,
    ]);

test("[OWN-144] visits and begun forms are counted by day, source, medium and campaign; other views and steps are not", () => {
  const spring = { utm_source: "Newsletter", utm_medium: "email", utm_campaign: "spring" };
  for (const report of [
    { page: "/", from: { referrer: "www.google.com" } },
    { page: "/blog", from: { referrer: "www.google.com" } },
    { page: "/blog" },
    { page: "/", from: {} },
    { page: "/", from: spring },
    begun(spring),
    { page: "/", form: "contact/main", step: "opened" },
    { page: "/", form: "contact/main", step: "sent" },
  ])
    expect(count(report)).toBe(true);
  time += DAY;
  count({ page: "/", from: { referrer: "google.com" } });
  expect(sums()).toEqual([
    ["google", "search", "", 3, 0],
    ["newsletter", "email", "spring", 1, 1],
    ["direct", "", "", 1, 0],
  ]);
  expect(sums(1)).toEqual([["google", "search", "", 1, 0]]);
  // The funnel of the forms is as before.
  expect(store.report(3).forms).toEqual([{ form: "contact/main", opened: 1, started: 1, sent: 1 }]);
  expect(store.report(3).pages.map(({ page, views }) => [page, views])).toEqual([
    ["/", 4],
    ["/blog", 2],
  ]);
  time += 401 * DAY;
  expect(count({ page: "/", from: {} })).toBe(true);
  expect(sums(400)).toEqual([["direct", "", "", 1, 0]]);
});

test("[OWN-144] nothing of a person is stored: no address of a page that links here, no email address, no phone number, no further parameter", () => {
  count({ page: "/", from: { referrer: "mail.example.com", utm_source: "anna@example.com" } });
  count({ page: "/", from: { utm_source: "board", utm_campaign: "+44 20 7946 0123" } });
  for (const from of [
    { utm_term: "anna" },
    { utm_source: "x".repeat(101) },
    { utm_source: 7 },
    { referrer: null },
    "google",
  ])
    expect(count({ page: "/", from }), JSON.stringify(from)).toBe(false);
  expect(sums()).toEqual([
    ["board", "", "", 1, 0],
    ["mail.example.com", "referral", "", 1, 0],
  ]);
  store.close();
  expect(readFileSync(file(), "latin1")).not.toMatch(/anna|7946/);
  open();
});

test("[OWN-144] of ten thousand sources that anyone makes up, two hundred a day are named, and the sum is whole", () => {
  count({ page: "/", from: { referrer: "google.com" } });
  store.report(1);
  for (let at = 0; at < 10_000; at++) count({ page: "/", from: { utm_source: `made up ${at}` } });
  // Known ones count on.
  store.report(1);
  count({ page: "/", from: { referrer: "google.com" } });
  const { sources } = store.report(1);
  expect(sources.length).toBeLessThanOrEqual(201);
  expect(sources.reduce((sum, { visits }) => sum + visits, 0)).toBe(10_002);
  expect(sources.find(({ source }) => source === "google")).toMatchObject({ visits: 2 });
  expect(sources[0]).toMatchObject({ source: "other", visits: 10_000 - 199 });
});
