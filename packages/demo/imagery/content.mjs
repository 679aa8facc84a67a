// The picture set of the demo content: every id of content/images.json. The id is the seed, so the
// same command always draws the same picture. (generate.mjs draws the sample set of the page mocks,
// and runs this file for --content and --check.)
//
//   cp -r imagery /tmp/imagery-work && cd /tmp/imagery-work && npm i   (a copy, so that
//   node_modules stays out of here)
//   node content.mjs --content <images.json> --out <dir>   every id, and manifest.json
//   node content.mjs ... --ids blog/,clients/              only ids with such a beginning
//   node content.mjs ... --stills                          without the two loops
//   node content.mjs --check                               in place: fails if ../media is
//   incomplete (needs only sharp)
//
// The loops need ffmpeg, and out/hero/hero.mp4 of `node generate.mjs --only video`.
//   lib/    palette, seeded numbers, outlines of text, shapes, screens, files
//   kinds/  the scene of each id, one file per kind of content

import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { describe, fileOf, weightLimit } from './lib/files.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const argv = process.argv.slice(2);
const flag = (name) => argv.includes(`--${name}`);
const option = (name, fallback) => (flag(name) ? argv[argv.indexOf(`--${name}`) + 1] : fallback);
const list = (name) => option(name, '').split(',').filter(Boolean);
const out = path.resolve(option('out', path.join(here, '../media')));
const pictures = JSON.parse(readFileSync(option('content', path.join(here, '../content/images.json')), 'utf8'));
const TOTAL_LIMIT = 12 * 1024 * 1024;

// The first frame of the home page's loop; rendered by generate.mjs (--only hero).
const FROM_GENERATE = ['home/header-poster'];

async function drawAll() {
  const { drawPicture } = await import('./lib/draw.mjs');
  const { scenes, videos } = await import('./kinds/index.mjs');
  const wanted = list('ids');
  const queue = pictures.filter((p) => !wanted.length || wanted.some((start) => p.id.startsWith(start)));
  const missing = queue.filter((p) => p.kind !== 'video' && !scenes[p.id] && !FROM_GENERATE.includes(p.id));
  if (missing.length) console.error(`no scene for ${missing.length} ids: ${missing.map((p) => p.id).join(' ')}`);
  const work = queue.filter((p) => scenes[p.id]);
  const hand = async () => { for (let p = work.shift(); p; p = work.shift()) await drawPicture(p, scenes[p.id], out); };
  await Promise.all([hand(), hand()]);
  if (!flag('stills')) for (const p of queue.filter((q) => q.kind === 'video')) await videos[p.id](p, out);
  mkdirSync(out, { recursive: true });
  const manifest = await describe(pictures, out);
  writeFileSync(path.join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  console.log(`${Object.keys(manifest).length} of ${pictures.length} pictures, ${(Object.values(manifest).reduce((sum, m) => sum + m.bytes, 0) / 1048576).toFixed(2)} MB`);
}

async function check() {
  const found = await describe(pictures, out);
  const manifest = JSON.parse(readFileSync(path.join(out, 'manifest.json'), 'utf8'));
  const faults = [];
  for (const p of pictures) {
    const m = found[p.id];
    if (!m) { faults.push(`${p.id}: no file ${fileOf(p)}`); continue; }
    if (m.width !== p.width || m.height !== p.height) faults.push(`${p.id}: ${m.width} x ${m.height}, not ${p.width} x ${p.height}`);
    if (m.bytes > weightLimit(p.kind)) faults.push(`${p.id}: ${Math.round(m.bytes / 1024)} kB is too heavy`);
    if (JSON.stringify(manifest[p.id]) !== JSON.stringify(m)) faults.push(`${p.id}: manifest.json says otherwise`);
  }
  for (const id of Object.keys(manifest)) if (!pictures.some((p) => p.id === id)) faults.push(`${id}: in manifest.json, not in images.json`);
  const total = Object.values(found).reduce((sum, m) => sum + m.bytes, 0);
  if (total > TOTAL_LIMIT) faults.push(`the set weighs ${(total / 1048576).toFixed(2)} MB, more than 12`);
  faults.forEach((f) => console.error(f));
  console.log(`${Object.keys(found).length} of ${pictures.length} pictures, ${(total / 1048576).toFixed(2)} MB, ${faults.length} faults`);
  process.exitCode = faults.length ? 1 : 0;
}

await (flag('check') ? check() : drawAll());
