/** Accepts formats that browsers show; refuses others with advice. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { cms, openLibraryFixture, upload } from "#testing/library-fixture.ts";
import { claiming, jpeg, moving, unusualScan, turned } from "#testing/unusual-pictures.ts";

openLibraryFixture();

const JPEG = { name: "photo.jpg", type: "image/jpeg" };
const bytesOf = (name: string): Promise<Buffer> =>
  readFile(join(cms.settings.dataDir, "media", name));
const widthsOf = (sizes: Record<string, { width: number | null }>) =>
  Object.values(sizes).map(({ width }) => width);

test("[OWN-72] a photograph of 50 megapixels is accepted, with all its sizes", async () => {
  const { status, doc } = await upload({ bytes: await jpeg(8160, 6144), ...JPEG });
  expect([status, doc.width, doc.height]).toEqual([201, 8160, 6144]);
  expect(widthsOf(doc.sizes)).toEqual([320, 768, 1600]);
});

test("[OWN-72] a JPEG as Samsung's cameras write it is taken, byte for byte", async () => {
  const bytes = await unusualScan(1700, 900);
  await expect(sharp(bytes, { failOn: "warning" }).stats()).rejects.toThrow(/SOS/);
  const { status, doc } = await upload({ bytes, ...JPEG });
  expect(status).toBe(201);
  expect((await bytesOf(doc.filename)).equals(bytes)).toBe(true);
  expect(widthsOf(doc.sizes)).toEqual([320, 768, 1600]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "[OWN-72] a picture rotated by its EXIF (%i) has the width and height that are shown",
  async (orientation) => {
    const { doc } = await upload({ bytes: await turned(1200, 800, orientation), ...JPEG });
    const size = orientation < 5 ? [1200, 800] : [800, 1200];
    expect([doc.width, doc.height]).toEqual(size);
    for (const { filename, width, height } of Object.values(doc.sizes)) {
      if (!filename) continue;
      const shown = await sharp(await bytesOf(filename)).metadata();
      expect([width, height]).toEqual([shown.width, shown.height]);
      expect((width ?? 0) > (height ?? 0)).toBe(orientation < 5);
    }
  },
);

test.each(["gif", "webp"] as const)("[OWN-72] an animated %s stays animated", async (format) => {
  const bytes = await moving(format);
  const { status, doc } = await upload({ bytes, name: `a.${format}`, type: `image/${format}` });
  expect([status, doc.width, doc.height]).toEqual([201, 400, 200]);
  expect((await bytesOf(doc.filename)).equals(bytes)).toBe(true);
  // The library's list shows a still; pages get the file.
  expect(doc.sizes).toMatchObject({
    thumbnail: { width: 320, height: 160 },
    large: { filename: null },
  });
});

/** Screen and frames declare large dimensions; the frames' data is small. */
async function wideGif(): Promise<Buffer> {
  const bytes = await moving("gif", 20, 10);
  const places = [6];
  // A frame's descriptor follows its control block.
  for (
    let at = bytes.indexOf("21f904", 0, "hex");
    at !== -1;
    at = bytes.indexOf("21f904", at + 1, "hex")
  )
    places.push(at + 13);
  for (const at of places) {
    bytes.writeUInt16LE(8000, at);
    bytes.writeUInt16LE(8000, at + 2);
  }
  return bytes;
}

test("[OWN-72] a JPEG that lacks only its end marker is taken and completed; one that lacks pixels is refused", async () => {
  for (const progressive of [false, true]) {
    const whole = await sharp(await jpeg(900, 700))
      .jpeg({ progressive })
      .toBuffer();
    const end = whole.length - 2;
    expect(whole.readUInt16BE(end)).toBe(0xff_d9);
    const { status, doc } = await upload({ bytes: whole.subarray(0, end), name: "end.jpg" });
    expect([status, (await bytesOf(doc.filename)).equals(whole)]).toEqual([201, true]);
    for (const lost of [200, whole.length / 3]) {
      const cut = await upload({ bytes: whole.subarray(0, end - lost), name: "cut.jpg" });
      expect([lost, cut.status]).toEqual([lost, 400]);
    }
  }
});

test("[OWN-72] a truncated SVG is refused, also as a replacement", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g><path d="M0 0h9v9z"/></g></svg>';
  const { doc } = await upload({ bytes: Buffer.from(svg), name: "mark.svg" });
  for (const part of [
    svg.indexOf("<g"),
    svg.indexOf("<path") + 8,
    svg.length - 6,
    svg.length - 1,
  ]) {
    const bytes = Buffer.from(`${svg.slice(0, part)}${part === svg.indexOf("<g") ? "<" : ""}`);
    const refused = await upload({ bytes, name: "mark.svg", to: doc.id });
    expect([part, refused.status]).toEqual([part, 400]);
  }
  const trailing = Buffer.from(`<!DOCTYPE svg [<!ENTITY x "<g>">]>${svg}<!-- made by hand -->\n`);
  expect((await upload({ bytes: trailing, name: "mark.svg", to: doc.id })).status).toBe(200);
});

test("[OWN-72] a file that cannot be shown is refused with a message for the editor", async () => {
  const whole = await jpeg(900, 700);
  const box = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`)]);
  for (const [bytes, name, words] of [
    [
      await claiming(20_000, 20_000),
      "wall.png",
      /20,000 × 20,000 pixels.*at most 14,100 pixels wide/,
    ],
    [whole.subarray(0, whole.length / 2), "half.jpg", /truncated or damaged.*export it again/],
    [box("heic"), "IMG_1.HEIC", /HEIC.*Export it as JPEG/],
    [box("qt  "), "clip.mov", /QuickTime.*MP4/],
    [Buffer.from("II*\0 and more"), "raw.tif", /TIFF.*JPEG/],
    [Buffer.from("BM and more"), "old.bmp", /BMP.*PNG/],
    [Buffer.from("8BPS and more"), "work.psd", /Photoshop/],
    [Buffer.from("%PDF-1.7"), "plan.png", /PDF/],
    [Buffer.from("MZ and more"), "setup.png", /Browsers cannot show this file/],
    [Buffer.alloc(0), "empty.png", /Choose a file|empty/],
    [await wideGif(), "long.gif", /3 pictures of 8,000 × 8,000.*video \(MP4\)/],
  ] as const) {
    const { status, message } = await upload({
      bytes: Buffer.from(bytes),
      name,
      type: "image/png",
    });
    expect([name, status, message]).toEqual([name, 400, expect.stringMatching(words)]);
  }
});
