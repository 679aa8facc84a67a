/** No file is removed before its change is committed, and none is overwritten. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  requestAs,
  cms,
  storedFiles,
  openLibraryFixture,
  painted,
  upload,
  type Doc,
} from "#testing/library-fixture.ts";

openLibraryFixture();

const namesIn = ({ filename, sizes }: Doc): string[] =>
  [filename, ...Object.values(sizes).map((size) => size.filename ?? "")].filter(Boolean);
const bytesOf = (name: string): Promise<Buffer> =>
  readFile(join(cms.settings.dataDir, "media", name));
const contents = async (doc: Doc): Promise<string[]> =>
  Promise.all(
    namesIn(doc).map(async (name) =>
      createHash("sha256")
        .update(await bytesOf(name))
        .digest("hex"),
    ),
  );

test("[OWN-70] a replacement refused for its description leaves the file and its sizes", async () => {
  const { doc } = await upload({ bytes: await painted(2000, 1000), name: "stays.png" });
  const before = [await storedFiles(), await contents(doc)];
  const refused = await upload({
    bytes: await painted(1800, 900, "#03a"),
    name: "stays.png",
    data: { alt: "" },
    to: doc.id,
  });
  expect([refused.status, refused.message]).toEqual([
    400,
    expect.stringContaining("Describe what"),
  ]);
  expect([await storedFiles(), await contents(doc)]).toEqual(before);
});

test.each([
  ["a file that is not a picture", Buffer.from("MZ not a picture")],
  ["a truncated picture", null],
])("[OWN-70] a replacement with %s leaves the file and its sizes", async (_, bytes) => {
  const { doc } = await upload({ bytes: await painted(900, 500), name: "whole.png" });
  const before = [await storedFiles(), await contents(doc)];
  const half = (await painted(900, 500)).subarray(0, 200);
  expect((await upload({ bytes: bytes ?? half, to: doc.id })).status).toBe(400);
  expect([await storedFiles(), await contents(doc)]).toEqual(before);
});

test("[OWN-70] [SEC-28] a replacement or a deletion by an author leaves a colleague's file and its sizes", async () => {
  const { doc } = await upload({ bytes: await painted(900, 500), name: "hero.png" });
  const before = [await storedFiles(), await contents(doc)];
  const bytes = await painted(900, 500, "#03a");
  const refused = await upload({ bytes, to: doc.id, as: "author" });
  const removed = await requestAs(`/media/${doc.id}`, "author", { method: "DELETE" });
  expect([refused.status, removed.status]).toEqual([403, 403]);
  expect([await storedFiles(), await contents(doc)]).toEqual(before);
});

test("[OWN-70] a replacement or a deletion that the database refuses leaves the file and its sizes", async () => {
  const { doc } = await upload({ bytes: await painted(900, 500), name: "used.png" });
  const before = [await storedFiles(), await contents(doc)];
  const { db } = cms.payload;
  const { updateOne, deleteOne } = db;
  const fails = () => Promise.reject(new Error("the disk is full"));
  Object.assign(db, { updateOne: fails, deleteOne: fails });
  try {
    expect((await upload({ bytes: await painted(900, 500, "#03a"), to: doc.id })).status).toBe(507);
    expect((await requestAs(`/media/${doc.id}`, "admin", { method: "DELETE" })).status).toBe(507);
  } finally {
    Object.assign(db, { updateOne, deleteOne });
  }
  expect([await storedFiles(), await contents(doc)]).toEqual(before);
});

test("[OWN-70] a saved replacement removes the old file and its sizes", async () => {
  const { doc } = await upload({ bytes: await painted(900, 500), name: "old.png" });
  const { doc: changed } = await upload({
    bytes: await painted(400, 200, "#03a"),
    name: "new.png",
    to: doc.id,
  });
  expect(namesIn(changed)).toEqual([
    expect.stringMatching(/^new-[0-9a-f]{8}\.png$/),
    expect.stringMatching(/^new-[0-9a-f]{8}-320x160\.png$/),
  ]);
  const now = await storedFiles();
  for (const name of namesIn(doc)) expect(now).not.toContain(name);
  for (const name of namesIn(changed)) expect(now).toContain(name);
  await requestAs(`/media/${doc.id}`, "admin", { method: "DELETE" });
  for (const name of namesIn(changed)) expect(await storedFiles()).not.toContain(name);
});

test("[OWN-70] a cropped picture is stored under another name, and a refused crop changes nothing", async () => {
  const { doc } = await upload({ bytes: await painted(900, 500), name: "cut.png" });
  const before = [await storedFiles(), await contents(doc)];
  const edits =
    "uploadEdits[crop][x]=10&uploadEdits[crop][y]=20&uploadEdits[widthInPixels]=400&uploadEdits[heightInPixels]=300&uploadEdits[focalPoint][x]=25&uploadEdits[focalPoint][y]=75";
  const cut = async (alt: string) => {
    const body = new FormData();
    body.append("_payload", JSON.stringify({ alt }));
    return requestAs(`/media/${doc.id}?${edits}`, "editor", { method: "PATCH", body });
  };
  expect((await cut("")).status).toBe(400);
  expect([await storedFiles(), await contents(doc)]).toEqual(before);
  const { doc: made }: { doc: Doc } = await (await cut("Cut")).json();
  expect(made).toMatchObject({
    filename: expect.stringMatching(/^cut-[0-9a-f]{8}\.png$/),
    width: 400,
    height: 300,
    focalX: 25,
    focalY: 75,
  });
  expect(await sharp(await bytesOf(made.filename)).metadata()).toMatchObject({
    width: 400,
    height: 300,
  });
  expect(await storedFiles()).not.toContain(doc.filename);
});

test("[OWN-70] simultaneous replacements leave the file that the record names, and no other", async () => {
  const others = await storedFiles();
  const { doc } = await upload({ bytes: await painted(900, 500), name: "burst.png" });
  const colours = ["#a30", "#03a", "#0a3", "#3a0", "#30a", "#a03"];
  const asked = colours.map(async (colour) =>
    upload({ bytes: await painted(900, 500, colour), name: "burst.png", to: doc.id }),
  );
  const body = (alt: string) => {
    const form = new FormData();
    form.append("_payload", JSON.stringify({ alt }));
    return form;
  };
  // A change of the description read the record before its file was replaced.
  const described = ["One", "Two", "Three"].map((alt) =>
    requestAs(`/media/${doc.id}`, "editor", { method: "PATCH", body: body(alt) }),
  );
  await Promise.all([...asked, ...described]);
  const now: Doc = (await cms.payload.findByID({ collection: "media", id: doc.id })) as never;
  expect((await storedFiles()).filter((name) => !others.includes(name)).toSorted()).toEqual(
    namesIn(now).toSorted(),
  );
  await Promise.all([
    upload({ bytes: await painted(900, 500, "#111"), name: "burst.png", to: doc.id }),
    requestAs(`/media/${doc.id}`, "admin", { method: "DELETE" }),
  ]);
  expect((await storedFiles()).filter((name) => !others.includes(name))).toEqual([]);
});

test("[OWN-71] a removed file's name is not used again: browsers may cache it", async () => {
  const { doc } = await upload({ bytes: await painted(90, 50), name: "again.png" });
  await requestAs(`/media/${doc.id}`, "admin", { method: "DELETE" });
  const { doc: next } = await upload({ bytes: await painted(90, 50, "#a30"), name: "again.png" });
  expect(next.filename).not.toBe(doc.filename);
});

test("[OWN-71] no upload overwrites a file of another record, whatever its name is", async () => {
  const colours = ["#a30", "#03a", "#0a3", "#3a0", "#30a", "#a03"];
  const wide = await upload({
    bytes: await painted(1600, 900, colours[0]),
    name: "wide-1600x900.png",
  });
  const names = ["wide.png", "wide.png", "wide-768x432.png", "wide-320x180.png", "WIDE.png"];
  const docs = [wide.doc];
  const before = new Map<number, string[]>([[wide.doc.id, await contents(wide.doc)]]);
  for (const [at, name] of names.entries()) {
    const { doc } = await upload({ bytes: await painted(3200, 1800, colours[at + 1]), name });
    docs.push(doc);
    before.set(doc.id, await contents(doc));
  }
  for (const doc of docs)
    expect([doc.filename, await contents(doc)]).toEqual([doc.filename, before.get(doc.id)]);
  const all = docs.flatMap(namesIn);
  expect(new Set(all).size).toBe(all.length);
});

test("[OWN-71] a JPEG with each of its extensions, and parallel uploads, get different names", async () => {
  const jpeg = async (background: string) =>
    sharp(await painted(1800, 900, background))
      .jpeg()
      .toBuffer();
  const sent = await Promise.all(
    ["team.jpg", "team.jpeg", "team.jpg", "team.jpeg"].map(async (name, at) =>
      upload({
        bytes: await jpeg(["#a30", "#03a", "#0a3", "#333"][at] ?? ""),
        name,
        type: "image/jpeg",
      }),
    ),
  );
  const all = sent.flatMap(({ doc }) => namesIn(doc));
  expect(all).toHaveLength(16);
  expect(new Set(all).size).toBe(16);
  const looks = await Promise.all(
    sent.map(async ({ doc }) => {
      const { dominant } = await sharp(await bytesOf(doc.filename)).stats();
      const sizes = await Promise.all(
        namesIn(doc).map(async (name) => (await sharp(await bytesOf(name)).stats()).dominant),
      );
      return sizes.every((one) => JSON.stringify(one) === JSON.stringify(dominant));
    }),
  );
  expect(looks).toEqual([true, true, true, true]);
});

test("a picture cannot be duplicated: the duplicate would use the same file", async () => {
  const { doc } = await upload({ bytes: await painted(30, 30), name: "one.png" });
  expect((await requestAs(`/media/${doc.id}/duplicate`, "editor", { method: "POST" })).status).toBe(
    404,
  );
});

test("[SEC-02] an address instead of a file is not fetched", async () => {
  const body = JSON.stringify({ alt: "X", filename: "x.svg", url: "http://127.0.0.1:9/x.svg" });
  const response = await requestAs("/media", "editor", {
    method: "POST",
    body: new Blob([body], { type: "application/json" }),
  });
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining("Choose a file"),
  ]);
});
