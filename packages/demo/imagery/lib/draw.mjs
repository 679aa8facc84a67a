import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { tidy } from './svg.mjs';
import { sheet } from './shapes.mjs';
import { VECTOR_KINDS, fileOf, weightLimit } from './files.mjs';

export function markupOf(picture, scene) {
  const s = sheet(picture.id, picture.width, picture.height, scene.ground || 'paper', { calm: scene.calm });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(s.W * 10) / 10} 1000" width="${picture.width}" height="${picture.height}">${scene.ground === 'none' ? '' : `<rect width="${Math.ceil(s.W)}" height="1000" fill="${s.g.bg}"/>`}${scene.draw(s)}</svg>`;
}
// Lowers the quality until the file is small enough for its place.
async function webp(markup, picture, file) {
  const pixels = await sharp(Buffer.from(markup), { density: 72, unlimited: true }).resize({ width: picture.width, height: picture.height, fit: 'fill' }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const quality of [80, 70, 60, 50, 40, 30]) {
    const data = await sharp(pixels.data, { raw: pixels.info }).webp({ quality, effort: 4, smartSubsample: quality > 55 }).toBuffer();
    if (data.length <= weightLimit(picture.kind) || quality === 30) { writeFileSync(file, data); return; }
  }
}
export async function drawPicture(picture, scene, out) {
  const file = path.join(out, fileOf(picture));
  mkdirSync(path.dirname(file), { recursive: true });
  if (scene.markup) return writeFileSync(file, tidy(scene.markup(picture)));
  const markup = markupOf(picture, scene);
  return VECTOR_KINDS.includes(picture.kind) ? writeFileSync(file, tidy(markup)) : webp(markup, picture, file);
}

