import { beforeAll, expect, test, vi } from "vitest";
import {
  cms,
  fileOf,
  openTranslatorsFixture,
  send,
  SERVICES,
  translated,
} from "#testing/translators-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });
openTranslatorsFixture();

/** More than two transactions hold. */
const OTHERS = 59;

beforeAll(async () => {
  for (let at = 0; at < OTHERS; at += 1)
    await cms.payload.create({
      collection: "services",
      data: { slug: `s-${at}`, title: `S ${at}`, order: at, _status: "published" },
      context: { quiet: true },
    });
}, 60_000);

const drafts = async (language: string): Promise<number> =>
  (
    await cms.payload.count({
      collection: "translations",
      where: { language: { equals: language }, kind: { equals: "services" } },
    })
  ).totalDocs;

test("[OWN-161] a record that cannot be saved leaves the others of its transaction", async () => {
  const { db } = cms.payload;
  const { create } = db;
  const file = translated((await fileOf(SERVICES)).toString());
  db.create = (args) =>
    args.collection === "translations" && JSON.stringify(args.data).includes("DE S 7")
      ? Promise.reject(new Error("no"))
      : create(args);
  const { report } = await send(file);
  db.create = create;
  expect(report.refused.map(({ why, detail }) => [why, detail])).toEqual([
    ["failed", "It could not be saved. Try again."],
  ]);
  expect(report.drafts).toHaveLength(OTHERS);
  expect(await drafts("de")).toBe(OTHERS);
  const again = await send(file);
  expect(again.report).toMatchObject({ written: 1, refused: [] });
  expect(again.report.same).toBe(report.written);
});

test("[OWN-161] what an end in the middle leaves is whole, and the same file continues it", async () => {
  const { db } = cms.payload;
  const { create } = db;
  const file = translated((await fileOf("language=fr&kind=services")).toString(), "FR ");
  let left = 40;
  // In the middle of the second transaction.
  db.create = (args) =>
    args.collection === "translations" && (left -= 1) < 0
      ? Promise.reject(new Error("the end"))
      : create(args);
  const cut = await send(file, { language: "fr" });
  db.create = create;
  const stored = await drafts("fr");
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThan(OTHERS);
  expect(cut.report.drafts).toHaveLength(stored);
  expect(cut.report.refused.length + cut.report.written).toBe(OTHERS + 4);
  const { report } = await send(file, { language: "fr" });
  expect(report).toMatchObject({ refused: [], same: cut.report.written });
  expect(report.drafts).toHaveLength(OTHERS + 1 - stored);
});
