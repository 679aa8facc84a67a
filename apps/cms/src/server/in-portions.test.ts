import { filesInFolder } from "@meridian/files/store/in-folder";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { sweepEmptyDrafts } from "#publishing/editing/empty-drafts.ts";
import { searchTexts } from "#publishing/search/search-texts.ts";
import { inPortions } from "#server/in-portions.ts";
import { expire } from "#inbox/retention.ts";
import { testCms } from "#testing/test-cms.ts";

const cms = testCms();

test("all documents are returned once, in order, even when each is deleted in between", async () => {
  const { payload } = cms;
  for (let at = 0; at < 105; at++)
    await payload.create({
      collection: "services",
      data: {} as never,
      draft: true,
      depth: 0,
    });
  const given: number[] = [];
  const where = [{ _status: { equals: "draft" } }];
  for await (const { id } of inPortions(payload, { collection: "services", draft: true, where })) {
    given.push(id);
    await payload.delete({ collection: "services", id, depth: 0 });
  }
  expect(given).toHaveLength(105);
  expect(given).toEqual(given.toSorted((a, b) => a - b));
  expect((await payload.count({ collection: "services" })).totalDocs).toBe(0);
});

test("a long read and a long search give other requests their turn", async () => {
  const { payload } = cms;
  const data = { kind: "contact", status: "new", fields: {} };
  for (let at = 0; at < 305; at++)
    await payload.db.create({ collection: "submissions", data, returning: false });
  const find = vi.spyOn(payload, "find");
  // Turns as another request gets them, whatever the database does in between.
  const turns: number[] = [];
  let running = true;
  const turn = (): void => {
    turns.push(find.mock.calls.length);
    if (running) setImmediate(turn);
  };
  setImmediate(turn);
  let read = 0;
  for await (const _ of inPortions(payload, { collection: "submissions", where: [] })) read += 1;
  expect(read).toBe(305);
  for (const portions of [1, 2, 3]) expect(turns).toContain(portions);
  const before = turns.length;
  const texts = Array.from({ length: 1_000 }, () => ({
    slug: "services",
    kind: "Service",
    title: "A",
    address: "/a",
    texts: ["b"],
  }));
  expect(await searchTexts(texts, ["b"])).toHaveLength(1_000);
  running = false;
  expect(turns.length - before).toBeGreaterThanOrEqual(9);
  find.mockRestore();
  await payload.db.deleteMany({ collection: "submissions", where: {} });
});

test("no hourly job reads a whole collection at once", async () => {
  const folder = join(cms.settings.dataDir, "inbox");
  const later = new Date(Date.now() + 30 * 86_400_000);
  await expire(cms.payload, filesInFolder(folder), new Date());
  writeFileSync(join(folder, "left-behind"), "x");
  const find = vi.spyOn(cms.payload, "find");
  await sweepEmptyDrafts(cms.payload, later);
  await expire(cms.payload, filesInFolder(folder), later);
  expect(readdirSync(folder).includes("left-behind")).toBe(false);
  expect(find.mock.calls.length).toBeGreaterThan(8);
  expect(find.mock.calls.filter(([{ limit = 0 }]) => limit < 1 || limit > 100)).toEqual([]);
});
