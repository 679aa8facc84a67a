/** Like a bucket, this store cannot detect two hosts writing the same name. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileStore } from "@meridian/files/store/file-store";
import type { PayloadRequest } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLibrary } from "#library/library.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

let cms: TestCms;
let folder: string;
beforeAll(async () => {
  cms = await openTestCms();
  folder = await mkdtemp(join(tmpdir(), "library-"));
}, 120_000);
afterAll(async () => {
  await cms.close();
  await rm(folder, { recursive: true, force: true });
});

/** Finds no existing file, as while another host writes it; fails on an overwrite. */
function blindStore(): FileStore & { stored: Map<string, string> } {
  const stored = new Map<string, string>();
  const take = async (name: string, path: string): Promise<void> => {
    expect(stored.has(name), `${name} is written over`).toBe(false);
    stored.set(name, await readFile(path, "utf8"));
    await rm(path);
  };
  return {
    stored,
    find: async () => null,
    take,
    takeNew: async (name, path) => (await take(name, path), true),
    remove: async (names) => names.forEach((name) => stored.delete(name)),
    async *list() {},
  };
}

test("[OWN-71] hosts that store files of one name at once lose none of them", async () => {
  const store = blindStore();
  const hosts = [createLibrary(folder, store), createLibrary(folder, store)];
  const sent = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      const library = hosts[at % 2] ?? createLibrary(folder, store);
      const [path, small] = await Promise.all(
        [`file ${at}`, `size of ${at}`].map((text) => library.takeIn(Buffer.from(text))),
      );
      const ready = { mimeType: "image/png", ending: ".png", size: 1, width: 320, height: 200 };
      const sizes = { thumbnail: { ...ready, path: small ?? "" } };
      const { filename, sizes: names } = await library.keep(cms.payload, "team", {
        ...ready,
        path: path ?? "",
        sizes,
      });
      return [store.stored.get(filename), store.stored.get(names.thumbnail ?? "")];
    }),
  );
  expect(sent).toEqual(Array.from({ length: 8 }, (_, at) => [`file ${at}`, `size of ${at}`]));
});

test("[OWN-70] a file that a record names is not removed, whatever is released", async () => {
  const store = blindStore();
  const library = createLibrary(folder, store);
  const req = { payload: cms.payload } as PayloadRequest;
  for (const name of ["named.png", "size.png", "free.png"])
    await store.take(name, await library.takeIn(Buffer.from(name)));
  await cms.payload.db.create({
    collection: "media",
    data: {
      filename: "named.png",
      mimeType: "image/png",
      sizes: { medium: { filename: "size.png" } },
    },
  });
  await library.release(req, ["named.png", "size.png", "free.png"]);
  expect([...store.stored.keys()]).toEqual(["named.png", "size.png"]);
});
