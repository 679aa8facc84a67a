/** Runs in a separate thread (`../preparer.ts`): no file can block the host. */
import { open, readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { cleanDrawing, NoDrawing } from "@meridian/files/drawings/clean-drawing";
import { LARGEST_FONT, NoFont, readFont } from "@meridian/files/fonts/read-font";
import {
  PDF,
  RefusedFile,
  type FileToPrepare,
  type Prepared,
  type PreparedFile,
} from "#library/prepared-file.ts";
import { drawingSize } from "#library/thread/drawing-size.ts";
import { HEAD, isDrawing, kindOf } from "#library/thread/file-kinds.ts";
import { preparePicture } from "#library/thread/prepare-picture.ts";
import { isWholeDrawing } from "#library/thread/whole-drawing.ts";

async function beginningOf(path: string): Promise<{ head: Buffer; size: number }> {
  const handle = await open(path, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return { head: buffer.subarray(0, bytesRead), size: (await handle.stat()).size };
  } finally {
    await handle.close();
  }
}

async function prepareFont(path: string, size: number): Promise<PreparedFile> {
  // A font that is too large is refused by its size, unread.
  readFont(size > LARGEST_FONT ? Buffer.alloc(size) : await readFile(path));
  return { path, mimeType: "font/woff2", ending: ".woff2", size, sizes: {} };
}

const CUT_OFF =
  "The end of this SVG is missing: it is truncated or damaged. Export it again, and upload that.";

async function prepareDrawing(path: string): Promise<PreparedFile> {
  const bytes = await readFile(path);
  const drawing = cleanDrawing(bytes);
  if (!isWholeDrawing(bytes)) throw new RefusedFile(CUT_OFF);
  await writeFile(path, drawing);
  return {
    path,
    mimeType: "image/svg+xml",
    ending: ".svg",
    size: drawing.length,
    ...drawingSize(drawing.toString("utf8")),
    sizes: {},
  };
}

const PDF_CUT_OFF =
  "The end of this PDF is missing: it is truncated or damaged. Export it again, and upload that.";
/** Bytes at the end in which readers search for the mark. */
const TAIL = 1024;

async function endsAsPdf(path: string, size: number): Promise<boolean> {
  const handle = await open(path, "r");
  try {
    const at = Math.max(0, size - TAIL);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(TAIL), 0, TAIL, at);
    return buffer.subarray(0, bytesRead).includes("%%EOF");
  } finally {
    await handle.close();
  }
}

async function prepared({ kind, path, name, crop }: FileToPrepare): Promise<PreparedFile> {
  const { head, size } = await beginningOf(path);
  if (size === 0) throw new RefusedFile("This file is empty. Choose another.");
  if (kind === "fonts") return prepareFont(path, size);
  const found = kindOf(head, name);
  if ("refused" in found) throw new RefusedFile(found.refused);
  if (isDrawing(found)) return prepareDrawing(path);
  if (found.type.startsWith("image/")) return preparePicture(path, found, crop);
  if (found.type === PDF && !(await endsAsPdf(path, size))) throw new RefusedFile(PDF_CUT_OFF);
  const [ending = ""] = found.endings;
  return { path, mimeType: found.type, ending, size, sizes: {} };
}

/** Throws on disk errors. */
export async function prepareFile(file: FileToPrepare): Promise<Prepared> {
  try {
    const ready = await prepared(file);
    const given = extname(file.name);
    const isUsual = ready.ending === given.toLowerCase().replace(/^\.jpeg$/, ".jpg");
    return isUsual ? { ...ready, ending: given } : ready;
  } catch (error) {
    if (error instanceof RefusedFile || error instanceof NoFont || error instanceof NoDrawing)
      return { refused: error.message };
    throw error;
  }
}
