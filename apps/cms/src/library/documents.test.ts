/** PDFs: their pages, and the first one as a picture. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { writeBlock } from "#records/blocks/landing-blocks.ts";
import { cms, openLibraryFixture, upload, type Doc } from "#testing/library-fixture.ts";
import { pagedPdf } from "#testing/paged-pdf.ts";

openLibraryFixture();

const GUIDE = { name: "Guide.pdf", type: "application/pdf" };
const folder = (): string => join(cms.settings.dataDir, "media");
const pagesOf = (doc: Doc): unknown => Reflect.get(doc, "pages");
const sizesOf = ({ sizes }: Doc) => [sizes.thumbnail?.width, sizes.medium?.width];

test("[OWN-155] a PDF of 200 pages with a script has its number of pages and a picture of the first", async () => {
  const { status, doc } = await upload({ bytes: pagedPdf(200, { script: true }), ...GUIDE });
  expect([status, pagesOf(doc), sizesOf(doc)]).toEqual([201, 200, [320, 768]]);
  const picture = sharp(await readFile(join(folder(), doc.sizes.medium?.filename ?? "")));
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([768, 1024]);
  const [top, bottom] = [data.subarray(0, 3), data.subarray(-3)];
  expect([...top]).toEqual([255, 255, 255]);
  expect(bottom[0]).toBeGreaterThan(240);
  expect(bottom[2]).toBeLessThan(20);
});

test("[OWN-155] a page of any size becomes a picture within the limits", async () => {
  for (const [size, shown] of [
    [
      [14_400, 14_400],
      [768, 768],
    ],
    [
      [10, 14_400],
      [1, 1536],
    ],
    [
      [14_400, 20],
      [768, 1],
    ],
  ] as const) {
    const { status, doc, message } = await upload({ bytes: pagedPdf(1, { size }), ...GUIDE });
    expect([status, message]).toEqual([201, ""]);
    expect([doc.sizes.medium?.width, doc.sizes.medium?.height]).toEqual(shown);
  }
});

test("[OWN-155] one that cannot be read is stored without pages and picture, and a replacement has its own", async () => {
  const damaged = Buffer.from("%PDF-1.7\nno objects\n%%EOF\n");
  const { status, doc } = await upload({ bytes: damaged, ...GUIDE });
  expect([status, pagesOf(doc), sizesOf(doc)]).toEqual([201, null, [null, null]]);
  const replaced = await upload({ bytes: pagedPdf(3), ...GUIDE, to: doc.id });
  expect([pagesOf(replaced.doc), sizesOf(replaced.doc)]).toEqual([3, [320, 768]]);
  const again = await upload({ bytes: damaged, ...GUIDE, to: doc.id });
  expect([pagesOf(again.doc), sizesOf(again.doc)]).toEqual([null, [null, null]]);
  const left = await readdir(folder());
  expect(left.filter((name) => name === replaced.doc.sizes.medium?.filename)).toEqual([]);
});

test("[OWN-156] the block of a page has the file's address, size, pages and picture", async () => {
  const { doc } = await upload({ bytes: pagedPdf(12), ...GUIDE });
  const file = await cms.payload.findByID({ collection: "media", id: doc.id });
  const written = writeBlock({ blockType: "download", title: "Guide", file });
  expect(written).toMatchObject({
    type: "download",
    title: "Guide",
    file: {
      url: expect.stringMatching(/\/media\/Guide-[0-9a-f]{8}\.pdf/),
      filesize: doc.filesize,
      pages: 12,
      width: 768,
      height: 1024,
      sizes: { medium: expect.stringMatching(/\/media\/Guide-[0-9a-f]{8}-.*\.webp/) },
    },
  });
  expect(writeBlock({ blockType: "download", title: "Guide" })).toMatchObject({ file: "" });
});
