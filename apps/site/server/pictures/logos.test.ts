import { COLORS } from "@meridian/contract/theme/palette";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readPictureRequest } from "#server/pictures/picture-request.ts";
import { isLightDrawing, withGround, withOwnSize } from "#server/pictures/drawing.ts";
import { groundOf } from "#server/pictures/ground.ts";
import { onGround } from "#server/pictures/logo-background.ts";
import { processorTime } from "../../../../tests/processor-time.ts";

const OURS = groundOf(COLORS);

const svg = (attributes: string, inner = "<path d='M0 0h9v9z'/>"): string =>
  `<?xml version="1.0"?><!-- <svg> --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

test("an SVG with only a viewBox gets its size; one with a size keeps it", () => {
  expect(withOwnSize(svg('viewBox="0 0 90 40"'))).toContain('<svg width="90" height="40" xmlns=');
  expect(withOwnSize(svg("viewBox='-4,-4, 24.5 12'"))).toContain('width="24.5" height="12"');
  expect(withOwnSize(svg('width="100%" height="100%" viewBox="0 0 90 40"'))).toContain(
    '<svg width="90" height="40" xmlns="http://www.w3.org/2000/svg"   viewBox="0 0 90 40">',
  );
  for (const unchanged of [
    svg('width="9" height="4" viewBox="0 0 90 40"'),
    svg('width="9em" viewBox="0 0 90 40"'),
    svg(""),
    svg('viewBox="0 0 0 0"'),
    svg('viewBox="none"'),
    "no drawing",
  ])
    expect(withOwnSize(unchanged)).toBe(unchanged);
});

test("an SVG is light if all its paints are", () => {
  const light = (inner: string) => isLightDrawing(svg('viewBox="0 0 9 9"', inner), OURS);
  expect(light('<path d="" fill="#fff"/>')).toBe(true);
  expect(light('<g fill="white"><path d=""/><path d="" fill="rgb(240, 240, 240)"/></g>')).toBe(
    true,
  );
  expect(
    light(
      '<style>.a{fill:#FEFEFE}.b{fill:none;stroke:#fff}</style><path class="a"/><path class="b"/>',
    ),
  ).toBe(true);
  expect(light("<style><![CDATA[.a{fill:#fff}]]></style><path class='a'/>")).toBe(true);
  expect(light('<path d="" style="fill:#ffffffff"/>')).toBe(true);
  expect(light('<defs><clipPath id="c"><path d=""/></clipPath></defs><path fill="#fff"/>')).toBe(
    true,
  );
  expect(light(`<path d="${"M0 0h9v9z ".repeat(200_000)}" fill="#fff"/>`)).toBe(true);
  // The default fill is black.
  expect(light('<path d=""/><path d="" fill="#fff"/>')).toBe(false);
  expect(light('<path d="" fill="#14252e"/>')).toBe(false);
  expect(light('<path d="" fill="url(#g)"/>')).toBe(false);
  expect(light('<path d="" fill="#fff" stroke="navy"/>')).toBe(false);
  expect(light("<image href='data:x'/>")).toBe(false);
  expect(light("")).toBe(false);
});

test("a light SVG gets a background", () => {
  expect(withGround(svg('viewBox="0 0 90 40"'), OURS)).toMatch(
    /<svg style="background:#10262f" xmlns=/,
  );
  expect(withGround(svg('style="fill:red" viewBox="0 0 9 4"'), OURS)).toContain(
    'style="background:#10262f;fill:red"',
  );
});

const logo = (fill: string, ground = "none"): Promise<Buffer> =>
  sharp({
    create: {
      width: 90,
      height: 40,
      channels: 4,
      background: ground === "none" ? "#0000" : ground,
    },
  })
    .composite([
      {
        input: { create: { width: 60, height: 20, channels: 4, background: fill } },
        left: 15,
        top: 10,
      },
    ])
    .png()
    .toBuffer();
const corner = async (bytes: Buffer, ground = OURS): Promise<number[]> => {
  const { data } = await sharp(await (await onGround(bytes, ground)).png().toBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 4)];
};

test("a white logo on transparency gets a background; all others are unchanged", async () => {
  expect(await corner(await logo("#ffffff"))).toEqual([16, 38, 47, 255]);
  expect(await corner(await logo("#f2e9d0"))).toEqual([16, 38, 47, 255]);
  expect(await corner(await logo("#8a1c1c"))).toEqual([0, 0, 0, 0]);
  expect(await corner(await logo("#14252e"))).toEqual([0, 0, 0, 0]);
  expect(await corner(await logo("#14252e", "#ffffff"))).toEqual([255, 255, 255, 255]);
  const empty = sharp({ create: { width: 9, height: 9, channels: 4, background: "#0000" } });
  expect(await corner(await empty.png().toBuffer())).toEqual([0, 0, 0, 0]);
});

test("[OWN-02] the background is the brand's night, and lightness is relative to its paper", async () => {
  const theirs = groundOf({ night: "#171433", paper: "#cccccc" });
  expect(await corner(await logo("#ffffff"), theirs)).toEqual([23, 20, 51, 255]);
  expect(withGround(svg('viewBox="0 0 90 40"'), theirs)).toContain('style="background:#171433"');
  const pale = svg('viewBox="0 0 9 9"', '<path d="" fill="#a0a0a0"/>');
  expect([isLightDrawing(pale, theirs), isLightDrawing(pale, OURS)]).toEqual([true, false]);
});

test("an address identifies a logo", () => {
  const read = (path: string) => readPictureRequest(new URL(path, "http://site"));
  expect(read("/pictures/mark-480.webp/media/a.png")).toEqual({
    kind: "resized",
    width: 480,
    format: "webp",
    isLogo: true,
    source: "/media/a.png",
  });
  expect(read("/pictures/mark-original/media/a.svg")).toEqual({
    kind: "original",
    isLogo: true,
    source: "/media/a.svg",
  });
  expect(read("/pictures/mark-480.gif/media/a.png")).toBeNull();
});

test("[SEC-32] inspecting any SVG takes time linear in its length", () => {
  const cost = (drawing: string): number =>
    processorTime(() => [withOwnSize(drawing), isLightDrawing(drawing, OURS)]);
  for (const part of [
    "<svg",
    "<!--",
    "<style",
    "<g>",
    "<svg a='",
    "<style>.a{fill:#fff}</style>",
  ]) {
    const [short, long] = [2000, 20_000].map((count) => `<svg>${part.repeat(count)}`);
    cost(short ?? "");
    expect(cost(long ?? ""), part).toBeLessThan(Math.max(cost(short ?? ""), 10) * 40);
  }
});
