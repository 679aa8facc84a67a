/** Pictures of answers by mail: whole, and within the limits of the library (OWN-111). */
import type { FileHandle } from "node:fs/promises";
import { isWithinLimits, MOST_PIXELS } from "#pictures/limits.ts";
import sharp from "sharp";
import { readAt, type Ending } from "#documents/examine.ts";

sharp.concurrency(1);
sharp.cache(false);

const SECONDS = 10;
const READING = { failOn: "error", limitInputPixels: MOST_PIXELS, sequentialRead: true } as const;
/** Of an ISO media file; HEIC has a few. */
const MOST_BOXES = 200;

const BEGINNINGS: readonly [Ending, RegExp][] = [
  [".jpg", /^\u00ff\u00d8\u00ff/],
  [".png", /^\u0089PNG\r\n/],
  [".gif", /^GIF8[79]a/],
  [".webp", /^RIFF[^]{4}WEBP/],
  [".avif", /^[^]{4}ftyp(?:avif|avis)/],
  [".heic", /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/],
];

export const pictureIn = (head: Buffer): Ending | null =>
  BEGINNINGS.find(([, begins]) => begins.test(head.toString("latin1", 0, 32)))?.[0] ?? null;

/** Decodes it once. HEIC, for which there is no decoder here, must have whole boxes. */
export async function isWholePicture(
  path: string,
  { ending, handle, size }: { ending: Ending; handle: FileHandle; size: number },
): Promise<boolean> {
  if (ending === ".heic") return hasWholeBoxes(handle, size);
  try {
    const { format, width, height, pageHeight, pages, isProgressive } = await sharp(path, {
      limitInputPixels: false,
    }).metadata();
    const measured = { format, width, height: pageHeight ?? height, pages, isProgressive };
    if (!isWithinLimits(measured)) return false;
    await sharp(path, READING).timeout({ seconds: SECONDS }).stats();
    return true;
  } catch {
    return false;
  }
}

/** ISO/IEC 14496-12: boxes from the first byte to the last, one of which describes the picture. */
async function hasWholeBoxes(handle: FileHandle, size: number): Promise<boolean> {
  let hasMeta = false;
  let at = 0;
  for (let count = 0; at < size && count < MOST_BOXES; count += 1) {
    const head = await readAt(handle, at, 16);
    if (head.length < 8) return false;
    const [short, name] = [head.readUInt32BE(0), head.toString("latin1", 4, 8)];
    const length = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short;
    if (!/^[\w ]{4}$/.test(name) || (length !== 0 && length < 8)) return false;
    hasMeta ||= name === "meta";
    // 0: to the end of the file.
    at = length === 0 ? size : at + length;
  }
  return hasMeta && at === size;
}
