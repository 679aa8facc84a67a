import { readdirSync, statSync } from "node:fs";
import { relative } from "node:path";
import { expect, test } from "vitest";
import { loadContent } from "#content.ts";
import { isMediaId, mediaFile, mediaFolder, mediaIds } from "#media.ts";

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
