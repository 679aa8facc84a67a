import { expect, test } from "vitest";
import { isDrawing, originalAddress } from "#app/pictures/picture-address.ts";
import {
  fallbackAddress,
  fitOf,
  largestAddress,
  sourcesOf,
  widthsFor,
} from "#app/pictures/picture-sources.ts";

test("offers no width beyond the picture's own", () => {
  expect(widthsFor(1080)).toEqual([160, 320, 480, 640, 800, 1080]);
  expect(widthsFor()).toHaveLength(8);
  expect(widthsFor(90)).toEqual([160]);
});

test("offers no width that no screen would choose for the place", () => {
  expect(widthsFor(1600, "(max-width: 56rem) 92vw, (max-width: 82rem) 60vw, 27rem")).toEqual([
    320, 480, 640, 800, 1080, 1440,
  ]);
  expect(widthsFor(undefined, "(max-width: 75rem) 50rem, max(100vw, 93rem)")).toEqual([
    800, 1080, 1440, 1920,
  ]);
  // 64 pixels, at most four times as dense.
  expect(widthsFor(1600, "4rem")).toEqual([160, 320]);
  expect(widthsFor(600, "max(100vw, 60rem)")).toEqual([480]);
});

test("offers AVIF before WebP, in every width; WebP, for older browsers, in every second one", () => {
  const at = (width: number, format: string) =>
    `/pictures/${width}.${format}/media/a.webp ${width}w`;
  expect(sourcesOf("/media/a.webp", { width: 640, sizes: "100vw" })).toEqual([
    { type: "image/avif", srcSet: [320, 480, 640].map((width) => at(width, "avif")).join(", ") },
    { type: "image/webp", srcSet: [320, 640].map((width) => at(width, "webp")).join(", ") },
  ]);
});

test("without srcset the width nearest to 800 is used", () => {
  expect(fallbackAddress("/media/a.webp")).toBe("/pictures/800.webp/media/a.webp");
  expect(fallbackAddress("/media/a.webp", 500)).toBe("/pictures/480.webp/media/a.webp");
});

test("serves SVGs unchanged", () => {
  expect(isDrawing("/media/logo.svg")).toBe(true);
  expect(isDrawing("/media/logo.svg?v=2")).toBe(true);
  expect(isDrawing("/media/svg-notes.webp")).toBe(false);
  expect(originalAddress("/media/logo.svg")).toBe("/pictures/original/media/logo.svg");
});

test("a link to a picture uses the largest width", () => {
  expect(largestAddress({ src: "/media/a.webp", alt: "", width: 1600 })).toBe(
    "/pictures/1440.webp/media/a.webp",
  );
  expect(largestAddress({ src: "/media/a.webp", alt: "" })).toBe(
    "/pictures/1920.webp/media/a.webp",
  );
  expect(largestAddress({ src: "/media/a.svg", alt: "" })).toBe("/pictures/original/media/a.svg");
  expect(largestAddress({ src: "https://cdn.example/a.webp", alt: "" })).toBe(
    "https://cdn.example/a.webp",
  );
});

test("a place's width is that on wide screens; if it is more than twice the picture's, the picture does not fill it", () => {
  const fit = (width: number | undefined, sizes: string, src = "/media/a.webp") =>
    fitOf({ src, alt: "", ...(width && { width }) }, sizes);
  expect(fit(600, "(max-width: 90rem) 92vw, 82rem")).toBe("scale-down");
  expect(fit(656, "(max-width: 90rem) 92vw, 82rem")).toBeUndefined();
  expect(fit(300, "max(100vw, 60rem)")).toBe("scale-down");
  expect(fit(300, "(max-width: 56rem) 100vw, 27rem")).toBeUndefined();
  expect(fit(undefined, "100vw")).toBeUndefined();
  expect(fit(40, "72px")).toBeUndefined();
  expect(fit(90, "100vw", "/media/a.svg")).toBe("contain");
  expect(fit(90, "5.5rem", "/media/a.svg")).toBeUndefined();
});
