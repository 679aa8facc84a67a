import { BUILT_IN, themeOf } from "@meridian/contract/theme";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import type { Brand } from "#server/brand/brand.ts";
import { BRAND_PATHS, createBrandFiles } from "#server/brand/brand-files.ts";
import { PaintError, type PaintDrawing } from "#server/pictures/paint-drawing.ts";
import { openGlyphs, type Glyphs } from "#server/seo/og-glyphs.ts";

let glyphs: Glyphs;
beforeAll(async () => void (glyphs = await openGlyphs()));

const NORTHWIND = themeOf({ action: "#0a50b0", paper: "#fdfdff", sea: "#e8eaf8" }).palette;
const svg = (inner: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>`);
const GREEN = svg('<circle cx="16" cy="16" r="16" fill="#00ff00"/>');
const png = (side: number, background = "#ff0000"): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 4, background } })
    .png()
    .toBuffer();

function fixture(file?: Buffer | number, more: Partial<Brand> = {}, paint?: PaintDrawing) {
  const brand: Brand = {
    name: "Northwind Engineering",
    palette: NORTHWIND,
    mark: file === undefined ? undefined : "/mark",
    ...more,
  };
  const world = { file };
  const disk = new Map<string, Buffer>();
  const log = {
    warn: vi.fn<(details: object, words?: string) => void>(),
    error: vi.fn<(details: object, words?: string) => void>(),
  };
  const files = createBrandFiles({
    brand: async () => brand,
    latest: () => brand,
    read: async () => world.file ?? 404,
    glyphs: async () => glyphs,
    disk: {
      get: async (name) => disk.get(name),
      set: async (name, bytes) => void disk.set(name, Buffer.from(bytes)),
    },
    log: log as never,
    isHttps: true,
    ...(paint && { paint }),
  });
  const request = async (path: string, headers: Record<string, string> = {}) => {
    const response = await files.handle(new Request(`http://site${path}`, { headers }));
    if (!response) throw new Error(`${path} is no brand file`);
    return response;
  };
  const bytes = async (path: string) => Buffer.from(await (await request(path)).arrayBuffer());
  const pixel = async (path: string, x: number, y: number) => {
    const picture = sharp(await bytes(path)).ensureAlpha();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  };
  return { brand, world, disk, log, files, request, bytes, pixel };
}

test("[OWN-04] makes all icons from a logo, in the sizes of the manifest", async () => {
  const { request, bytes, log, disk } = fixture(GREEN);
  expect((await bytes("/brand/favicon.svg")).toString()).toMatch(
    /^<svg width="32" height="32" .*#00ff00/,
  );
  for (const [path, side] of [
    ["/brand/favicon.png", 96],
    ["/brand/icon-192.png", 192],
    ["/brand/icon-512.png", 512],
    ["/brand/icon-maskable-512.png", 512],
    ["/brand/apple-touch-icon.png", 180],
  ] as const)
    expect([path, await sharp(await bytes(path)).metadata()]).toEqual([
      path,
      expect.objectContaining({ format: "png", width: side, height: side }),
    ]);
  const manifest = (await (await request("/site.webmanifest")).json()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({
    name: "Northwind Engineering",
    theme_color: "#e8eaf8",
    background_color: "#fdfdff",
  });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await bytes(src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  expect(log.warn).not.toHaveBeenCalled();
  // Cached: a second request does not render again.
  const before = disk.size;
  await bytes("/brand/icon-512.png");
  expect(disk.size).toBe(before);
});

test("[OWN-04] maskable icons are opaque, with a margin for a round logo in the paper's colour", async () => {
  const { pixel } = fixture(GREEN);
  expect(await pixel("/brand/icon-192.png", 0, 0)).toEqual([0, 0, 0, 0]);
  expect(await pixel("/brand/apple-touch-icon.png", 0, 0)).toEqual([253, 253, 255, 255]);
  expect(await pixel("/brand/icon-maskable-512.png", 256, 40)).toEqual([253, 253, 255, 255]);
  expect(await pixel("/brand/icon-maskable-512.png", 256, 256)).toEqual([0, 255, 0, 255]);
  const square = fixture(svg('<rect width="32" height="32" fill="#00ff00"/>'));
  expect(await square.pixel("/brand/apple-touch-icon.png", 0, 0)).toEqual([0, 255, 0, 255]);
});

test("[OWN-04] favicon.ico has three sizes, each a PNG at the listed offset", async () => {
  const ico = await fixture(GREEN).bytes("/favicon.ico");
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, side] of [16, 32, 48].entries()) {
    const at = 6 + 16 * index;
    const place = ico.readUInt32LE(at + 12);
    const picture = ico.subarray(place, place + ico.readUInt32LE(at + 8));
    expect([ico[at], (await sharp(picture).metadata()).width]).toEqual([side, side]);
  }
});

test("[OWN-04] a PNG is a valid logo", async () => {
  const { bytes, pixel, log } = fixture(await png(600));
  expect(await pixel("/brand/icon-192.png", 96, 96)).toEqual([255, 0, 0, 255]);
  expect((await bytes("/brand/favicon.svg")).toString()).toMatch(/^<svg .*data:image\/png;base64,/);
  expect(log.warn).not.toHaveBeenCalled();
});

test("[OWN-04] without a logo the icon is the name's first letter on the brand's colour", async () => {
  const { bytes, pixel, log } = fixture();
  const drawn = (await bytes("/brand/favicon.svg")).toString();
  expect(drawn).toContain('fill="#0a50b0"');
  expect(drawn).toMatch(/<path d="M[^"]{20,}" fill="#ffffff"/);
  expect(await pixel("/brand/icon-192.png", 2, 2)).toEqual([10, 80, 176, 255]);
  expect(log.warn).not.toHaveBeenCalled();
  // Another name gives another letter; without a glyph for it only the colour remains.
  expect(
    (await fixture(undefined, { name: "Zenith" }).bytes("/brand/favicon.svg")).toString(),
  ).not.toBe(drawn);
  expect(
    (await fixture(undefined, { name: "漢字" }).bytes("/brand/favicon.svg")).toString(),
  ).toContain('<path d=""');
});

test("[OWN-04] reports why a logo is unusable, and uses the letter", async () => {
  const letter = (await fixture().bytes("/brand/favicon.svg")).toString();
  for (const [file, word] of [
    [svg("<script>alert(1)</script>"), "it contains <script>"],
    [svg('<path d="" onclick="x()"/>'), "it contains a script (onclick)"],
    [svg("<foreignObject/>"), "it contains <foreignobject>"],
    [svg('<a href="javascript:alert(1)"/>'), "it links to another address"],
    [svg('<image href="https://elsewhere.example/x.png"/>'), "it links to another address"],
    [svg("<style>@import url(//elsewhere.example)</style>"), "it links to another address"],
    [svg('<path style="fill:url(https://elsewhere.example)"/>'), "it links to another address"],
    [Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}`), "it declares a document type"],
    [Buffer.concat([svg(""), Buffer.alloc(4 * 2 ** 20, " ")]), "it has 4.0 MB; the limit is 1 MB"],
    [await png(300), "it has 300 × 300 pixels; at least 512 × 512 are needed"],
    [Buffer.from("GIF89a no picture"), "it is neither an SVG nor a PNG"],
    [404, "the picture does not exist"],
  ] as const) {
    const { bytes, log } = fixture(file);
    expect([word, (await bytes("/brand/favicon.svg")).toString()]).toEqual([word, letter]);
    // Once, for any number of requests. A PNG would be painted from the letter for each.
    await bytes("/brand/favicon.svg");
    expect(log.warn.mock.calls).toEqual([
      [
        { path: "brand.mark", mark: "/mark", problem: word },
        expect.stringContaining(`${word}. It must be an SVG`),
      ],
    ]);
  }
});

test("[OWN-04] [SEC-01] a logo that takes too long to render is tried once, and the letter replaces it", async () => {
  const letter = (await fixture().bytes("/brand/favicon.svg")).toString();
  let tried = 0;
  const { bytes, log } = fixture(GREEN, {}, async () => {
    tried++;
    throw new PaintError("it takes longer than 5 s");
  });
  expect((await bytes("/brand/favicon.svg")).toString()).toBe(letter);
  expect((await bytes("/brand/favicon.svg")).toString()).toBe(letter);
  expect([tried, log.warn.mock.calls.length]).toEqual([1, 1]);
});

test("[OWN-04] while the host is unreachable the letter is used for a minute, without a warning about the logo", async () => {
  const { request, world, log } = fixture(502);
  expect((await request("/brand/favicon.svg")).headers.get("cache-control")).toBe(
    "public, max-age=60",
  );
  world.file = GREEN;
  const back = await request("/brand/favicon.svg");
  expect([back.headers.get("cache-control"), (await back.text()).includes("#00ff00")]).toEqual([
    expect.stringContaining("max-age=3600"),
    true,
  ]);
  expect(log.warn).not.toHaveBeenCalled();
});

test("[OWN-04] an unchanged icon gets 304, and an SVG opened by itself is inert", async () => {
  const { request, brand, files } = fixture(GREEN);
  const first = await request("/brand/favicon.svg");
  expect(first.headers.get("content-security-policy")).toMatch(/^default-src 'none';.* sandbox;/);
  const same = { "if-none-match": first.headers.get("etag") ?? "" };
  expect((await request("/brand/favicon.svg", same)).status).toBe(304);
  const before = files.version();
  brand.palette = BUILT_IN.palette;
  expect(files.version()).not.toBe(before);
  expect(BRAND_PATHS).toContain("/favicon.ico");
  expect(await files.handle(new Request("http://site/brand/other.png"))).toBeNull();
});
