import { execFile } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { loadContent } from "#content.ts";
import { isMediaId, mediaFile, mediaFolder, mediaIds } from "#media.ts";

test("the picture set is complete: sizes, weights, manifest", async () => {
  const generator = fileURLToPath(new URL("../imagery/content.mjs", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [generator, "--check"]);
  expect(stdout).toMatch(/^238 of 238 pictures, .* 0 faults/);
});

test("every picture of images.json has its file, and there is no other file", () => {
  const { images } = loadContent();
  expect(images.map(({ id }) => id).filter((id) => !isMediaId(id))).toEqual([]);
  for (const { id, width, height, alt } of images)
    expect(mediaFile(id)).toMatchObject({ width, height, alt });
  const onDisk = readdirSync(mediaFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(mediaFolder, `${entry.parentPath}/${entry.name}`).replaceAll("\\", "/"),
    );
  expect(onDisk.sort()).toEqual(
    [...mediaIds.map((id) => mediaFile(id).file), "manifest.json"].sort(),
  );
});

test("a file has its path and type", () => {
  const video = mediaFile("home/header-video");
  expect(video).toMatchObject({
    file: "home/header-video.mp4",
    mimeType: "video/mp4",
    width: 1920,
    height: 1080,
  });
  expect(statSync(video.path).size).toBe(481_551);
});

test("refuses an unknown id by name", () => {
  expect(() => mediaFile("home/nothing")).toThrow('no picture "home/nothing"');
});
