/** A database of the release that had the approval by two people, with proposals that wait. */
import type { Migration, Payload } from "payload";
import { expect, vi } from "vitest";
import { isRecentlyOnePerson } from "#publishing/review/one-person.ts";
import { createScheduler } from "#publishing/schedule/scheduler.ts";
import { poolOf } from "#server/nodes/pool.ts";
import { clientOf } from "#server/nodes/sqlite-client.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

const LAST = "_baseline";
const DUE = "2026-10-01T10:00:00.000Z";
const SENT = "2026-09-01T08:30:00.000Z";

async function run({ db }: Payload, text: string): Promise<void> {
  await (clientOf(db)?.execute(text) ?? poolOf(db)?.query(text));
}

/** Rows by columns, in the tables as that release had them. */
async function insert(payload: Payload, table: string, row: Record<string, unknown>) {
  const written = (value: unknown): string =>
    value === null || typeof value === "number" || typeof value === "boolean"
      ? String(value)
      : `'${String(value)}'`;
  const times = { created_at: SENT, updated_at: SENT };
  const whole = { ...times, ...row };
  const names = Object.keys(whole).map((name) => `"${name}"`);
  await run(
    payload,
    `insert into "${table}" (${names.join()}) values (${Object.values(whole).map(written).join()})`,
  );
}

export async function service(payload: Payload, id: number, shown: object, draft?: object) {
  const row = { id, title: `Service ${id}`, slug: `s-${id}`, order: 1, ...shown };
  await insert(payload, "services", row);
  for (const [at, state] of [shown, ...(draft ? [draft] : [])].entries()) {
    const version = Object.entries({ title: row.title, slug: row.slug, ...state }).map(
      ([name, value]) => [`version_${name}`, value],
    );
    const latest = at === (draft ? 1 : 0);
    await insert(payload, "_services_v", {
      parent_id: id,
      latest,
      ...Object.fromEntries(version),
    });
  }
}

/** The rule on, a draft with a time, proposals of each kind, and a second person's approval. */
async function asBefore(payload: Payload): Promise<void> {
  await insert(payload, "users", { id: 7, email: "ann@example.com", role: "editor" });
  await insert(payload, "approval", { id: 1, second_person: true });
  const published = { _status: "published" };
  const draft = { _status: "draft" };
  await service(payload, 1, published, { ...draft, title: "Proposed", publish_at: DUE });
  await service(payload, 2, published);
  await service(payload, 3, { ...draft, publish_at: DUE });
  await service(payload, 4, { ...published, unpublish_at: DUE });
  await service(payload, 5, published, draft);
  const proposal = {
    state: "open",
    place: "services",
    fingerprint: "x",
    proposer: "ann@example.com",
    proposed_by: 7,
  };
  const add = (row: object) => insert(payload, "proposals", { ...proposal, ...row });
  await add({ action: "publish", record: "1", state: "approved", note: "As agreed" });
  await add({ action: "unpublish", record: "2" });
  await add({ action: "publish", record: "5", state: "done" });
  await add({ action: "write", place: "redirects", record: "", data: '{"from":"/a","to":"/b"}' });
}

export const openBefore = (databaseUrl?: string): Promise<TestCms> =>
  openTestCms({ until: LAST, ...(databaseUrl && { databaseUrl }) });

export async function provesUpgrade(databaseUrl?: string): Promise<void> {
  const cms = await openBefore(databaseUrl);
  const { payload } = cms;
  try {
    await asBefore(payload);
    const warn = vi.spyOn(payload.logger, "warn").mockImplementation(() => undefined);
    await payload.db.migrate({ migrations: payload.db.prodMigrations as Migration[] });
    const warned = JSON.stringify(warn.mock.calls);
    warn.mockRestore();
    expect(warned).toContain("one person publishes now");
    expect(warned).toContain("/a");
    const { docs } = await payload.find({
      collection: "services",
      draft: true,
      sort: "id",
      depth: 0,
    });
    const by = { by: "ann@example.com", writer: 7, asked: true };
    expect(
      docs.map(({ title, publishAt, review }) => ({ title, publishAt, ...review })),
    ).toMatchObject([
      {
        ...by,
        title: "Proposed",
        publishAt: null,
        note: "Planned to be published: 2026-10-01 10:00 UTC.\nAs agreed",
        at: SENT,
      },
      { ...by, title: "Service 2", note: "Proposed: take it off the site." },
      { asked: true, publishAt: null, note: expect.stringContaining("2026-10-01"), writer: null },
      {
        asked: true,
        note: expect.stringContaining("taken off the site: 2026-10-01"),
        writer: null,
      },
      { asked: false, note: null, writer: null },
    ]);
    await expectNothingFires(payload);
    expect(await isRecentlyOnePerson(payload)).toBe(true);
    const { docs: noted } = await payload.find({ collection: "audit-log", sort: "id" });
    expect(noted.map(({ event, place }) => `${event} ${place}`)).toEqual([
      "sent-back redirects",
      "settings approval",
    ]);
  } finally {
    await cms.close();
  }
}

async function expectNothingFires(payload: Payload): Promise<void> {
  const before = await payload.find({ collection: "services", sort: "id", depth: 0 });
  const scheduler = createScheduler({ payload, now: () => Date.parse("2040-01-01") });
  await scheduler.runDue();
  await scheduler.stop();
  const after = await payload.find({ collection: "services", sort: "id", depth: 0 });
  expect(after.docs.map(({ _status }) => _status)).toEqual([
    "published",
    "published",
    "draft",
    "published",
    "published",
  ]);
  expect(after.docs).toEqual(before.docs);
}
