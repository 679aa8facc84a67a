/** Checks that the whole picture can be read, and generates smaller sizes. */
import { appendFile, stat } from "node:fs/promises";
import {
  isWithinLimits,
  MOST_PIXELS,
  mostPixels,
  type Measured,
} from "@meridian/files/pictures/limits";
import sharp, { type Metadata, type Sharp } from "sharp";
import { PICTURE_SIZES } from "#library/picture-sizes.ts";
import {
  RefusedFile,
  type Crop,
  type PreparedFile,
  type ReadyFile,
} from "#library/prepared-file.ts";
import type { FileKind } from "#library/thread/file-kinds.ts";
import { isDiskFull } from "#server/http/disk-full.ts";

// Two files at a time, one core each, so that the host still responds.
sharp.concurrency(1);
sharp.cache(false);

/** Per size. The largest photograph takes two. */
const SECONDS = 20;
/** Accepts the deviations of cameras, not truncated or broken files. */
const READING = { failOn: "error", limitInputPixels: MOST_PIXELS } as const;

const BROKEN =
  "Only a part of this picture can be read: it is truncated or damaged. Open it on your computer, export it again, and upload that.";
const thousands = (number: number): string => number.toLocaleString("en");

function tooLarge({ width, height, pages = 1, ...rest }: Measured): string {
  const most = mostPixels({ width, height, pages, ...rest });
  if (pages > 1)
    return `This animation has ${pages} pictures of ${thousands(width)} × ${thousands(height)} pixels, more than pages can show. Save it as a video (MP4), or with fewer or smaller pictures, and upload that.`;
  const side = Math.floor(Math.sqrt((most * width) / height) / 100) * 100;
  return `This picture has ${thousands(width)} × ${thousands(height)} pixels, more than can be resized here. Export it at most ${thousands(side)} pixels wide, and upload that: pages show 1,920.`;
}

const measured = ({
  format,
  width,
  height,
  pageHeight,
  pages,
  isProgressive,
}: Metadata): Measured => ({
  format,
  width,
  height: pageHeight ?? height,
  pages,
  isProgressive,
});

/** Sets no limit: a file that is too large must not be reported as broken. */
async function readHead(path: string): Promise<Metadata> {
  const found = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!found) throw new RefusedFile(BROKEN);
  if (!isWithinLimits(measured(found))) throw new RefusedFile(tooLarge(measured(found)));
  return found;
}

async function written(picture: Sharp, path: string, kind: FileKind): Promise<ReadyFile> {
  const { width, height, size, pageHeight } = await picture
    .timeout({ seconds: SECONDS })
    .toFile(path);
  const [ending = ""] = kind.endings;
  return { path, mimeType: kind.type, ending, size, width, height: pageHeight ?? height };
}

/** AVIF at this effort takes a tenth of the default's time. */
const inItsFormat = (picture: Sharp, { type }: FileKind): Sharp =>
  type === "image/avif" ? picture.avif({ effort: 2 }) : picture;

async function cut(path: string, crop: Crop, kind: FileKind, isAnimated: boolean): Promise<string> {
  const out = `${path}-cut`;
  const picture = sharp(path, { ...READING, animated: isAnimated }).autoOrient();
  const { autoOrient, pageHeight } = await picture.metadata();
  const [whole, high] = [autoOrient.width, pageHeight ?? autoOrient.height];
  const left = Math.min(Math.floor((crop.x / 100) * whole), whole - 1);
  const top = Math.min(Math.floor((crop.y / 100) * high), high - 1);
  const area = {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width), whole - left)),
    height: Math.max(1, Math.min(Math.round(crop.height), high - top)),
  };
  await written(inItsFormat(picture.extract(area), kind), out, kind);
  return out;
}

/** Each size is generated from the next larger one. */
async function smaller(path: string, own: number, kind: FileKind, isAnimated: boolean) {
  const sizes: Record<string, ReadyFile> = {};
  let from = path;
  const still: FileKind = isAnimated ? { type: "image/webp", endings: [".webp"] } : kind;
  for (const [name, width] of Object.entries(PICTURE_SIZES).toSorted(([, a], [, b]) => b - a)) {
    // Pages show an animation itself; the library shows a still.
    if (width > own || (isAnimated && name !== "thumbnail")) continue;
    const picture = sharp(from, READING).autoOrient().resize({ width });
    sizes[name] = await written(
      isAnimated ? picture.webp() : inItsFormat(picture, kind),
      `${path}-${name}`,
      still,
    );
    from = sizes[name].path;
  }
  return sizes;
}

async function readWhole(path: string, isAnimated: boolean): Promise<void> {
  const picture = sharp(path, { ...READING, animated: isAnimated, sequentialRead: true });
  await picture.timeout({ seconds: SECONDS }).stats();
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/**
 * Browsers show a JPEG that lacks only its end marker. With the marker it is read without a warning,
 * unless pixels are missing, too.
 */
async function lacksOnlyItsEnd(path: string, { type }: FileKind): Promise<boolean> {
  if (type !== "image/jpeg") return false;
  await appendFile(path, END_OF_JPEG);
  const picture = sharp(path, { ...READING, failOn: "warning", sequentialRead: true });
  return picture
    .timeout({ seconds: SECONDS })
    .stats()
    .then(
      () => true,
      () => false,
    );
}

/** Completes a file whose end marker is missing. */
export async function preparePicture(
  path: string,
  kind: FileKind,
  crop: Crop | undefined,
): Promise<PreparedFile> {
  const head = await readHead(path);
  try {
    return await prepared(path, kind, crop, head);
  } catch (error) {
    if (error instanceof RefusedFile || isDiskFull(error)) throw error;
    if (await lacksOnlyItsEnd(path, kind)) return prepared(path, kind, crop, head);
    throw new RefusedFile(BROKEN, { cause: error });
  }
}

async function prepared(
  path: string,
  kind: FileKind,
  crop: Crop | undefined,
  head: Metadata,
): Promise<PreparedFile> {
  const isAnimated = (head.pages ?? 1) > 1;
  const source = crop ? await cut(path, crop, kind, isAnimated) : path;
  const { autoOrient, pageHeight } = crop ? await readHead(source) : head;
  const sizes = await smaller(source, autoOrient.width, kind, isAnimated);
  // Resizing reads a photograph to its end; without a smaller size nothing has read it.
  if (Object.keys(sizes).length === 0 || isAnimated) await readWhole(source, isAnimated);
  const [ending = ""] = kind.endings;
  const { size } = await stat(source);
  const { width, height } = autoOrient;
  return {
    path: source,
    mimeType: kind.type,
    ending,
    size,
    width,
    height: pageHeight ?? height,
    sizes,
  };
}
