/** A host that is killed while it stores or releases files, and its next start. */
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { libraryOf } from "#library/library.ts";
import {
  cms,
  openLibraryFixture,
  painted,
  storedFiles,
  upload,
  users,
} from "#testing/library-fixture.ts";

openLibraryFixture();

const inFolder = () => readdir(join(cms.settings.dataDir, "media"));
const notes = async () => (await inFolder()).filter((name) => name.startsWith(".noted-"));
const start = () => libraryOf(cms.payload).clear(cms.payload);
const png = async (): Promise<{ bytes: Buffer; name: string }> => ({
  bytes: await painted(900, 500),
  name: "a.png",
});

/** What a process leaves that is killed in `work`, when it calls this function of `part`. */
async function killedAt(part: object, name: string, work: () => Promise<unknown>): Promise<void> {
  const own: unknown = Reflect.get(part, name);
  let isReached = false;
  Object.assign(part, {
    [name]: () => ((isReached = true), Promise.reject(new Error("killed"))),
  });
  await work().catch(() => undefined);
  Object.assign(part, { [name]: own });
  expect(isReached).toBe(true);
}

test("[OWN-70] files that were stored for a record that was never written are removed at the next start, and no others", async () => {
  const { doc } = await upload(await png());
  await writeFile(join(cms.settings.dataDir, "media", "by-hand.png"), "not ours");
  const before = await storedFiles();
  const data = { alt: "Never" };
  const { bytes } = await png();
  const file = { data: bytes, name: "b.png", mimetype: "image/png", size: bytes.length };
  // A call within the process, whose failure no handler of requests sees.
  const { payload } = cms;
  await killedAt(payload.db, "create", () => payload.create({ collection: "media", data, file }));
  expect((await storedFiles()).length).toBeGreaterThan(before.length);
  expect(await notes()).toHaveLength(1);
  await start();
  expect(await storedFiles()).toEqual(before);
  expect(await notes()).toEqual([]);
  expect(before).toContain(doc.filename);
});

test("[OWN-70] files of a record that was replaced or deleted just before the end are removed at the next start", async () => {
  const { doc } = await upload(await png());
  const other = await upload(await png());
  await killedAt(libraryOf(cms.payload).files, "remove", async () => {
    await upload({ ...(await png()), to: doc.id });
    await cms.payload.delete({ collection: "media", id: other.doc.id, user: users.admin });
  });
  const { docs } = await cms.payload.find({
    collection: "media",
    where: { id: { equals: doc.id } },
  });
  const named = [docs[0]?.filename, docs[0]?.sizes?.thumbnail?.filename];
  const left = [doc, other.doc].map(({ filename }) => filename);
  expect(await storedFiles()).toEqual(expect.arrayContaining(left));
  await start();
  const now = await storedFiles();
  expect(now).toEqual(expect.arrayContaining(named));
  for (const name of left) expect(now).not.toContain(name);
  expect(await notes()).toEqual([]);
});

test("[OWN-70] a note that was cut while it was written removes nothing, and leaves", async () => {
  const before = await storedFiles();
  await writeFile(join(cms.settings.dataDir, "media", ".noted-cut"), '["by-hand.png"');
  await start();
  expect([await storedFiles(), await notes()]).toEqual([before, []]);
});
