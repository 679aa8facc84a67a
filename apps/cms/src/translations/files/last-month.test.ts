import { expect, test, vi } from "vitest";
import {
  cms,
  draftOf,
  fileOf,
  openTranslatorsFixture,
  send,
  service,
  SERVICES,
  translated,
  unitOf,
  whysOf,
} from "#testing/translators-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });
openTranslatorsFixture();

const trashed = { deletedAt: new Date().toISOString() };

test("[OWN-162] of a file of last month what is gone or changed since is named, and the rest is stored", async () => {
  const made = async (slug: string): Promise<number> => {
    const data = { slug, title: slug, order: 2, _status: "published" } as const;
    return (await cms.payload.create({ collection: "services", data })).id;
  };
  const [gone, restarted] = [await made("gone"), await made("restarted")];
  const xml = (await fileOf(SERVICES)).toString();
  expect((await send(translated(xml, "A "))).report.refused).toEqual([]);
  const before = await draftOf("services", restarted);
  await cms.payload.update({ collection: "services", id: gone, data: trashed });
  await cms.payload.update({ collection: "translations", id: before?.id ?? 0, data: trashed });
  await cms.payload.update({
    collection: "services",
    id: service,
    data: { shortDescription: "Another team.", _status: "published" },
  });
  const { report } = await send(translated(xml, "B "));
  expect(whysOf(report)).toEqual([
    [unitOf("shortDescription"), "old"],
    [`services:${gone}:title`, "unknown"],
  ]);
  const after = await draftOf("services", restarted);
  expect(after).toMatchObject({ _status: "draft", words: [{ title: "B restarted" }] });
  expect(after?.id).not.toBe(before?.id);
});
