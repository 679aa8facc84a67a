import { expect, test } from "vitest";
import { isDrawing, originalAddress } from "#app/pictures/picture-address.ts";
import {
  fallbackAddress,
  fitOf,
  largestAddress,
  sourcesOf,
  widthsFor,
} from "#app/pictures/picture-sources.ts";

test("a picture is offered in no width beyond its own", () => {
  expect(widthsFor(1080)).toEqual([160, 320, 480, 640, 800, 1080]);
  expect(widthsFor()).toHaveLength(8);
  expect(widthsFor(90)).toEqual([160]);
});

test("AVIF is offered before WebP, each with every width", () => {
  expect(sourcesOf("/media/a.webp", 320)).toEqual([
    {
      type: "image/avif",
      srcSet: "/pictures/160.avif/media/a.webp 160w, /pictures/320.avif/media/a.webp 320w",
    },
    {
      type: "image/webp",
      srcSet: "/pictures/160.webp/media/a.webp 160w, /pictures/320.webp/media/a.webp 320w",
    },
  ]);
});

test("what knows no srcset gets the width nearest to 800", () => {
  expect(fallbackAddress("/media/a.webp")).toBe("/pictures/800.webp/media/a.webp");
  expect(fallbackAddress("/media/a.webp", 500)).toBe("/pictures/480.webp/media/a.webp");
});

test("drawings are taken as they are", () => {
  expect(isDrawing("/media/logo.svg")).toBe(true);
  expect(isDrawing("/media/logo.svg?v=2")).toBe(true);
  expect(isDrawing("/media/svg-notes.webp")).toBe(false);
  expect(originalAddress("/media/logo.svg")).toBe("/pictures/original/media/logo.svg");
});

test("a link to a picture leads to the largest there is of it", () => {
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

test("a place is as wide as it is on wide screens; more than twice as wide as a picture, and it is not filled", () => {
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
