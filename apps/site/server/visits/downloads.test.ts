import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readVisit } from "#server/visits/read-visit.ts";
import { openVisitStore, type OwnVisitStore } from "#server/visits/visit-store.ts";

const DAY = 86_400_000;
let folder: string;
let store: OwnVisitStore;
let time: number;

beforeEach(() => {
  time = Date.UTC(2026, 10, 22, 12);
  folder = mkdtempSync(join(tmpdir(), "downloads-"));
  const log = { error: () => undefined };
  store = openVisitStore({ file: join(folder, "visits.sqlite"), log, now: () => time });
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = (visit: object) => readVisit(Buffer.from(JSON.stringify(visit)));

test("[OWN-159] a page reports a download by the document's number, and nothing else", () => {
  const visit = { page: "/guide", document: "17" };
  expect(read({ ...visit, page: "/guide?name=anna" })).toEqual(visit);
  for (const document of [
    "",
    "0",
    "x",
    "17 or 1",
    "17-",
    17,
    "1".repeat(20),
    "2147483648",
    "999999999999",
    null,
  ])
    expect(read({ ...visit, document })).toBeNull();
  expect(read({ ...visit, document: "2147483647" })).not.toBeNull();
  expect(read({ ...visit, email: "anna@example.com" })).toBeNull();
});

test("[OWN-159] downloads are sums of a day and a document, whichever way they came, and no forms or views", () => {
  store.add({ page: "/guide", document: "17" });
  store.add({ document: "9" });
  time += DAY;
  store.add({ document: "17" });
  expect(store.report(3)).toMatchObject({
    documents: [
      { document: "17", count: 2 },
      { document: "9", count: 1 },
    ],
    forms: [],
    pages: [],
  });
  // Anyone can make up numbers.
  for (let at = 1; at <= 600; at++) store.add({ document: String(1000 + at) });
  expect(store.report(1).documents).toHaveLength(500);
  for (let day = 1; day <= 3; day++) {
    time += DAY;
    for (let at = 1; at <= 500; at++) store.add({ document: String(10_000 * day + at) });
  }
  const { documents } = store.report(5);
  expect([documents.length, documents[0]]).toEqual([1000, { document: "17", count: 2 }]);
});
