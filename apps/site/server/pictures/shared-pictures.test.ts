import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesInFolder } from "@meridian/files/store/in-folder";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PictureDisk } from "#server/pictures/picture-disk.ts";
import { sharedPictures } from "#server/pictures/shared-pictures.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-shared-"));
  mkdirSync(join(folder, "bucket"));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

function site(name: string, bucket = filesInFolder(join(folder, "bucket"))) {
  const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
  const own = join(folder, name);
  const find = vi.fn<typeof bucket.find>(bucket.find);
  const disk = new PictureDisk({ folder: own, maxBytes: 2 ** 20, log });
  const store = { ...bucket, find };
  return { log, own, find, pictures: sharedPictures(disk, { bucket: store, folder: own, log }) };
}

test("[NODE-16] a picture made by one site is fetched once and cached by the others; the bucket has no partial files", async () => {
  const first = site("first");
  await first.pictures.set("a-320.avif", Buffer.from("made"));
  await vi.waitFor(() => expect(readdirSync(join(folder, "bucket"))).toEqual(["a-320.avif"]));
  await vi.waitFor(() => expect(readdirSync(first.own)).toEqual(["a-320.avif"]));
  const second = site("second");
  const answers = await Promise.all(["a-320.avif", "a-320.avif"].map(second.pictures.get));
  expect(answers.map(String)).toEqual(["made", "made"]);
  expect(String(await second.pictures.get("a-320.avif"))).toBe("made");
  expect(second.find).toHaveBeenCalledTimes(1);
  expect(await second.pictures.get("none.avif")).toBeUndefined();
});

test("[NODE-16] with an unreachable or slow bucket each site makes its own after at most a second, and logs it once", async () => {
  let isAway = true;
  const bucket = filesInFolder(join(folder, "bucket"));
  const away = {
    ...bucket,
    find: (name: string) =>
      isAway ? Promise.reject(new Error("bucket x is unreachable")) : bucket.find(name),
  };
  const { pictures, log, find } = site("one", away);
  expect(await pictures.get("a.avif")).toBeUndefined();
  expect(await pictures.get("b.avif")).toBeUndefined();
  expect(find).toHaveBeenCalledTimes(1);
  expect(log.warn.mock.calls).toEqual([
    [{ problem: "bucket x is unreachable" }, expect.any(String)],
  ]);
  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ["Date"] });
  isAway = false;
  expect(await pictures.get("c.avif")).toBeUndefined();
  expect(log.info).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  const slow = site("slow", { ...bucket, find: () => new Promise(() => undefined) });
  expect(await slow.pictures.get("a.avif")).toBeUndefined();
  expect(slow.log.warn).toHaveBeenCalledTimes(1);
});
