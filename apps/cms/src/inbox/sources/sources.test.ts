import { sql } from "@payloadcms/db-sqlite/drizzle";
import { expect, test, vi } from "vitest";
import { rowOf, headOf } from "#inbox/export/table.ts";
import { cameFrom } from "#inbox/sources/came-from.ts";
import { fillSources } from "#inbox/sources/fill-sources.ts";
import { usedSources } from "#inbox/sources/used-sources.ts";
import { inboxOf } from "#inbox/save-submission.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import { english } from "#testing/english.ts";
import { testCms } from "#testing/test-cms.ts";
import { processorTime } from "../../../../../tests/processor-time.ts";

vi.setConfig({ testTimeout: 120_000 });
const cms = testCms();

const LINKED = {
  _referrer: "https://www.linkedin.com/feed",
  _landing_page: "/blog",
  _first_visit: "2026-05-03",
  _last_utm_source: "Google",
  _last_utm_campaign: "spring",
};

/** As a form of the site sends it. */
async function send(fields: Record<string, string>): Promise<void> {
  const { payload, settings } = cms;
  await inboxOf(payload, inboxFiles(settings)).save({
    kind: "contact",
    fields,
    files: [],
  } as never);
}
const found = async (where: object): Promise<string[]> => {
  const { docs } = await cms.payload.find({
    collection: "submissions",
    where: where as never,
    sort: "id",
  });
  return docs.map(({ sender }) => sender ?? "");
};

test("[OWN-142] the inbox filters by source, medium and campaign of the first and the last touch, and by landing page", async () => {
  await send({ fullname: "Ann", ...LINKED });
  await send({ fullname: "Bob", _referrer: "https://www.google.com/", _landing_page: "/" });
  await send({
    fullname: "Cid",
    _utm_source: "GOOGLE",
    _utm_medium: "CPC",
    _utm_campaign: "Spring",
  });
  await send({ fullname: "Dan" });
  await send({ fullname: "Eve", _added_by: "Fay" });
  const equals = (column: string, value: string) => found({ [column]: { equals: value } });
  expect(await equals("utmSource", "google")).toEqual(["Bob", "Cid"]);
  expect(await equals("utmMedium", "cpc")).toEqual(["Cid"]);
  expect(await equals("utmCampaign", "Spring")).toEqual(["Cid"]);
  expect(await equals("lastSource", "google")).toEqual(["Ann", "Bob", "Cid"]);
  expect(await equals("lastCampaign", "spring")).toEqual(["Ann"]);
  expect(await equals("landingPage", "/blog")).toEqual(["Ann"]);
  expect(await equals("utmSource", "direct")).toEqual(["Dan"]);
  expect(await equals("utmSource", "by hand")).toEqual(["Eve"]);
  expect(await equals("utmCampaign", "")).toEqual(["Ann", "Bob", "Dan", "Eve"]);
  expect((await usedSources(cms.payload)).toSorted()).toEqual([
    "by hand",
    "direct",
    "google",
    "linkedin",
  ]);
});

test("[OWN-142] a submission states in words where it came from", () => {
  const words = (fields: Record<string, string>, receivedAt = "2026-05-09T10:00:00.000Z") =>
    cameFrom({ fields, receivedAt }, english);
  expect(words(LINKED)).toBe(
    "Came from: Google, campaign spring; first visit 3 May: LinkedIn, social",
  );
  const { _referrer, _first_visit } = LINKED;
  expect(words({ _referrer })).toBe("Came from: LinkedIn, social");
  expect(words({ _referrer, _first_visit })).toBe("Came from: LinkedIn, social; first visit 3 May");
  expect(words({ _referrer, _first_visit }, "2026-05-03T23:59:00.000Z")).toBe(
    "Came from: LinkedIn, social",
  );
  expect(words({ _first_visit: "<b>3 May</b>", _last_utm_source: "board" })).toBe(
    "Came from: board; first visit: no page or campaign that is known",
  );
  expect(words({ _added_by: "Fay" })).toBe("");
});

test("[OWN-142] an export has the values of the columns, also of submissions from before them", () => {
  const head = headOf({});
  const row = rowOf({ id: 1, kind: "contact", status: "new", fields: LINKED } as never);
  const cell = (name: string): string | undefined => row[head.indexOf(name)];
  expect(
    ["_utm_source", "_utm_medium", "_last_utm_source", "_last_utm_campaign", "_landing_page"].map(
      cell,
    ),
  ).toEqual(["linkedin", "social", "google", "spring", "/blog"]);
  expect(cell("Other fields")).toBe("");
});

test("[OWN-143] 20,000 submissions from before the columns get them at the upgrade, in seconds of processor time, and filter as new ones", async () => {
  const { db } = cms.payload;
  const run = (statement: ReturnType<typeof sql>) =>
    db.execute({ drizzle: db.drizzle, sql: statement }) as Promise<{
      rows: Record<string, unknown>[];
    }>;
  await run(sql`delete from "submissions"`);
  const sources = ["https://www.bing.com/", "https://example.org/a"];
  await run(sql`insert into "submissions" ("kind", "status", "sender", "fields", "utm_source", "updated_at", "created_at")
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)
    select 'contact', 'new', 'Old ' || i,
      json_object('fullname', 'Old ' || i, '_referrer', case i % 2 when 0 then ${sources[0]} else ${sources[1]} end, '_landing_page', '/clients', '_last_utm_campaign', 'c' || (i % 10)),
      '', datetime('now'), datetime('now') from n`);
  // A row that another version wrote has no fields.
  await run(sql`update "submissions" set "fields" = 'null' where "sender" = 'Old 1'`);
  expect(await processorTime(() => fillSources(cms.payload))).toBeLessThan(20_000);
  const count = async (where: object) =>
    (await cms.payload.count({ collection: "submissions", where: where as never })).totalDocs;
  expect(await count({ utmSource: { equals: "bing" }, landingPage: { equals: "/clients" } })).toBe(
    10_000,
  );
  expect(await count({ utmSource: { equals: "example.org" } })).toBe(9999);
  expect(await count({ utmSource: { equals: "direct" } })).toBe(1);
  expect(await count({ lastCampaign: { equals: "c3" }, lastSource: { equals: "unnamed" } })).toBe(
    2000,
  );
  const filtering = await processorTime(async () => {
    const { docs } = await cms.payload.find({
      collection: "submissions",
      where: { lastCampaign: { equals: "c3" }, utmSource: { equals: "example.org" } },
      limit: 25,
      sort: "-receivedAt",
    });
    expect(docs).toHaveLength(25);
  });
  expect(filtering).toBeLessThan(2000);
});

test("[OWN-143] what a host of the version before saved after the migration gets its sources with the next round, other rows stay", async () => {
  const { db } = cms.payload;
  await send({ fullname: "New", ...LINKED });
  // As that version stores it: the first touch as written, and no column of the last.
  const data = {
    kind: "contact",
    status: "new",
    sender: "Old host",
    fields: { _utm_source: "Google", _utm_medium: "CPC", _landing_page: "/blog" },
    utmSource: "Google",
    utmMedium: "CPC",
  };
  await db.create({ collection: "submissions", data });
  const kept = sql`update "submissions" set "last_campaign" = 'kept' where "sender" = 'New'`;
  await db.execute({ drizzle: db.drizzle, sql: kept });
  await fillSources(cms.payload);
  const last = { lastSource: { equals: "google" }, lastMedium: { equals: "cpc" } };
  expect(await found({ ...last, utmSource: { equals: "google" } })).toEqual(["Old host"]);
  expect(await found({ lastCampaign: { equals: "kept" } })).toEqual(["New"]);
});
