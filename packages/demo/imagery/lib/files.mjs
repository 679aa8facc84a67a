// The file of each id, its limit, and the files on disk. Needs only sharp: --check runs without the
// drawing packages.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const KB = 1024;
export const VECTOR_KINDS = ['icon', 'logo', 'diagram'];
const WIDE_KINDS = ['hero', 'poster'];
export const extensionOf = (kind) => (kind === 'video' ? 'mp4' : VECTOR_KINDS.includes(kind) ? 'svg' : 'webp');
export const weightLimit = (kind) => (WIDE_KINDS.includes(kind) ? 200 : kind === 'portrait' ? 40 : VECTOR_KINDS.includes(kind) ? 60 : kind === 'video' ? 900 : 120) * KB;
export const fileOf = (picture) => `${picture.id}.${extensionOf(picture.kind)}`;

/* ------------------------------------------------------------- what is on disk */
// An MP4's size is in its track header (tkhd): two 16.16 numbers at the end of the box.
function trackSize(bytes) {
  for (let at = bytes.indexOf('tkhd'); at > 0; at = bytes.indexOf('tkhd', at + 4)) {
    const end = at - 4 + bytes.readUInt32BE(at - 4);
    const [width, height] = [bytes.readUInt32BE(end - 8) / 65536, bytes.readUInt32BE(end - 4) / 65536];
    if (width && height) return { width, height };
  }
  return { width: NaN, height: NaN };
}
export async function measure(file) {
  if (file.endsWith('.svg')) { const head = readFileSync(file, 'utf8').slice(0, 400); return { width: Number(/ width="(\d+)"/.exec(head)?.[1]), height: Number(/ height="(\d+)"/.exec(head)?.[1]) }; }
  if (file.endsWith('.mp4')) return trackSize(readFileSync(file));
  const { width, height } = await sharp(file).metadata(); return { width, height };
}
export async function describe(pictures, out) {
  const manifest = {};
  for (const picture of pictures) {
    const file = fileOf(picture), at = path.join(out, file);
    if (!existsSync(at)) continue;
    manifest[picture.id] = { file, ...(await measure(at)), bytes: statSync(at).size, alt: picture.alt };
  }
  return manifest;
}
