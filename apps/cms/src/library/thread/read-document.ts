/**
 * Runs in a separate thread (`../preparer.ts`): a PDF's number of pages and its first page as a
 * picture. PDFium as WebAssembly has neither files nor network, and is built without the engine for
 * a PDF's scripts.
 */
import { readFile } from "node:fs/promises";
import { PDFiumLibrary, type PDFiumDocument } from "@hyzyla/pdfium";
import sharp, { type Sharp } from "sharp";
import { PICTURE_SIZES } from "#library/picture-sizes.ts";
import type { ReadDocument, ReadyFile } from "#library/prepared-file.ts";

/** Bytes. WebAssembly's memory is outside the heap that the thread's limits bound. */
const MOST_MEMORY = 256 * 2 ** 20;
const PAGE_BYTES = 64 * 2 ** 10;

/** Of this thread: PDFium's allocations fail beyond it, and the document is stored without a picture. */
function boundMemory(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > MOST_MEMORY)
      throw new RangeError(`a PDF needs more than ${MOST_MEMORY} bytes`);
    return grow.call(this, pages);
  };
}
boundMemory();

/** Pixels. Pages are scaled into it, however large they claim to be. */
const WIDEST = PICTURE_SIZES.medium;
const HIGHEST = 2 * WIDEST;

async function firstPage(pdf: PDFiumDocument): Promise<Sharp> {
  const page = pdf.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(WIDEST / originalWidth, HIGHEST / originalHeight);
  const { width, height, data } = await page.render({
    width: Math.max(1, Math.floor(originalWidth * scale)),
    height: Math.max(1, Math.floor(originalHeight * scale)),
    render: "bitmap",
  });
  return sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: "#fff" });
}

async function picturesOf(path: string, pdf: PDFiumDocument): Promise<Record<string, ReadyFile>> {
  const page = await firstPage(pdf);
  const write = async (name: "thumbnail" | "medium"): Promise<ReadyFile & { width: number }> => {
    const to = `${path}-${name}`;
    const { width, height, size } = await page
      .clone()
      .resize({ width: PICTURE_SIZES[name], withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(to);
    return { path: to, mimeType: "image/webp", ending: ".webp", size, width, height };
  };
  const medium = await write("medium");
  // Files are named by their measures: a second of the same would collide.
  return medium.width > PICTURE_SIZES.thumbnail
    ? { thumbnail: await write("thumbnail"), medium }
    : { medium };
}

/** Rejects if the PDF is encrypted or damaged. */
export async function readDocument({ path }: { path: string }): Promise<ReadDocument> {
  const library = await PDFiumLibrary.init();
  try {
    const pdf = await library.loadDocument(await readFile(path));
    const pages = pdf.getPageCount();
    return { pages, sizes: pages > 0 ? await picturesOf(path, pdf) : {} };
  } finally {
    library.destroy();
  }
}
