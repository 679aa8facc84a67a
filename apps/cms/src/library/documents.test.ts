/** PDFs: their pages, and the first one as a picture. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { block } from "@meridian/contract/blocks";
import { signedPost } from "@meridian/contract/site-protocol/signature";
import sharp from "sharp";
import * as v from "valibot";
import { expect, test } from "vitest";
import { answerDocument } from "#host/answer-document.ts";
import { isClosed } from "#library/behind-form.ts";
import { PDF } from "#library/prepared-file.ts";
import { writeBlock } from "#records/blocks/landing-blocks.ts";
import { formerFiles } from "#records/former-files.ts";
import { targetState } from "#records/targets/target-state.ts";
import { toHtml } from "#records/rich-text/to-html.ts";
import { cms, openLibraryFixture, painted, upload, type Doc } from "#testing/library-fixture.ts";
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

test("[OWN-155] one that unpacks to more than the thread may have is stored without pages and picture; a smaller one has both", async () => {
  const large = await upload({ bytes: pagedPdf(1, { unpacksTo: 300 }), ...GUIDE });
  expect([large.status, pagesOf(large.doc), sizesOf(large.doc)]).toEqual([201, null, [null, null]]);
  const small = await upload({ bytes: pagedPdf(1, { unpacksTo: 40 }), ...GUIDE });
  expect([small.status, pagesOf(small.doc), sizesOf(small.doc)]).toEqual([201, 1, [320, 768]]);
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
      id: file.id,
      filesize: doc.filesize,
      pages: 12,
      width: 768,
      height: 1024,
      sizes: { medium: expect.stringMatching(/\/media\/Guide-[0-9a-f]{8}-.*\.webp/) },
    },
  });
  expect(writeBlock({ blockType: "download", title: "Guide" })).toMatchObject({ file: "" });
});

const behindForm = async () => {
  const { doc } = await upload({ bytes: pagedPdf(12), ...GUIDE, data: { behindForm: true } });
  const file = await cms.payload.findByID({ collection: "media", id: doc.id });
  return { ...file, filename: file.filename ?? "" };
};

test("[OWN-157] of a PDF behind a form pages get all but its address; texts have no link to it, and former addresses do not lead there", async () => {
  const file = await behindForm();
  const { id } = file;
  const written = writeBlock({ blockType: "download", title: "Guide", file });
  expect(written).toMatchObject({
    file: {
      url: "",
      id,
      filename: "Guide.pdf",
      behind_form: true,
      pages: 12,
      width: 768,
    },
  });
  expect(JSON.stringify(written)).not.toContain(".pdf?");
  expect(v.parse(block, written)).toMatchObject({
    file: {
      src: "",
      pages: 12,
      document: { id: String(id), name: "Guide.pdf", isBehindForm: true },
    },
  });
  const link = (value: unknown) =>
    toHtml({
      root: {
        type: "root",
        children: [
          {
            type: "paragraph",
            children: [
              {
                type: "link",
                fields: { linkType: "internal", doc: { relationTo: "media", value } },
                children: [{ type: "text", text: "our guide", version: 1 }],
              },
            ],
          },
        ],
      },
    } as never);
  expect(link(file)).toBe("<p>our guide</p>");
  expect(link({ ...file, behindForm: false })).toMatch(/<a href="\/media\/Guide-[0-9a-f]{8}\.pdf/);
  const source = "https://old.example/wp-content/uploads/guide.pdf";
  await cms.payload.update({ collection: "media", id, data: { source } });
  expect(await formerFiles(cms.payload)).toEqual([]);
  await cms.payload.update({ collection: "media", id, data: { behindForm: false } });
  expect(await formerFiles(cms.payload)).toMatchObject([{ from: "/wp-content/uploads/guide.pdf" }]);
});

test("[OWN-54] [OWN-157] a written link to a PDF is found as long as its address is public, also the address on an imported site", async () => {
  const { id, filename } = await behindForm();
  const former = `/wp-content/uploads/${id}/guide%20one.pdf`;
  const source = `https://old.example${former}`;
  await cms.payload.update({ collection: "media", id, data: { source } });
  const found = async () =>
    Promise.all(
      [`/media/${filename}?v=1`, former, `${former}x.pdf`].map(
        async (address) => (await targetState(cms.payload, address)).found,
      ),
    );
  expect(await found()).toEqual(["behindForm", "behindForm", "yes"]);
  await cms.payload.update({ collection: "media", id, data: { behindForm: false } });
  expect(await found()).toEqual(["yes", "yes", "yes"]);
  await cms.payload.delete({ collection: "media", id });
  expect((await found())[0]).toBe("missing");
});

test("[OWN-158] [OWN-171] the site reads what a document is now: after a replacement, and one that is not behind a form any more; of a deleted one never another", async () => {
  const { id, filename } = await behindForm();
  const own = String(id);
  const ask = async (of: string, secret = cms.settings.purgeSecret) => {
    const call = { for: "document", at: Date.now(), id: of };
    const request = new Request("http://cms.test", signedPost(call, secret));
    const reply = await answerDocument(request, async () => cms.payload, cms.settings.purgeSecret);
    return reply.status === 200 ? reply.json() : reply.status;
  };
  expect(await ask(own)).toMatchObject({
    is: "known",
    name: "Guide.pdf",
    pages: 12,
    path: expect.stringContaining(`/media/${filename}?v=`),
  });
  const { doc } = await upload({ bytes: pagedPdf(3), name: "New.pdf", type: PDF, to: id });
  expect(await ask(own)).toMatchObject({
    pages: 3,
    path: expect.stringContaining(`/media/${doc.filename}?v=`),
  });
  // Links that were sent stay valid.
  await cms.payload.update({ collection: "media", id, data: { behindForm: false } });
  expect(await ask(own)).toMatchObject({ is: "known" });
  const picture = await upload({ bytes: await painted(4, 4) });
  expect(await ask(String(picture.doc.id))).toEqual({ is: "unknown" });
  await cms.payload.delete({ collection: "media", id });
  expect(await ask(own)).toEqual({ is: "unknown" });
  // Nor does a link open the next record: a number is given once (decision 134).
  const next = await cms.payload.db.create({
    collection: "media",
    data: { filename: "next.pdf", mimeType: PDF },
  });
  expect(next.id).toBeGreaterThan(picture.doc.id);
  expect(await ask(own)).toEqual({ is: "unknown" });
  expect([await ask(own, "another secret"), await ask("0"), await ask("1 or 2")]).toEqual([
    401, 400, 400,
  ]);
});

test("[OWN-157] a file's address is closed while it is behind a form, after each replacement, too", async () => {
  const { id, filename } = await behindForm();
  const closed = (name: string) => isClosed(cms.payload, name);
  expect(await closed(filename)).toBe(true);
  const { doc } = await upload({ bytes: pagedPdf(3), ...GUIDE, to: id });
  // Also one whose record is gone, such as a file that could not be deleted.
  expect([await closed(doc.filename), await closed("other.pdf")]).toEqual([true, true]);
  await cms.payload.update({ collection: "media", id, data: { behindForm: false } });
  expect(await closed(doc.filename)).toBe(false);
});
