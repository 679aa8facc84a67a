import { brotliDecompressSync } from "node:zlib";

const HEADER = 48;
const GLYF = 10;
const LOCA = 11;
const NAMED_TAG = 63;

/** Skips a number of the directory (UIntBase128). */
function readLength(bytes: Buffer, place: { at: number }): void {
  for (let count = 0; count < 5; count += 1) if (bytes.readUInt8(place.at++) < 0x80) return;
  throw new Error("a length in the table directory has no end");
}

/** After the directory, whose entries vary in length. */
function dataStart(bytes: Buffer): number {
  const place = { at: HEADER };
  for (let table = bytes.readUInt16BE(12); table > 0; table -= 1) {
    const flags = bytes.readUInt8(place.at++);
    const tag = flags & 63;
    const transform = flags >> 6;
    if (tag === NAMED_TAG) place.at += 4;
    readLength(bytes, place);
    const isTransformed = tag === GLYF || tag === LOCA ? transform !== 3 : transform !== 0;
    if (isTransformed) readLength(bytes, place);
  }
  return place.at;
}

/**
 * Whether the decompressed tables take at most `most` bytes; decompresses no more. Throws for a
 * broken file. https://www.w3.org/TR/WOFF2/
 */
export function holdsAtMost(bytes: Buffer, most: number): boolean {
  const start = dataStart(bytes);
  try {
    brotliDecompressSync(bytes.subarray(start, start + bytes.readUInt32BE(20)), {
      maxOutputLength: most,
    });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
