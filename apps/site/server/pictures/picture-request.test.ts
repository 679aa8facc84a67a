import { expect, test } from "vitest";
import { readPictureRequest } from "#server/pictures/picture-request.ts";

test("parses width, format and source of an address", () => {
  const read = (path: string) => readPictureRequest(new URL(path, "http://site"));
  expect(read("/pictures/800.avif/media/x.webp?v=2")).toEqual({
    kind: "resized",
    width: 800,
    format: "avif",
    source: "/media/x.webp?v=2",
  });
  expect(read("/pictures/original/media/x.svg")).toEqual({
    kind: "original",
    source: "/media/x.svg",
  });
  expect(read("/pictures/original/media/x.mp4")).toEqual({ kind: "media", source: "/media/x.mp4" });
});
