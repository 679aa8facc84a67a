import sharp, { type Sharp } from "sharp";
import type { Mark } from "#server/brand/read-mark.ts";
import { paintDrawing } from "#server/pictures/paint-drawing.ts";

export interface IconKind {
  /** Side length in pixels. */
  size: number;
  /** `whole`: opaque, because phones crop it; `room`: the fraction of an edge that is cropped. */
  whole?: { margin: number };
}

/** The logo as a square PNG. `paper`: the background of opaque icons. */
export async function iconOf(
  mark: Mark,
  { size, whole }: IconKind,
  paper: string,
): Promise<Buffer> {
  const drawn = await squareOf(mark, size);
  if (!whole) return drawn.png().toBuffer();
  // A logo that fills its square needs no margin.
  const inner = (await isFilled(drawn)) && whole.margin < 0.1 ? size : inset(size, whole.margin);
  const edge = Math.round((size - inner) / 2);
  const [under, extent] = [{ background: paper }, size - inner - edge];
  const small = await (await squareOf(mark, inner)).png().toBuffer();
  return sharp(small)
    .extend({ top: edge, left: edge, bottom: extent, right: extent, ...under })
    .flatten(under)
    .png()
    .toBuffer();
}

const inset = (size: number, margin: number): number => Math.round(size * (1 - 2 * margin));

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

async function squareOf(mark: Mark, size: number): Promise<Sharp> {
  const square = { width: size, height: size, fit: "contain" as const, background: CLEAR };
  if (mark.kind === "picture") return sharp(mark.bytes).autoOrient().resize(square);
  // Fits a rectangular logo into the square.
  const [, width = "1", height = "1"] =
    /\bwidth="([\d.]+)[^>]*\bheight="([\d.]+)/.exec(mark.svg) ?? [];
  const mode = Number(width) >= Number(height) ? "width" : "height";
  return sharp(await paintDrawing(mark.svg, { fit: { mode, value: size } })).resize(square);
}

/** Whether the logo is painted up to its corners. */
async function isFilled(drawn: Sharp): Promise<boolean> {
  const pixels = await drawn.clone().ensureAlpha().raw().toBuffer();
  return (pixels[3] ?? 0) > 250;
}

const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/** Combines PNGs into an `.ico`: a directory of sizes and offsets, then the images. */
export function icoOf(pictures: { size: number; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let place = head.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const at = ICO_HEADER + ICO_ENTRY * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(place, at + 12);
    place += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}
