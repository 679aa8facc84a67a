// Meridian's image system: one palette (the nautical chart), one rule (magenta is for actions),
// many plates. Data or a seed defines each picture, so the same command always draws the same one.
//
//   cp -r imagery ../imagery-work && cd ../imagery-work && npm i   (a copy, so that node_modules
//   stays out of here)
//   node generate.mjs --out <dir> [--only hero,map,...] [--skip video] [--seed text]
//
// Groups: brand map icons smiles logos tech cases gallery blog pages career people roadmap hero
// video

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import opentype from 'opentype.js';
import * as topojson from 'topojson-client';
import {
  geoPath, geoOrthographic, geoGraticule, geoCircle, geoInterpolate, geoDistance,
  geoAzimuthalEqualArea, geoConicConformal, geoEquirectangular, geoNaturalEarth1,
} from 'd3-geo';
import { geoInterruptedMollweideHemispheres, geoInterruptedHomolosine } from 'd3-geo-projection';
import { contours } from 'd3-contour';
import { Delaunay } from 'd3-delaunay';
import { line as d3line, area as d3area, curveBasis, arc as d3arc } from 'd3-shape';
import * as simpleIcons from 'simple-icons';
import { createAvatar } from '@dicebear/core';
import { notionists } from '@dicebear/collection';

const require = createRequire(import.meta.url);
const argv = process.argv.slice(2);
const opt = (name, fallback) => {
  const i = argv.indexOf(`--${name}`);
  return i < 0 ? fallback : argv[i + 1];
};
const OUT = path.resolve(opt('out', 'out'));
const SEED = opt('seed', 'meridian');
const only = opt('only', '').split(',').filter(Boolean);
const skip = opt('skip', '').split(',').filter(Boolean);
const wants = (g) => (only.length ? only.includes(g) : !skip.includes(g));
const dir = (d) => { const p = path.join(OUT, d); mkdirSync(p, { recursive: true }); return p; };

/* ------------------------------------------------------------------ palette */
export const P = {
  paper: '#FCFCFA', sea1: '#E4EFF1', sea2: '#C9E0E6', sea3: '#9EC6D1', sea4: '#6BA3B3',
  land: '#F5E8C6', land2: '#E8D29A', land3: '#CFAE63', flat: '#D6E3C6', flat2: '#A9C394',
  ink: '#14252E', ink2: '#3F525C', mag: '#B5125F', magT: '#F4D9E5', night: '#10262F', night2: '#1D3B47',
};

/* ---------------------------------------------------------------- utilities */
function hash(s) { let h = 2166136261; for (const c of s) { h ^= c.charCodeAt(0); h = Math.imul(h, 16777619); } return h >>> 0; }
function rng(seed) {
  let a = hash(`${SEED}/${seed}`);
  const f = () => { a = (a + 0x6d2b79f5) | 0; let t = Math.imul(a ^ (a >>> 15), 1 | a); t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t; return ((t ^ (t >>> 14)) >>> 0) / 4294967296; };
  f.range = (a0, b0) => a0 + (b0 - a0) * f();
  f.int = (a0, b0) => Math.floor(f.range(a0, b0 + 1));
  f.pick = (xs) => xs[Math.floor(f() * xs.length)];
  return f;
}
function noise2(seed) {
  const r = rng(`noise/${seed}`);
  const N = 256; const g = Array.from({ length: N * N }, () => r());
  const at = (x, y) => g[((y % N) + N) % N * N + (((x % N) + N) % N)];
  const s = (t) => t * t * t * (t * (t * 6 - 15) + 10);
  const n = (x, y) => {
    const xi = Math.floor(x), yi = Math.floor(y), u = s(x - xi), v = s(y - yi);
    return (at(xi, yi) * (1 - u) + at(xi + 1, yi) * u) * (1 - v) + (at(xi, yi + 1) * (1 - u) + at(xi + 1, yi + 1) * u) * v;
  };
  return (x, y, oct = 4) => { let a = 0.5, f = 1, t = 0, w = 0; for (let i = 0; i < oct; i++) { t += a * n(x * f, y * f); w += a; a *= 0.5; f *= 2.03; } return t / w; };
}
const f1 = (n) => (Math.round(n * 10) / 10).toString();
const svg = (w, h, body, bg = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${bg ? `<rect width="${w}" height="${h}" fill="${bg}"/>` : ''}${body}</svg>`;
const tidy = (s) => s.replace(/(\d+\.\d)\d+/g, '$1').replace(/\n\s*/g, '');
async function raster(markup, file, { w, q = 80, avif = 52, jpg = 0 } = {}) {
  const img = sharp(Buffer.from(markup), { density: 72 });
  const src = w ? img.resize({ width: w }) : img;
  const buf = await src.png().toBuffer();
  await sharp(buf).webp({ quality: q, effort: 6, smartSubsample: true }).toFile(`${file}.webp`);
  if (avif) await sharp(buf).avif({ quality: avif, effort: 2, chromaSubsampling: '4:4:4' }).toFile(`${file}.avif`);
  if (jpg) await sharp(buf).jpeg({ quality: jpg, mozjpeg: true }).toFile(`${file}.jpg`);
}

/* text as outlines: no machine needs our fonts to redraw the set */
const fontCache = {};
function font(pkg, weight = 400) {
  const key = `${pkg}-${weight}`;
  if (!fontCache[key]) {
    const file = require.resolve(`@fontsource/${pkg}/files/${pkg}-latin-${weight}-normal.woff`);
    const b = readFileSync(file);
    fontCache[key] = opentype.parse(b.buffer.slice(b.byteOffset, b.byteOffset + b.byteLength));
  }
  return fontCache[key];
}
// opentype.js fails at lookups that these fonts use, so the layout (glyph, kern, track) is computed
// here.
function layout(str, size, pkg, weight, track) {
  const f = font(pkg, weight), k = size / f.unitsPerEm; let x = 0, prev = null; const glyphs = [];
  for (const ch of str) {
    const g = f.charToGlyph(ch);
    if (prev) { let kern = 0; try { kern = f.getKerningValue(prev, g) || 0; } catch { kern = 0; } x += kern * k + track * size; }
    glyphs.push([g, x]); x += (g.advanceWidth || 0) * k; prev = g;
  }
  return { glyphs, width: x };
}
// Rounded first: toPathData turns values slightly above an integer into NaN.
const pathData = (p) => { for (const c of p.commands) for (const k of ['x', 'y', 'x1', 'y1', 'x2', 'y2']) if (k in c) c[k] = Math.round(c[k] * 10) / 10; return p.toPathData(1); };
function text(str, x, y, size, { fill = P.ink, weight = 500, pkg = 'commissioner', anchor = 'start', track = 0, opacity } = {}) {
  const { glyphs, width } = layout(str, size, pkg, weight, track);
  const dx = anchor === 'middle' ? -width / 2 : anchor === 'end' ? -width : 0;
  return `<path d="${glyphs.map(([g, gx]) => pathData(g.getPath(x + dx + gx, y, size))).join('')}" fill="${fill}"${opacity ? ` opacity="${opacity}"` : ''}/>`;
}
const T = text;
const textWidth = (str, size, { weight = 500, pkg = 'commissioner', track = 0 } = {}) => layout(str, size, pkg, weight, track).width;

/* --------------------------------------------------------------- geography */
const atlas = (res) => JSON.parse(readFileSync(require.resolve(`world-atlas/land-${res}.json`)));
const land110 = (() => { const t = atlas('110m'); return topojson.feature(t, t.objects.land); })();
const land50 = (() => { const t = atlas('50m'); return topojson.feature(t, t.objects.land); })();
export const TEAM = {
  Kyiv: [30.52, 50.45], Bucharest: [26.1, 44.43], Sofia: [23.32, 42.7], 'Tel Aviv': [34.78, 32.08],
  Dubai: [55.27, 25.2], Tashkent: [69.24, 41.3], Almaty: [76.89, 43.24], Bishkek: [74.59, 42.87],
};
export const CLIENTS = {
  'San Francisco': [-122.42, 37.77], Toronto: [-79.38, 43.65], 'New York': [-74.0, 40.71], London: [-0.13, 51.5],
  Paris: [2.35, 48.86], Madrid: [-3.7, 40.42], Amsterdam: [4.9, 52.37], Riga: [24.1, 56.95],
};
const ROUTES = [
  ['New York', 'Kyiv'], ['Toronto', 'Bucharest'], ['London', 'Sofia'], ['Paris', 'Tel Aviv'], ['Madrid', 'Dubai'],
  ['Amsterdam', 'Tashkent'], ['Riga', 'Almaty'], ['London', 'Bishkek'], ['New York', 'Tel Aviv'], ['Paris', 'Kyiv'],
];
const city = (n) => TEAM[n] || CLIENTS[n];
const great = (a, b, n = 64) => { const i = geoInterpolate(a, b); return { type: 'LineString', coordinates: Array.from({ length: n + 1 }, (_, k) => i(k / n)) }; };

/* ------------------------------------------------------------------- brand */
// A disc with one meridian, a lit side and a dark side.
const markPath = (s, ink, dot) => `<g transform="scale(${s / 32})"><circle cx="16" cy="16" r="14" fill="none" stroke="${ink}" stroke-width="2.4"/><path d="M16 2a14 14 0 0 0 0 28C11.200 25.600 8.800 21 8.800 16S11.200 6.400 16 2Z" fill="${ink}"/><path d="M16 2c5.200 4.400 7.600 9 7.600 14S21.200 25.600 16 30" fill="none" stroke="${ink}" stroke-width="2"/><circle cx="23.600" cy="16" r="3.100" fill="${dot}"/></g>`;
async function brand() {
  const d = dir('brand');
  writeFileSync(`${d}/mark.svg`, svg(32, 32, markPath(32, P.ink, P.mag)));
  writeFileSync(`${d}/mark-night.svg`, svg(32, 32, markPath(32, P.paper, P.land2)));
  const word = (ink, dot) => { const w = textWidth('Meridian', 27, { weight: 600, track: -0.012 }); return svg(Math.ceil(w + 44), 32, markPath(32, ink, dot) + T('Meridian', 42, 25, 27, { fill: ink, weight: 600, track: -0.012 })); };
  writeFileSync(`${d}/meridian.svg`, tidy(word(P.ink, P.mag)));
  writeFileSync(`${d}/meridian-night.svg`, tidy(word(P.paper, P.land2)));
  writeFileSync(`${d}/favicon.svg`, svg(32, 32, `<rect width="32" height="32" fill="${P.paper}"/>` + markPath(32, P.ink, P.mag)));
  await sharp(Buffer.from(svg(180, 180, `<g transform="translate(26 26)">${markPath(128, P.ink, P.mag)}</g>`, P.sea1))).png({ palette: true }).toFile(`${d}/apple-touch-icon.png`);
  const og = globe({ w: 1200, h: 630, cx: 900, cy: 345, r: 420, sun: [-25, 18], phase: 0.3 });
  const body = og + `<g transform="translate(72 72)">${markPath(56, P.ink, P.mag)}</g>` + T('Meridian', 72, 372, 92, { weight: 500, track: -0.02 }) + T('Dedicated engineering teams,', 74, 436, 31, { weight: 400, fill: P.ink }) + T('a few meridians east', 74, 478, 31, { weight: 400, fill: P.ink });
  await sharp(Buffer.from(svg(1200, 630, body, P.sea1))).jpeg({ quality: 84, mozjpeg: true }).toFile(`${d}/og.jpg`);
}

/* ------------------------------------------------------- the globe (hero) */
const stat = {};
function globe({ w, h, cx, cy, r, rot = [-14, -36, 0], sun = [0, 18], phase = 0, detail = land110, lines = 1 }) {
  const key = [w, h, cx, cy, r, rot.join(), lines].join('|');
  const proj = geoOrthographic().translate([cx, cy]).scale(r).rotate(rot).clipAngle(90).clipExtent([[-60, -60], [w + 60, h + 60]]).precision(0.4);
  const p = geoPath(proj).digits(1);
  if (!stat[key]) {
    const ticks = Array.from({ length: 72 }, (_, i) => { const a = (i / 72) * Math.PI * 2, big = i % 6 === 0, r1 = r + 14, r2 = r + (big ? 30 : 21); return `M${f1(cx + Math.cos(a) * r1)} ${f1(cy + Math.sin(a) * r1)}L${f1(cx + Math.cos(a) * r2)} ${f1(cy + Math.sin(a) * r2)}`; }).join('');
    stat[key] = {
      base: `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${P.sea2}"/><path d="${p(detail)}" fill="${P.land}"/>`,
      over: `<path d="${p(geoGraticule().step([15, 15])())}" fill="none" stroke="${P.ink}" stroke-opacity=".26" stroke-width="${lines}"/><path d="${p(detail)}" fill="none" stroke="${P.ink}" stroke-opacity=".5" stroke-width="${0.9 * lines}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${P.ink}" stroke-width="${1.6 * lines}"/><path d="${ticks}" stroke="${P.ink}" stroke-opacity=".55" stroke-width="${1.2 * lines}" fill="none"/><circle cx="${cx}" cy="${cy}" r="${r + 14}" fill="none" stroke="${P.ink}" stroke-opacity=".55" stroke-width="${lines}"/>`,
      arcs: ROUTES.map(([a, b]) => p(great(city(a), city(b)))).filter(Boolean),
    };
  }
  const s = stat[key];
  const anti = [sun[0] + 180, -sun[1]];
  // Sunset, then civil, nautical and astronomical twilight.
  const dusk = [90, 84, 78, 72].map((a) => `<path d="${p(geoCircle().center(anti).radius(a).precision(2)()) || ''}" fill="#1D4557" fill-opacity=".135"/>`).join('');
  const arcs = s.arcs.map((d) => `<path d="${d}" fill="none" stroke="${P.mag}" stroke-width="${2.2 * lines}" stroke-linecap="round"/>`).join('');
  let dots = '', pulses = '';
  ROUTES.forEach(([a, b], i) => {
    const g = geoInterpolate(city(a), city(b)); const t = (phase * 2 + i * 0.137) % 1; const c = g(t);
    const seen = geoDistance(c, [-rot[0], -rot[1]]) < Math.PI / 2 - 0.02; const xy = proj(c);
    if (seen && xy) { const k = Math.sin(Math.PI * t); pulses += `<circle cx="${f1(xy[0])}" cy="${f1(xy[1])}" r="${f1(5 * lines * Math.min(1, k * 3))}" fill="${P.mag}"/>`; }
  });
  const inView = (c) => geoDistance(c, [-rot[0], -rot[1]]) < Math.PI / 2 - 0.03;
  for (const [n, c] of Object.entries({ ...CLIENTS, ...TEAM })) {
    if (!inView(c)) continue; const [x, y] = proj(c); const team = !!TEAM[n];
    const day = geoDistance(c, sun) < Math.PI / 2;
    const R = team ? 7 * lines : 4.5 * lines;
    dots += team ? `<circle cx="${f1(x)}" cy="${f1(y)}" r="${R}" fill="${day ? P.mag : P.paper}" stroke="${day ? P.paper : P.mag}" stroke-width="${2.2 * lines}"/>` : `<circle cx="${f1(x)}" cy="${f1(y)}" r="${R}" fill="${P.ink}" stroke="${P.paper}" stroke-width="${1.5 * lines}"/>`;
  }
  return s.base + dusk + s.over + arcs + pulses + dots;
}
const HERO = { w: 1600, h: 900, cx: 1236, cy: 640, r: 515, rot: [-26, -34, 0] };
const heroFrame = (t) => svg(HERO.w, HERO.h, globe({ ...HERO, sun: [60 - 360 * t, 17], phase: t }), P.sea1);
async function hero() {
  const d = dir('hero');
  await raster(heroFrame(0), `${d}/hero-poster`, { q: 74, avif: 50, jpg: 62 });
  await raster(heroFrame(0), `${d}/hero-poster-800`, { w: 800, q: 74, avif: 50 });
  // The poster is the loop's first frame, so that the video starts without a jump.
  await sharp(Buffer.from(heroFrame(0)), { density: 72 * 1.2 }).resize({ width: 1920, height: 1080, fit: 'fill' }).removeAlpha().webp({ quality: 80, effort: 4, smartSubsample: true }).toFile(path.join(dir('home'), 'header-poster.webp'));
}
async function video() {
  const d = dir('hero'); const FPS = 24, SECS = 12, N = FPS * SECS;
  const size = `${HERO.w}x${HERO.h}`;
  const raw = path.join(d, 'frames.mkv');
  const ff = spawn('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(FPS), '-i', '-', '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p', raw], { stdio: ['pipe', 'inherit', 'inherit'] });
  for (let i = 0; i < N; i++) {
    const b = await sharp(Buffer.from(heroFrame(i / N)), { density: 72 }).removeAlpha().raw().toBuffer();
    if (!ff.stdin.write(b)) await new Promise((r) => ff.stdin.once('drain', r));
  }
  ff.stdin.end(); await new Promise((r) => ff.on('close', r));
  const run = (args) => new Promise((res, rej) => spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' }).on('close', (c) => (c ? rej(new Error(`ffmpeg ${c}`)) : res())));
  const vf = ['-vf', 'scale=1280:720:flags=lanczos', '-pix_fmt', 'yuv420p', '-an'];
  await run(['-i', raw, ...vf, '-c:v', 'libvpx-vp9', '-crf', '41', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2', '-g', '288', '-auto-alt-ref', '1', '-lag-in-frames', '25', `${d}/hero.webm`]);
  await run(['-i', raw, ...vf, '-c:v', 'libx264', '-crf', '31', '-preset', 'veryslow', '-tune', 'animation', '-g', '288', '-movflags', '+faststart', `${d}/hero.mp4`]);
  const { unlinkSync } = await import('node:fs'); unlinkSync(raw);
}

/* --------------------------------------------------------------------- map */
const COUNTRY_PINS = { Canada: [-96, 56], USA: [-98, 39], UK: [-1.5, 53], ND: [5.3, 52.2], France: [2.4, 46.6], Spain: [-3.7, 40], Latvia: [25, 57], Ukraine: [31.3, 49], Israel: [34.9, 31.4], Kazakhstan: [67.5, 48], UAE: [54.3, 24], Uzbekistan: [63.5, 41.6], Kyrgyzstan: [74.6, 41.4] };
async function map() {
  const d = dir('map'); const W = 1440, H = 600;
  // The site draws its routes on these (apps/site/app/bands/regions-map/world-map.ts has the same
  // frames).
  const frame = ({ turn, left, width, height }) => {
    const proj = geoNaturalEarth1().rotate([turn, 0]).scale(356).translate([720, 566]).clipExtent([[left, 0], [left + width, height]]);
    const p = geoPath(proj).digits(1);
    return { proj, drawing: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}" width="${width}" height="${height}"><rect${left ? ` x="${left}"` : ''} width="${width}" height="${height}" fill="${P.sea1}"/><path d="${p(land110)}" fill="${P.land}" stroke="${P.ink}" stroke-opacity=".38" stroke-width=".8"/><path d="${p(geoGraticule().step([15, 15]).extentMajor([[-180, -80], [180, 85]]).extentMinor([[-180, -80], [180, 85]])())}" fill="none" stroke="${P.ink}" stroke-opacity=".17" stroke-width=".8"/></svg>` };
  };
  const { proj, drawing } = frame({ turn: 14, left: 0, width: W, height: H });
  writeFileSync(`${d}/world-plain.svg`, drawing);
  writeFileSync(`${d}/world-whole.svg`, frame({ turn: -10, left: -256, width: 1952, height: 920 }).drawing);
  const regions = { 'Eastern Europe': [[21, 54], [40, 54], [40, 41.5], [21, 41.5]], 'Middle East': [[33, 36], [57.5, 31], [57.5, 22.5], [33, 29]], 'Central Asia': [[50, 53], [86, 50], [80, 40], [55, 38]] };
  const pct = (c) => { const [x, y] = proj(c); return { x: +(x / W * 100).toFixed(2), y: +(y / H * 100).toFixed(2) }; };
  const mean = (ring) => ring.reduce((a, c) => [a[0] + c[0] / ring.length, a[1] + c[1] / ring.length], [0, 0]);
  writeFileSync(`${d}/points.json`, JSON.stringify({
    size: [W, H], note: 'x and y are percentages of the map box',
    regions: Object.fromEntries(Object.entries(regions).map(([k, v]) => [k, pct(mean(v))])),
    teams: Object.fromEntries(Object.entries(TEAM).map(([k, v]) => [k, { ...pct(v), lon: v[0] }])),
    clients: Object.fromEntries(Object.entries(CLIENTS).map(([k, v]) => [k, { ...pct(v), lon: v[0] }])),
    countries: Object.fromEntries(Object.entries(COUNTRY_PINS).map(([k, v]) => [k, pct(v)])),
  }, null, 1));
}

/* ------------------------------------------------------------------- icons */
// 64 px grid, 2 px ink line, one flat tint with an offset, one magenta point.
const ICONS = {
  'team-extension': ['land', '<rect x="8" y="14" width="48" height="40"/>', '<path d="M8 14h30v18h18v22H8zM8 34h16M24 14v40M38 32v22"/><path d="M42 10h16v16H42z" stroke-dasharray="3 4"/>', [50, 18]],
  'technical-recruiting': ['flat', '<circle cx="27" cy="27" r="19"/>', '<circle cx="27" cy="27" r="19"/><path d="M41 41l15 15M14 30h26M18 20h18M18 38h18"/><ellipse cx="27" cy="27" rx="8" ry="19"/>', [31, 27]],
  'remote-operations': ['sea2', '<rect x="6" y="12" width="52" height="40"/>', '<rect x="6" y="12" width="52" height="40"/><path d="M6 24h52M16 32v12M26 32v12M36 32v12M46 32v12M12 38h8M22 34h8M32 41h8M42 36h8"/>', [50, 18]],
  'venture-portfolios': ['land', '<path d="M8 56V30h12v26zM26 56V18h12v38zM44 56V38h12v18z"/>', '<path d="M8 56V30h12v26M26 56V18h12v38M44 56V38h12v18M4 56h56"/><path d="M14 22C20 8 40 4 50 26"/>', [50, 29]],
  'dedicated-team': ['sea2',  '<circle cx="34" cy="32" r="21"/>', '<circle cx="16" cy="36" r="5.500"/><path d="M6 56c0-7 4-11 10-11s10 4 10 11"/><circle cx="48" cy="36" r="5.500"/><path d="M38 56c0-7 4-11 10-11s10 4 10 11"/><path d="M16 24C18 14 24 9 32 9s14 5 16 15"/><path d="M6 56h52"/>', [32, 9]],
  'rd-office': ['land', '<path d="M8 20h34v36H8z"/>', '<path d="M14 52V16h22v36M36 28h14v24M8 52h48"/><path d="M20 24h4M28 24h2M20 32h4M28 32h2M20 40h4M28 40h2M42 36h2M42 43h2"/>', [36, 16]],
  'product-engineering': ['flat', '<path d="M18 10h34v34H18z"/>', '<path d="M12 16h40v32H12zM12 24h40"/><path d="m25 31-5 5 5 5M37 31l5 5-5 5M33 29l-4 14"/>', [47, 20]],
  'cloud-infrastructure': ['sea2', '<path d="M10 26h36v26H10z"/>', '<path d="M20 42h26a8 8 0 0 0 1-15.900A14 14 0 0 0 20.400 23 9.600 9.600 0 0 0 20 42Z"/><path d="M24 42v10M34 42v6M44 42v10M20 52h8M40 52h8"/>', [34, 50]],
  'data-engineering': ['land', '<circle cx="36" cy="36" r="20"/>', '<path d="M12 48c6-2 8-22 14-22s7 14 13 14 8-24 13-26"/><path d="M12 54h40M12 54V12"/><path d="M20 54v-3M28 54v-3M36 54v-3M44 54v-3"/>', [39, 40]],
  'quality-assurance': ['flat', '<circle cx="28" cy="28" r="20"/>', '<circle cx="32" cy="32" r="20"/><path d="m23 32 6.500 6.500L42 26"/><path d="M32 8v4M32 52v4M8 32h4M52 32h4"/>', [32, 12]],
  'mobile-development': ['sea2', '<path d="M12 16h28v40H12z"/>', '<path d="M20 8h24v46H20zM20 46h24M29 50h6"/><path d="M20 36c6-1 8-12 13-12s6 7 11 6"/>', [33, 24]],
  'ui-ux-design': ['land', '<path d="M14 14h38v30H14z"/>', '<path d="M12 52 32 12l20 40"/><path d="M18.500 39C26 45 38 45 45.500 39M32 12V8"/>', [32, 43]],
};
const UI = {
  facebook: null, instagram: null, behance: null,
  linkedin: '<path d="M6.500 8.500v11M6.500 4.600v.1M11 19.500v-11M11 13.500c0-2.600 1.800-4.600 4.300-4.600s4.200 1.800 4.200 4.800v5.800" fill="none" stroke="#14252E" stroke-width="2.200" stroke-linecap="square"/>',
};
async function icons() {
  const d = dir('icons');
  for (const [k, [tint, shape, stroke, dot]] of Object.entries(ICONS)) {
    writeFileSync(`${d}/${k}.svg`, svg(64, 64, `<g fill="${P[tint]}">${shape}</g><g fill="none" stroke="${P.ink}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${stroke}</g><circle cx="${dot[0]}" cy="${dot[1]}" r="3.500" fill="${P.mag}"/>`));
  }
  for (const k of Object.keys(UI)) {
    const si = simpleIcons[`si${k[0].toUpperCase()}${k.slice(1)}`];
    writeFileSync(`${d}/social-${k}.svg`, svg(24, 24, si ? `<path d="${si.path}" fill="${P.ink}"/>` : UI[k]));
  }
}
// Five faces for the feedback statistics; the mouth is a rotated meridian.
async function smiles() {
  const d = dir('smiles');
  for (let i = 0; i < 5; i++) {
    const bend = -7 + i * 4.6; const y = 40 - bend * 0.35;
    const fill = [P.paper, P.sea1, P.sea2, P.land, P.land2][i];
    writeFileSync(`${d}/smile-${i + 1}.svg`, svg(64, 64, `<circle cx="32" cy="32" r="26" fill="${fill}" stroke="${P.ink}" stroke-width="2"/><path d="M20 ${f1(y)}Q32 ${f1(y + bend * 1.5)} 44 ${f1(y)}" fill="none" stroke="${i === 4 ? P.mag : P.ink}" stroke-width="2.600" stroke-linecap="round"/><circle cx="24" cy="26" r="2.300" fill="${P.ink}"/><circle cx="40" cy="26" r="2.300" fill="${P.ink}"/>`));
  }
}

/* ------------------------------------------------------------------- logos */
const LOGOS = [
  ['northmere', 'Northmere', 'dm-serif-display', 400, 0, (m) => `<path d="M4 34 20 6l16 28" fill="none" stroke="${m}" stroke-width="4"/>`],
  ['harbour-line', 'HARBOUR LINE', 'archivo-narrow', 700, 0.06, (m) => `<path d="M2 14h36M2 22h26M2 30h36" stroke="${m}" stroke-width="5"/>`],
  ['voltfold', 'voltfold', 'syne', 800, -0.02, (m) => `<path d="M22 2 6 22h12l-4 16 20-24H22z" fill="${m}"/>`],
  ['cedar', 'Cedar', 'bitter', 600, -0.01, (m) => `<path d="M20 2v36M20 10 8 20M20 10l12 10M20 20 6 32M20 20l14 12" fill="none" stroke="${m}" stroke-width="3.600"/>`],
  ['atlas-pine', 'Atlas&Pine', 'josefin-sans', 600, 0, (m) => `<circle cx="20" cy="20" r="16" fill="none" stroke="${m}" stroke-width="3.600"/><path d="M20 4v32M8 20h24" stroke="${m}" stroke-width="3.600"/>`],
  ['lumen-post', 'Lumen Post', 'commissioner', 700, -0.02, (m) => `<path d="M4 36V20a16 16 0 0 1 32 0v16" fill="none" stroke="${m}" stroke-width="4"/><circle cx="20" cy="22" r="5" fill="${m}"/>`],
  ['keel', 'KEEL', 'unbounded', 700, 0.02, (m) => `<path d="M2 10h36c0 14-8 24-18 28C10 34 2 24 2 10Z" fill="${m}"/>`],
  ['orchard', 'orchard', 'bitter', 500, -0.02, (m) => `<circle cx="12" cy="26" r="10" fill="${m}"/><circle cx="28" cy="16" r="10" fill="none" stroke="${m}" stroke-width="3.600"/>`],
  ['tern', 'Tern', 'syne', 700, 0, (m) => `<path d="M2 14c10 0 14 4 18 12 4-8 8-12 18-12-6 6-10 12-18 20C12 26 8 20 2 14Z" fill="${m}"/>`],
  ['brightwell', 'BRIGHTWELL', 'big-shoulders-display', 700, 0.05, (m) => `<path d="M6 6h28v28H6z" fill="none" stroke="${m}" stroke-width="4"/><path d="M6 34 34 6" stroke="${m}" stroke-width="4"/>`],
  ['quay-nine', 'quay nine', 'space-mono', 700, -0.04, (m) => `<path d="M4 8h32v6H4zM4 18h20v6H4zM4 28h32v6H4z" fill="${m}"/>`],
  ['solstead', 'Solstead', 'josefin-sans', 700, 0.01, (m) => `<path d="M4 26a16 16 0 0 1 32 0z" fill="${m}"/><path d="M2 33h36" stroke="${m}" stroke-width="3.600"/>`],
  ['harbour-ledger', 'Harbour Ledger', 'dm-serif-display', 400, 0, (m) => `<path d="M4 8h14M22 16h14M4 24h14M22 32h14" stroke="${m}" stroke-width="4.400"/><path d="M18 8l4 8M22 16l-4 8M18 24l4 8" stroke="${m}" stroke-width="1.800"/>`],
  ['wayfold-logistics', 'WAYFOLD', 'archivo-narrow', 700, 0.08, (m) => `<path d="M2 30 12 10l8 20 8-20 10 20" fill="none" stroke="${m}" stroke-width="4.400" stroke-linejoin="bevel"/>`],
  ['maplewick-health', 'Maplewick', 'bitter', 600, -0.01, (m) => `<path d="M20 37V17M20 27 8 19M20 27l12-8M20 17 10 8M20 17 30 8M20 17V3" fill="none" stroke="${m}" stroke-width="3.200"/><circle cx="20" cy="5" r="4" fill="${m}"/>`],
  ['dunemark', 'dunemark', 'syne', 800, -0.02, (m) => `<path d="M1 32C9 32 11 10 20 10s9 12 19 22Z" fill="${m}"/>`],
  ['quillstead', 'Quillstead', 'josefin-sans', 600, 0, (m) => `<path d="M32 3C14 7 7 20 6 36c10-5 22-12 26-33ZM6 36 22 16" fill="none" stroke="${m}" stroke-width="3.200"/>`],
  ['sarybel-pay', 'Sarybel Pay', 'commissioner', 700, -0.02, (m) => `<path d="M2 34 14 12l7 11 5-7 12 18Z" fill="${m}"/><path d="M24 6a12 12 0 0 1 12 10" fill="none" stroke="${m}" stroke-width="3.200"/>`],
  ['carmel-pulse', 'carmel pulse', 'space-mono', 700, -0.05, (m) => `<path d="M1 24h9l5-14 8 22 5-12h11" fill="none" stroke="${m}" stroke-width="3.600"/>`],
  ['pennant-and-pine', 'PENNANT & PINE', 'big-shoulders-display', 700, 0.04, (m) => `<path d="M7 3v34M7 5l25 8-25 8Z" fill="${m}" stroke="${m}" stroke-width="3.600"/>`],
  ['velarosa', 'Velarosa', 'dm-serif-display', 400, 0.01, (m) => `<path d="M18 3v28H4C10 24 16 14 18 3ZM22 9c8 6 12 14 13 22H22Z" fill="${m}"/>`],
  ['amberline-cargo', 'AMBERLINE', 'unbounded', 600, 0, (m) => `<path d="M3 5h15v13H3zM22 5h15v13H22zM3 22h15v13H3z" fill="none" stroke="${m}" stroke-width="3.600"/><path d="M22 22h15v13H22z" fill="${m}"/>`],
];
async function logos() {
  const d = dir('logos');
  for (const [slug, name, pkg, weight, track, mark] of LOGOS) {
    const size = 34; const w = textWidth(name, size, { pkg, weight, track });
    writeFileSync(`${d}/${slug}.svg`, tidy(svg(Math.ceil(52 + w), 40, mark(P.ink) + T(name, 52, 32, size, { pkg, weight, track }))));
  }
}
async function tech() {
  const d = dir('tech');
  for (const k of ['Php', 'Javascript', 'Angular', 'React', 'Nodedotjs', 'Typescript', 'Python', 'Postgresql', 'Kubernetes', 'Docker', 'Go', 'Flutter', 'Swift', 'Kotlin', 'Openjdk', 'Spring', 'Apachekafka']) {
    const i = simpleIcons[`si${k}`];
    if (i) writeFileSync(`${d}/${k.toLowerCase().replace('dotjs', '')}.svg`, svg(24, 24, `<title>${i.title}</title><path d="${i.path}" fill="${P.ink}"/>`));
  }
}

/* ------------------------------------------------------------------ plates */
const W = 1600, H = 1000;
const GROUNDS = {
  sea: { bg: P.sea2, a: P.sea1, b: P.sea3, c: P.land, line: P.ink },
  land: { bg: P.land, a: '#FAF3DF', b: P.land2, c: P.sea2, line: P.ink },
  flat: { bg: P.flat, a: '#E8F0DE', b: P.flat2, c: P.land, line: P.ink },
  paper: { bg: P.sea1, a: P.paper, b: P.sea2, c: P.land2, line: P.ink },
  night: { bg: P.night, a: P.night2, b: '#2F5C6B', c: P.land2, line: P.land },
};
function field(seed, nx, ny, k, warp = 0) {
  const n = noise2(seed), m = noise2(`${seed}w`); const v = new Float64Array(nx * ny);
  for (let y = 0; y < ny; y++) for (let x = 0; x < nx; x++) { const u = x / nx * k * 1.6, w = y / ny * k; v[y * nx + x] = n(u + warp * m(u, w), w + warp * m(w + 9, u)); }
  return v;
}
const PL = {
  // Depth tints with contour lines.
  bathymetry(seed, g) {
    const nx = 160, ny = 100, v = field(seed, nx, ny, 2.1, 1.2); const s = [...v].sort((a, b) => a - b);
    const q = [0.22, 0.36, 0.5, 0.62, 0.74, 0.86].map((t) => s[Math.floor(t * s.length)]);
    const fills = [g.b, g.bg, g.a, P.paper, g.c, g.c === P.land2 ? P.land3 : P.land2];
    if (g === GROUNDS.night) { fills[3] = '#3C7080'; }
    const p = geoPath().digits(1);
    const body = contours().size([nx, ny]).thresholds(q)(v).map((c, i) => `<path d="${p(c)}" fill="${fills[i]}" stroke="${g.line}" stroke-width="${i === 4 ? 0.26 : 0.12}" stroke-opacity="${i === 4 ? 0.9 : 0.55}"/>`).join('');
    const r = rng(seed); let ch = '';
    const pts = [[-40, r.range(650, 900)], [420, r.range(480, 800)], [820, r.range(300, 620)], [1220, r.range(380, 700)], [1660, r.range(140, 380)]];
    ch = `<path d="${d3line().curve(curveBasis)(pts)}" fill="none" stroke="${P.mag}" stroke-width="6"/>`;
    return `<g transform="scale(10)">${body}</g>${ch}` + pts.slice(1, 4).map(([x, y]) => '').join('');
  },
  isolines(seed, g) {
    const nx = 160, ny = 100, v = field(seed, nx, ny, 1.7, 1.6); const p = geoPath().digits(1);
    const min = Math.min(...v), max = Math.max(...v); const N = 26;
    const th = Array.from({ length: N }, (_, i) => min + (max - min) * (i + 0.5) / N);
    const body = contours().size([nx, ny]).thresholds(th)(v).map((c, i) => `<path d="${p(c)}" fill="${i === 8 ? g.a : i === 17 ? g.c : 'none'}" stroke="${i === 13 ? P.mag : g.line}" stroke-width="${i === 13 ? 0.55 : i % 5 === 0 ? 0.28 : 0.13}" stroke-opacity="${i === 13 ? 1 : 0.75}"/>`).join('');
    return `<g transform="scale(10)">${body}</g>`;
  },
  // A coast in a conic projection with routes across it.
  routes(seed, g, o = {}) {
    const r = rng(seed); const { at = [24, 50], scale = 2100, hubs = ['Riga', 'Kyiv', 'Bucharest', 'Sofia', 'Amsterdam', 'Paris', 'London', 'Tel Aviv'] } = o;
    const proj = geoConicConformal().parallels([35, 60]).rotate([-at[0], 0]).center([0, at[1]]).scale(scale).translate([W / 2, H / 2]).clipExtent([[-20, -20], [W + 20, H + 20]]);
    const p = geoPath(proj).digits(1); let s = `<path d="${p(land50)}" fill="${g.c}" stroke="${g.line}" stroke-width="1.8"/><path d="${p(geoGraticule().step([5, 5])())}" fill="none" stroke="${g.line}" stroke-opacity=".3" stroke-width="1.4"/>`;
    const pairs = []; for (let i = 0; i < hubs.length; i++) for (let j = i + 1; j < hubs.length; j++) if (r() < 0.5) pairs.push([hubs[i], hubs[j]]);
    s += pairs.map(([a, b], i) => `<path d="${p(great(city(a), city(b)))}" fill="none" stroke="${P.mag}" stroke-width="${i % 4 === 0 ? 6 : 2.4}"/>`).join('');
    s += hubs.map((h) => { const q = proj(city(h)); return `<circle cx="${f1(q[0])}" cy="${f1(q[1])}" r="15" fill="${P.paper}" stroke="${P.ink}" stroke-width="4"/><circle cx="${f1(q[0])}" cy="${f1(q[1])}" r="5" fill="${P.ink}"/>`; }).join('');
    return s;
  },
  soundings(seed, g) {
    const nx = 160, ny = 100, v = field(seed, nx, ny, 1.5, 0.9); const p = geoPath().digits(1); const s = [...v].sort((a, b) => a - b); const q = (t) => s[Math.floor(t * (s.length - 1))];
    let b = `<g transform="scale(10)">` + contours().size([nx, ny]).thresholds([q(0.4), q(0.72), q(0.9)])(v).map((c, i) => `<path d="${p(c)}" fill="${[g.a, g.bg === P.night ? g.b : P.paper, g.c][i]}" stroke="${g.line}" stroke-width=".13" stroke-dasharray="${i ? 'none' : '.8 .6'}"/>`).join('') + '</g>';
    const r = rng(seed); const max = s.at(-1), min = s[0];
    for (let y = 0; y < 12; y++) for (let x = 0; x < 17; x++) {
      const px = 30 + x * 96 + (y % 2) * 48 + r.range(-16, 16), py = 56 + y * 82 + r.range(-14, 14);
      const val = v[Math.min(ny - 1, Math.max(0, Math.round(py / 10))) * nx + Math.min(nx - 1, Math.max(0, Math.round(px / 10)))];
      if (val > q(0.9)) continue; const depth = Math.round((1 - (val - min) / (max - min)) * 62 + r.range(0, 4));
      const hit = r() < 0.04;
      if (hit) b += `<circle cx="${f1(px)}" cy="${f1(py - 11)}" r="30" fill="none" stroke="${P.mag}" stroke-width="4"/>`;
      b += T(String(depth), px, py, 32, { anchor: 'middle', weight: hit ? 700 : 400, fill: hit ? (g.bg === P.night ? P.paper : P.mag) : g.line });
    }
    return b;
  },
  // Daylight through a year at one latitude, with the three twilights.
  daylight(seed, g, o = {}) {
    const lat = (o.lat ?? 50) * Math.PI / 180; const N = 120; const layers = [-0.83, -6, -12, -18];
    const half = (day, alt) => { const dec = -23.44 * Math.PI / 180 * Math.cos(2 * Math.PI * (day + 10) / 365); const a = alt * Math.PI / 180; const c = (Math.sin(a) - Math.sin(lat) * Math.sin(dec)) / (Math.cos(lat) * Math.cos(dec)); return c >= 1 ? 0 : c <= -1 ? 12 : Math.acos(c) * 12 / Math.PI; };
    const nightStops = g === GROUNDS.night ? [P.land2, '#3C7080', '#2F5C6B', P.night2] : [g.a, g.c, g.bg, g.b];
    let s = `<rect width="${W}" height="${H}" fill="${g === GROUNDS.night ? P.night : '#2F5C6B'}"/>`;
    [...layers].reverse().forEach((alt, i) => { const pts = Array.from({ length: N + 1 }, (_, k) => { const day = k / N * 365; const h = half(day, alt); return { x: k / N * W, y0: H / 2 - h / 12 * H / 2, y1: H / 2 + h / 12 * H / 2 }; }); s += `<path d="${d3area().x((q) => q.x).y0((q) => q.y0).y1((q) => q.y1)(pts)}" fill="${[...nightStops].reverse()[i]}"/>`; });
    for (let i = 1; i < 24; i++) s += `<path d="M0 ${f1(i * H / 24)}H${W}" stroke="${P.ink}" stroke-opacity="${i % 6 === 0 ? 0.5 : 0.16}" stroke-width="1.6"/>`;
    for (let i = 1; i < 12; i++) s += `<path d="M${f1(i * W / 12)} 0V${H}" stroke="${P.ink}" stroke-opacity=".16" stroke-width="1.6"/>`;
    s += `<path d="M0 ${f1(H * 9 / 24)}H${W}M0 ${f1(H * 18 / 24)}H${W}" stroke="${P.mag}" stroke-width="6"/>`;
    const day = rng(seed).int(90, 260); s += `<path d="M${f1(day / 365 * W)} 0V${H}" stroke="${P.mag}" stroke-width="2.600"/><circle cx="${f1(day / 365 * W)}" cy="${f1(H * 9 / 24)}" r="17" fill="${P.paper}" stroke="${P.mag}" stroke-width="6"/>`;
    return s;
  },
  parcels(seed, g) {
    const r = rng(seed); const n = noise2(seed); const pts = [];
    while (pts.length < 150) { const x = r.range(-60, W + 60), y = r.range(-60, H + 60); if (n(x / 400, y / 400) > r() * 0.95) pts.push([x, y]); }
    const del = Delaunay.from(pts); const vor = del.voronoi([-80, -80, W + 80, H + 80]); const fills = [g.bg, g.bg, g.a, g.a, g.b, g.c, P.paper];
    let s = ''; let m = 0;
    pts.forEach((_, i) => { let f = r.pick(fills); const cell = vor.cellPolygon(i); if (!cell) return; const [cx, cy] = pts[i]; if (m < 3 && cx > 300 && cx < 1300 && cy > 200 && cy < 800 && r() < 0.08) { f = P.mag; m++; } s += `<path d="M${cell.map((q) => q.map(f1).join(' ')).join('L')}Z" fill="${f}" stroke="${g.line}" stroke-width="2.2"/>`; if (f !== P.mag && r() < 0.25) { const k = 0.62; s += `<path d="M${cell.map(([x, y]) => [f1(cx + (x - cx) * k), f1(cy + (y - cy) * k)].join(' ')).join('L')}Z" fill="none" stroke="${g.line}" stroke-opacity=".4" stroke-width="1.4"/>`; } });
    return s;
  },
  // Sector lights as on a chart: each arc is visible from that direction.
  lights(seed, g) {
    const r = rng(seed); const cx = r.range(420, 620), cy = r.range(520, 680); let s = '';
    const cols = [g.c, g.a, g.b, P.paper, P.flat2, P.mag]; const A = d3arc();
    let a0 = r.range(0, 1); const cuts = []; while (a0 < Math.PI * 2 + 0.3) { const w = r.range(0.18, 0.7); cuts.push([a0, a0 + w]); a0 += w; }
    for (let ring = 7; ring >= 1; ring--) cuts.forEach(([x, y], i) => { if (r() < 0.6) s += `<path transform="translate(${f1(cx)} ${f1(cy)})" d="${A({ innerRadius: ring * 150 - 60, outerRadius: ring * 150 + 60 * r(), startAngle: x, endAngle: y })}" fill="${ring === 3 && i % 4 === 1 ? P.mag : cols[(i + ring) % 5]}" stroke="${g.line}" stroke-width="1.8"/>`; });
    cuts.forEach(([x]) => { s += `<path d="M${f1(cx)} ${f1(cy)}L${f1(cx + Math.sin(x) * 1500)} ${f1(cy - Math.cos(x) * 1500)}" stroke="${g.line}" stroke-width="1.6" stroke-dasharray="14 9" opacity=".7"/>`; });
    return s + `<circle cx="${f1(cx)}" cy="${f1(cy)}" r="26" fill="${P.paper}" stroke="${P.ink}" stroke-width="5"/><circle cx="${f1(cx)}" cy="${f1(cy)}" r="9" fill="${P.mag}"/>`;
  },
  // The sphere, cut along its meridians and laid flat.
  gores(seed, g) {
    const r = rng(seed); const rotate = [r.range(-60, 40), 0]; const proj = geoInterruptedHomolosine().rotate(rotate).fitExtent([[70, 130], [W - 70, H - 130]], { type: 'Sphere' }); const p = geoPath(proj).digits(1);
    let s = `<path d="${p({ type: 'Sphere' })}" fill="${g.a}"/><path d="${p(land110)}" fill="${g.c}" stroke="${g.line}" stroke-width="1.6"/><path d="${p(geoGraticule().step([15, 15])())}" fill="none" stroke="${g.line}" stroke-opacity=".34" stroke-width="1.4"/><path d="${p({ type: 'Sphere' })}" fill="none" stroke="${g.line}" stroke-width="4"/>`;
    s += Object.values(TEAM).map((c) => { const q = proj(c); return `<circle cx="${f1(q[0])}" cy="${f1(q[1])}" r="9" fill="${P.mag}" stroke="${P.paper}" stroke-width="3"/>`; }).join('');
    return s;
  },
  rose(seed, g) {
    const r = rng(seed); const cx = r.range(850, 1050), cy = r.range(480, 560); let s = ''; const A = d3arc();
    [980, 800, 620, 440, 260].forEach((R, i) => { s += `<circle cx="${f1(cx)}" cy="${f1(cy)}" r="${R}" fill="${[g.bg, g.a, g.bg, g.a, g.b][i]}" stroke="${g.line}" stroke-width="1.5" stroke-opacity=".6"/>`; });
    for (let i = 0; i < 32; i++) { const a = i / 32 * Math.PI * 2; let L = 110 + 640 * Math.pow(r(), 1.7); const w = Math.PI / 32 * 0.86; const parts = [0.4, 0.75, 1]; let prev = 60; parts.forEach((k, j) => { const o = 60 + L * k; s += `<path transform="translate(${f1(cx)} ${f1(cy)})" d="${A({ innerRadius: prev, outerRadius: o, startAngle: a - w, endAngle: a + w })}" fill="${i === 5 || i === 6 ? P.mag : [g.c, P.paper, g.line][j]}" stroke="${g.line}" stroke-width="1.6"/>`; prev = o; }); }
    for (let i = 0; i < 360; i += 5) { const a = i * Math.PI / 180; const R = 860; s += `<path d="M${f1(cx + Math.cos(a) * R)} ${f1(cy + Math.sin(a) * R)}L${f1(cx + Math.cos(a) * (R + (i % 15 ? 16 : 34)))} ${f1(cy + Math.sin(a) * (R + (i % 15 ? 16 : 34)))}" stroke="${g.line}" stroke-width="2"/>`; }
    return s + `<circle cx="${f1(cx)}" cy="${f1(cy)}" r="60" fill="${P.paper}" stroke="${g.line}" stroke-width="3"/><circle cx="${f1(cx)}" cy="${f1(cy)}" r="12" fill="${P.mag}"/>`;
  },
  // Working days as bars on a 24-hour ruler, with their overlap.
  overlap(seed, g) {
    const r = rng(seed); let s = ''; const rows = 9, pad = 60, rh = (H - pad * 2) / rows, cw = W / 24;
    for (let i = 0; i < 24; i++) s += `<rect x="${f1(i * cw)}" width="${f1(cw)}" height="${H}" fill="${i % 2 ? g.a : g.bg}"/>`;
    for (let i = 0; i < rows; i++) { const start = (i * 2.1 + r.range(0, 3)) % 15; const y = pad + i * rh; const c = i % 3 === 0 ? g.c : i % 3 === 1 ? g.b : P.paper; s += `<rect x="${f1(start * cw)}" y="${f1(y + rh * 0.14)}" width="${f1(9 * cw)}" height="${f1(rh * 0.72)}" fill="${c}" stroke="${g.line}" stroke-width="2.2"/>`; const o = start + r.range(1.5, 5); s += `<rect x="${f1(o * cw)}" y="${f1(y + rh * 0.14)}" width="${f1(r.range(1.5, 3.4) * cw)}" height="${f1(rh * 0.72)}" fill="${P.mag}"/>`; }
    for (let i = 1; i < 24; i++) s += `<path d="M${f1(i * cw)} 0V${H}" stroke="${g.line}" stroke-opacity="${i % 6 ? 0.18 : 0.6}" stroke-width="1.6"/>`;
    return s;
  },
  // Twelve lunes of a turning sphere.
  lunes(seed, g, o = {}) {
    const r = rng(seed); const cx = o.R ? 800 : r.range(760, 1000), cy = o.R ? 500 : 500 + r.range(-40, 60), R = o.R ?? 560; const off = r.range(0, 15); let s = `<circle cx="${f1(cx)}" cy="${f1(cy)}" r="${R}" fill="${g.a}"/>`; const xs = [];
    for (let a = -90 + off; a < 90; a += 15) xs.push(Math.sin(a * Math.PI / 180) * R); xs.unshift(-R); xs.push(R);
    const tilt = r.range(-24, -10); const half = (x) => `A${f1(Math.abs(x))} ${R} 0 0 ${x < 0 ? 0 : 1} ${f1(cx)} ${f1(cy + R)}`; const back = (x) => `A${f1(Math.abs(x))} ${R} 0 0 ${x < 0 ? 1 : 0} ${f1(cx)} ${f1(cy - R)}`;
    const cols = [g.b, g.bg, g.a, P.paper, g.c, g.c, P.paper, g.a, g.bg, g.b, g.b, g.line]; const pick = r.int(4, 7);
    for (let i = 0; i < xs.length - 1; i++) s += `<path d="M${f1(cx)} ${f1(cy - R)}${half(xs[i])}${back(xs[i + 1])}Z" fill="${i === pick ? P.mag : cols[i % cols.length]}" stroke="${g.line}" stroke-width="2.2"/>`;
    for (let k = -75; k <= 75; k += 15) { const y = cy - Math.sin(k * Math.PI / 180) * R, w = Math.cos(k * Math.PI / 180) * R; s += `<path d="M${f1(cx - w)} ${f1(y)}H${f1(cx + w)}" stroke="${g.line}" stroke-width="1.4" stroke-opacity=".5"/>`; }
    return `<g transform="rotate(${f1(tilt)} ${f1(cx)} ${f1(cy)})">${s}</g><ellipse cx="${f1(cx)}" cy="${f1(cy)}" rx="${f1(R * 1.36)}" ry="${f1(R * 0.36)}" transform="rotate(${f1(tilt + 12)} ${f1(cx)} ${f1(cy)})" fill="none" stroke="${g.line}" stroke-width="2"/>`;
  },
  fixes(seed, g) {
    const r = rng(seed); const N = 46; const pts = Array.from({ length: N }, () => [r.range(60, W - 60), r.range(60, H - 60)]); const del = Delaunay.from(pts); let s = '';
    const proj = geoAzimuthalEqualArea().rotate([r.range(-180, 180), -58]).scale(900).translate([W / 2, H * 0.52]); s += `<path d="${geoPath(proj).digits(1)(geoGraticule().step([15, 10])())}" fill="none" stroke="${g.line}" stroke-opacity=".28" stroke-width="1.4"/>`;
    const tri = del.triangles; for (let i = 0; i < tri.length; i += 3) { const q = [tri[i], tri[i + 1], tri[i + 2]].map((k) => pts[k]); const f = r(); const col = f < 0.13 ? g.c : f < 0.3 ? g.a : f < 0.4 ? g.b : 'none'; s += `<path d="M${q.map((t) => t.map(f1).join(' ')).join('L')}Z" fill="${col}" stroke="${g.line}" stroke-width="1.6" stroke-opacity=".8"/>`; }
    let c = r.int(0, N - 1); const walk = [c]; for (let i = 0; i < 7; i++) { const nb = [...del.neighbors(c)].filter((k) => !walk.includes(k)); if (!nb.length) break; nb.sort((a, b) => pts[b][0] - pts[a][0]); c = nb[0]; walk.push(c); }
    s += `<path d="M${walk.map((k) => pts[k].map(f1).join(' ')).join('L')}" fill="none" stroke="${P.mag}" stroke-width="7" stroke-linejoin="round"/>`;
    return s + pts.map(([x, y], i) => `<circle cx="${f1(x)}" cy="${f1(y)}" r="${walk.includes(i) ? 14 : r.range(5, 11)}" fill="${walk.includes(i) ? P.mag : g.line}" stroke="${walk.includes(i) ? P.paper : 'none'}" stroke-width="4"/>`).join('');
  },
  // Two ledgers: each bar has one of the same length on the other side, except one.
  ledger(seed, g) {
    const r = rng(seed); const N = 46; let s = ''; const y = (i) => 40 + i * (H - 80) / (N - 1); const L = 560, R = 1040;
    const len = Array.from({ length: N }, () => 40 + 420 * Math.pow(r(), 1.8)); const order = Array.from({ length: N }, (_, i) => [i, i + r.range(-5, 5)]).sort((a, b) => a[1] - b[1]).map((q) => q[0]);
    for (let k = 0; k < 6; k++) s += `<rect x="${f1(L + k * (R - L) / 6)}" width="${f1((R - L) / 6)}" height="${H}" fill="${k % 2 ? g.a : g.bg}"/>`;
    const odd = r.int(14, 24); const cols = [g.c, P.paper, g.b, g.a];
    order.forEach((i, j) => { const m = i === odd; const c = m ? P.mag : cols[i % 4]; const st = m ? P.mag : g.line; const bh = (H - 80) / N * 0.66;
      s += `<rect x="${f1(L - len[i])}" y="${f1(y(i) - bh / 2)}" width="${f1(len[i])}" height="${f1(bh)}" fill="${c}" stroke="${st}" stroke-width="1.8"/>`;
      if (!m) s += `<rect x="${R}" y="${f1(y(j) - bh / 2)}" width="${f1(len[i])}" height="${f1(bh)}" fill="${c}" stroke="${st}" stroke-width="1.8"/>`;
      s += m ? `<path d="M${L} ${f1(y(i))}H${f1((L + R) / 2)}" stroke="${P.mag}" stroke-width="6"/><circle cx="${f1((L + R) / 2)}" cy="${f1(y(i))}" r="16" fill="${P.paper}" stroke="${P.mag}" stroke-width="6"/>` : `<path d="M${L} ${f1(y(i))}C${L + 220} ${f1(y(i))} ${R - 220} ${f1(y(j))} ${R} ${f1(y(j))}" fill="none" stroke="${g.line}" stroke-width="${i % 6 ? 1.4 : 2.8}" stroke-opacity=".8"/>`; });
    return s + `<path d="M${L} 0V${H}M${R} 0V${H}" stroke="${g.line}" stroke-width="4"/>`;
  },
  // A section through the sea bed, with one sounding line through all layers.
  strata(seed, g) {
    const n = noise2(seed), r = rng(seed); const N = 13; let s = ''; const cols = [g.a, g.b, P.paper, g.c, g.bg, g.b]; const x0 = r.range(880, 1180); let marks = '';
    for (let k = 0; k < N; k++) { const pts = Array.from({ length: 81 }, (_, i) => [i * 20, 110 + k * 74 + (n(i * 0.045 + k * 0.18, k * 0.34) - 0.5) * (230 - k * 9)]);
      s += `<path d="${d3area().curve(curveBasis).x((q) => q[0]).y0(H + 20).y1((q) => q[1])(pts)}" fill="${cols[k % cols.length]}" stroke="${g.line}" stroke-width="${k % 4 === 0 ? 3.4 : 1.6}"/>`;
      for (let t = 1; t < 4; t++) s += `<path d="${d3line().curve(curveBasis)(pts.map((q) => [q[0], q[1] + t * 14]))}" fill="none" stroke="${g.line}" stroke-width="1.2" stroke-opacity="${k % 3 ? 0.16 : 0.4}"/>`;
      const at = pts[Math.round(x0 / 20)]; marks += `<circle cx="${f1(x0)}" cy="${f1(at[1])}" r="11" fill="${P.paper}" stroke="${P.mag}" stroke-width="5"/>`; }
    return s + `<path d="M${f1(x0)} 0V${H}" stroke="${P.mag}" stroke-width="6"/>` + marks;
  },
  // Sheets of a survey on tracing paper, brought into register.
  panes(seed, g) {
    const r = rng(seed); const cols = [g.b, g.c, P.paper, g.a, P.paper]; let s = '';
    for (let i = -8; i < 26; i++) s += `<path d="M${i * 110} ${H}L${i * 110 + 577} 0" stroke="${g.line}" stroke-opacity=".16" stroke-width="1.4"/>`;
    for (let k = 0; k < 6; k++) { const x = 60 + k * 108, y = 560 - k * 92; let b = `<path d="M0 0H700L960 330H260Z" fill="${cols[k % 5]}" fill-opacity="${k === 5 ? 0.9 : 0.94}" stroke="${g.line}" stroke-width="2.6"/>`; const P2 = (u, v) => [u * 700 + v * 260, v * 330];
      for (let q = 0; q < 5; q++) { const v = 0.14 + q * 0.17, a = 0.06 + r() * 0.1, w = r.range(0.14, 0.5); const [x1, y1] = P2(a, v), [x2, y2] = P2(a + w, v + 0.085); const [x3, y3] = P2(a + w, v), [x4, y4] = P2(a, v + 0.085); b += `<path d="M${f1(x1)} ${f1(y1)}L${f1(x3)} ${f1(y3)}L${f1(x2)} ${f1(y2)}L${f1(x4)} ${f1(y4)}Z" fill="${k === 5 && q === 1 ? P.mag : [g.bg, P.paper, g.b][(k + q) % 3]}" stroke="${g.line}" stroke-width="1.6"/>`; }
      const [cx, cy] = P2(0.78, 0.5); b += `<ellipse cx="${f1(cx)}" cy="${f1(cy)}" rx="${f1(90 + k * 4)}" ry="${f1(46 + k * 2)}" fill="none" stroke="${g.line}" stroke-width="2.2"/><ellipse cx="${f1(cx)}" cy="${f1(cy)}" rx="${f1(44)}" ry="${f1(46 + k * 2)}" fill="none" stroke="${g.line}" stroke-width="1.4" stroke-opacity=".6"/>`;
      s += `<g transform="translate(${x} ${y})">${b}</g>`; }
    return s + `<path d="M60 560L600 100M1020 890L1560 430" stroke="${P.mag}" stroke-width="3" stroke-dasharray="3 13" stroke-linecap="round"/>`;
  },
};
const plate = (kind, seed, ground, o) => svg(W, H, PL[kind](seed, GROUNDS[ground], o), GROUNDS[ground].bg);

const CASES = [
  ['harbour-line', 'routes', 'sea'], ['northmere', 'soundings', 'paper'], ['cedar-clinic', 'daylight', 'flat', { lat: 44 }], ['voltfold', 'rose', 'land'],
  ['atlas-and-pine', 'parcels', 'flat'], ['lumen-post', 'lights', 'sea'], ['keel', 'bathymetry', 'sea'], ['orchard', 'gores', 'land'],
  ['tern', 'overlap', 'paper'], ['solstead', 'lunes', 'night', { R: 446 }],
  ['harbour-ledger', 'ledger', 'paper'], ['wayfold-logistics', 'routes', 'sea', { at: [7, 51], scale: 3300, hubs: ['Amsterdam', 'Paris', 'London', 'Riga', 'Kyiv', 'Madrid'] }], ['maplewick-health', 'fixes', 'flat'], ['dunemark', 'strata', 'land'],
  ['quillstead', 'lights', 'paper'], ['sarybel-pay', 'isolines', 'sea'], ['carmel-pulse', 'daylight', 'flat', { lat: 32 }], ['pennant-and-pine', 'parcels', 'flat'],
  ['velarosa', 'bathymetry', 'land'], ['amberline-cargo', 'overlap', 'land'],
];
// Wide plates of cases, for the hero and the slider of success stories.
const WALLS = [
  ['harbour-ledger', 'isolines', 'paper'], ['wayfold-logistics', 'routes', 'night', { at: [7, 51], scale: 3300, hubs: ['Amsterdam', 'Paris', 'London', 'Riga', 'Kyiv', 'Madrid'] }],
  ['maplewick-health', 'lights', 'flat'], ['dunemark', 'bathymetry', 'land'], ['quillstead', 'parcels', 'sea'],
];
async function cases() {
  const d = dir('cases');
  for (const [slug, kind, ground, o] of CASES) { const m = plate(kind, slug, ground, o); await raster(m, `${d}/${slug}`, { w: 1200, q: 76, avif: 46 }); }
  for (const [slug, kind, ground, o] of WALLS) await raster(plate(kind, `${slug}/wide`, ground, o), `${d}/${slug}-wide`, { w: 1600, q: 74, avif: 46 });
  await raster(plate('routes', 'harbour-line', 'sea'), `${d}/harbour-line-wide`, { w: 1600, q: 74, avif: 46 });
}
const BLOG = [
  ['overlap-hours', 'overlap', 'sea'], ['first-ninety-days', 'fixes', 'land'], ['cost-of-a-senior', 'isolines', 'paper'], ['remote-code-review', 'lights', 'land'],
  ['hiring-in-almaty', 'routes', 'flat', { at: [54, 45], scale: 1350, hubs: ['Almaty', 'Bishkek', 'Tashkent', 'Kyiv', 'Tel Aviv', 'Dubai', 'Bucharest'] }], ['contracts-and-ip', 'parcels', 'sea'], ['writing-a-brief', 'soundings', 'flat'], ['two-in-a-box', 'lunes', 'land'],
  ['outsourcing', 'gores', 'sea'],
  ['what-an-rd-office-abroad-costs', 'strata', 'sea'], ['contractor-or-employee-in-several-countries', 'parcels', 'land'], ['security-when-a-partner-works-in-your-code', 'lights', 'flat'], ['how-many-engineers-do-you-need', 'rose', 'paper'],
  ['time-zone-overlap-in-practice', 'overlap', 'sea'], ['onboarding-a-remote-engineer-in-90-days', 'isolines', 'land'], ['code-review-across-two-teams', 'ledger', 'flat'], ['hiring-for-a-distributed-team', 'soundings', 'sea'],
  ['running-a-distributed-team-on-seven-agreements', 'fixes', 'paper'], ['planning-a-handover-from-a-partner', 'lunes', 'flat'],
];
async function blog() { const d = dir('blog'); for (const [slug, kind, ground, o] of BLOG) await raster(plate(kind, `blog/${slug}`, ground, o), `${d}/${slug}`, { w: 1200, q: 74, avif: 46 }); }

// A plate for each inner page. Add a row per service, technology, field and vacancy.
const PAGES = [
  ['service-dedicated-teams', 'fixes', 'sea'], ['technology-java', 'strata', 'flat'], ['technology-java-project', 'ledger', 'land'],
  ['expertise-fintech', 'soundings', 'sea'], ['expertise-fintech-team', 'rose', 'land'], ['vacancy-front-end', 'panes', 'sea'],
];
async function pages() { const d = dir('pages'); for (const [slug, kind, ground, o] of PAGES) await raster(plate(kind, `pages/${slug}`, ground, o), `${d}/${slug}`, { w: 1600, q: 74, avif: 46 }); }

/* ------------------------------------------- product screens for galleries */
// The texts of a client's screens: the same product for ships or for trucks.
const TRUCKS = { 'Constanta 03': 'Antwerp 03', 'Riga 22': 'Aachen 22', 'Haifa 07': 'Duisburg 07', 'Gdansk 11': 'Gent 11', 'Valencia 05': 'Venlo 05', 'Piraeus 18': 'Breda 18', 'Odesa 09': 'Lille 09', 'Hold the berth': 'Hold the dock', 'Fleet today': 'Trucks today', 'At anchor': 'At the dock', 'Berths and bookings': 'Docks and bookings', Berth: 'Dock', Vessel: 'Truck', Aurelia: 'NL 41-KR', 'Maren S': 'DE 08-TW', Ostwind: 'PL 77-GD', Carmel: 'BE 19-LM', Bryza: 'FR 52-AX', Tramuntana: 'ES 30-VQ', Thalassa: 'DK 64-JN', Lanzheron: 'NL 90-PB', Elida: 'DE 33-HS', Norne: 'PL 15-ZC', 'Riga 22: two ships, one berth': 'Two trucks, one dock', Docked: 'Unloading', 'Pilot aboard': 'On the ferry', Tides: 'Load', 'Dwell time, weeks 1 to 26': 'Empty kilometers, weeks 1 to 26', 'At berth': 'At the dock' };
const SAY = { 'wayfold-logistics': TRUCKS };
function screen(kind, seed, g0) {
  const g = GROUNDS[g0]; const T = (str, ...a) => text(SAY[seed]?.[str] ?? str, ...a); const r = rng(`screen/${seed}/${kind}`); let s = '';
  const win = (x, y, w, h, inner) => `<g transform="translate(${x} ${y})"><rect x="14" y="14" width="${w}" height="${h}" fill="${P.ink}" opacity=".14"/><rect width="${w}" height="${h}" fill="${P.paper}" stroke="${P.ink}" stroke-width="2.4"/>${inner}</g>`;
  const bar = (w, title) => `<path d="M0 64H${w}" stroke="${P.ink}" stroke-width="2"/><circle cx="34" cy="32" r="11" fill="none" stroke="${P.ink}" stroke-width="3"/><path d="M34 21c5 4 6 7 6 11s-1 7-6 11" fill="none" stroke="${P.ink}" stroke-width="2.4"/>${T(title, 62, 41, 24, { weight: 600 })}<rect x="${w - 150}" y="18" width="118" height="30" fill="${P.mag}"/>${T('New', w - 91, 40, 20, { fill: '#fff', weight: 600, anchor: 'middle' })}`;
  if (kind === 'dashboard') {
    const w = 1240, h = 760; let b = bar(w, 'Fleet today');
    b += ['On schedule', 'At anchor', 'Late'].map((t, i) => { const y = 90 + i * 210; return `<rect x="28" y="${y}" width="270" height="184" fill="${[P.sea1, P.land, P.magT][i]}"/>${T(t, 50, y + 44, 23)}${T(String([148, 31, 6][i]), 48, y + 142, 86, { weight: 500 })}`; }).join('');
    const proj = geoConicConformal().parallels([35, 60]).rotate([-22, 0]).center([0, 47]).scale(1050).translate([780, 410]).clipExtent([[322, 90], [w - 28, h - 46]]); const p = geoPath(proj).digits(1);
    b += `<rect x="322" y="90" width="${w - 350}" height="${h - 136}" fill="${P.sea2}"/><path d="${p(land50)}" fill="${P.land}" stroke="${P.ink}" stroke-width="1.2"/><path d="${p(geoGraticule().step([5, 5])())}" fill="none" stroke="${P.ink}" stroke-opacity=".2"/>`;
    b += [['London', 'Tel Aviv'], ['Amsterdam', 'Riga'], ['Madrid', 'Bucharest'], ['Paris', 'Sofia']].map(([a, c]) => `<path d="${p(great(city(a), city(c)))}" fill="none" stroke="${P.mag}" stroke-width="3.4"/>`).join('') + ['London', 'Tel Aviv', 'Amsterdam', 'Riga', 'Madrid', 'Bucharest', 'Paris', 'Sofia'].map((n) => { const q = proj(city(n)); return `<circle cx="${f1(q[0])}" cy="${f1(q[1])}" r="8" fill="${P.paper}" stroke="${P.ink}" stroke-width="3"/>`; }).join('');
    s = win(180, 120, w, h, b);
  } else if (kind === 'table') {
    const w = 1160, h = 780; let b = bar(w, 'Berths and bookings'); const rows = ['Rotterdam 14B', 'Constanta 03', 'Riga 22', 'Haifa 07', 'Gdansk 11', 'Valencia 05', 'Piraeus 18', 'Odesa 09'];
    b += ['Berth', 'Vessel', 'Window', 'State'].map((t, i) => T(t, [36, 330, 620, 930][i], 116, 21, { weight: 600, fill: P.ink2 })).join('');
    rows.forEach((t, i) => { const y = 144 + i * 76; b += `<path d="M28 ${y}H${w - 28}" stroke="${P.ink}" stroke-opacity=".3" stroke-width="1.6"/>${i === 2 ? `<rect x="28" y="${y + 1}" width="${w - 56}" height="74" fill="${P.land}"/>` : ''}` + T(t, 36, y + 47, 25) + T(['Aurelia', 'Maren S', 'Ostwind', 'Carmel', 'Bryza', 'Tramuntana', 'Thalassa', 'Lanzheron'][i], 330, y + 47, 25, { weight: 400 }); const x0 = 620 + r.range(0, 90), x1 = x0 + r.range(60, 150); b += `<path d="M620 ${y + 38}h250" stroke="${P.sea2}" stroke-width="14"/><path d="M${f1(x0)} ${y + 38}H${f1(x1)}" stroke="${i === 2 ? P.mag : P.ink}" stroke-width="14"/>` + T(i === 2 ? 'Clash' : 'Clear', 930, y + 47, 25, { weight: i === 2 ? 700 : 400, fill: i === 2 ? P.mag : P.ink }); });
    s = win(220, 110, w, h, b);
  } else if (kind === 'mobile') {
    const phone = (x, y, inner) => `<g transform="translate(${x} ${y})"><rect x="14" y="14" width="380" height="780" rx="34" fill="${P.ink}" opacity=".14"/><rect width="380" height="780" rx="34" fill="${P.paper}" stroke="${P.ink}" stroke-width="4"/><clipPath id="c${x}"><rect x="14" y="14" width="352" height="752" rx="22"/></clipPath><g clip-path="url(#c${x})">${inner}</g></g>`;
    const list = Array.from({ length: 5 }, (_, i) => `<path d="M14 ${250 + i * 104}H366" stroke="${P.ink}" stroke-opacity=".25"/><circle cx="62" cy="${302 + i * 104}" r="22" fill="${[P.sea2, P.land, P.flat, P.magT, P.sea2][i]}"/>${T(['Aurelia', 'Ostwind', 'Carmel', 'Bryza', 'Thalassa'][i], 102, 298 + i * 104, 25, { weight: 600 })}${T(['Docked', 'Pilot aboard', '4 h out', 'Waiting', '11 h out'][i], 102, 328 + i * 104, 20, { weight: 400, fill: P.ink2 })}`).join('');
    s = phone(250, 130, T('Today', 40, 110, 52, { weight: 500 }) + T('5 calls, 1 needs you', 42, 156, 23, { weight: 400, fill: P.ink2 }) + `<rect x="14" y="182" width="352" height="50" fill="${P.magT}"/>` + T('Riga 22: two ships, one berth', 40, 214, 21, { weight: 600, fill: P.mag }) + list);
    const ring = Array.from({ length: 24 }, (_, i) => { const a = i / 24 * Math.PI * 2; return `<path d="M${f1(190 + Math.cos(a) * 140)} ${f1(360 + Math.sin(a) * 140)}L${f1(190 + Math.cos(a) * (i % 6 ? 128 : 116))} ${f1(360 + Math.sin(a) * (i % 6 ? 128 : 116))}" stroke="${P.ink}" stroke-width="2.4"/>`; }).join('');
    s += phone(700, 80, `<rect width="380" height="780" fill="${P.sea1}"/>` + T('Aurelia', 40, 110, 44, { weight: 500 }) + `<circle cx="190" cy="360" r="140" fill="${P.paper}" stroke="${P.ink}" stroke-width="3"/>${ring}<path d="M190 360 262 288" stroke="${P.mag}" stroke-width="7"/><circle cx="190" cy="360" r="10" fill="${P.ink}"/>` + T('11 h 20', 190, 590, 66, { anchor: 'middle' }) + T('to Rotterdam 14B', 190, 632, 24, { anchor: 'middle', weight: 400 }) + `<rect x="40" y="676" width="300" height="60" fill="${P.mag}"/>` + T('Hold the berth', 190, 714, 24, { anchor: 'middle', weight: 600, fill: '#fff' }));
    s += phone(1150, 190, `<rect width="380" height="780" fill="${P.land}"/>` + T('Tides', 40, 110, 44, { weight: 500 }) + [0, 1, 2].map((k) => `<path d="${d3area().curve(curveBasis).x((_, i) => i * 19).y0(780).y1((_, i) => 330 + k * 120 + Math.sin(i * 0.55 + k) * 60)(Array.from({ length: 22 }))}" fill="${[P.sea1, P.sea2, P.sea3][k]}" stroke="${P.ink}" stroke-width="2.4"/>`).join(''));
  } else if (kind === 'chart') {
    const w = 1180, h = 760; let b = bar(w, 'Dwell time, weeks 1 to 26'); const n = noise2(seed);
    for (let i = 0; i <= 6; i++) b += `<path d="M90 ${130 + i * 88}H${w - 40}" stroke="${P.ink}" stroke-opacity=".2" stroke-width="1.6"/>${T(String(60 - i * 10), 66, 138 + i * 88, 21, { anchor: 'end', weight: 400, fill: P.ink2 })}`;
    const pts = (k, drop) => Array.from({ length: 27 }, (_, i) => [90 + i * 40.4, 200 + k * 90 + drop * i + n(i * 0.35, k * 7) * 150]);
    b += `<path d="${d3area().curve(curveBasis).x((q) => q[0]).y0(658).y1((q) => q[1])(pts(1.4, 7))}" fill="${P.sea2}"/><path d="${d3line().curve(curveBasis)(pts(1.4, 7))}" fill="none" stroke="${P.ink}" stroke-width="4"/><path d="${d3line().curve(curveBasis)(pts(0, 11))}" fill="none" stroke="${P.mag}" stroke-width="5"/><path d="M574 112V658" stroke="${P.ink}" stroke-width="2.4" stroke-dasharray="8 7"/>${T('New planner live', 588, 134, 22, { weight: 600 })}`;
    s = win(210, 120, w, h, b);
  } else {
    const w = 1240, h = 760; let b = bar(w, 'Planner'); const cols = ['Arriving', 'At berth', 'Leaving'];
    cols.forEach((c, i) => { const x = 28 + i * 400; b += `<rect x="${x}" y="92" width="384" height="640" fill="${[P.sea1, P.land, P.flat][i]}"/>` + T(c, x + 24, 138, 27, { weight: 600 }); const k = [4, 3, 2][i]; for (let j = 0; j < k; j++) { const y = 162 + j * 138; b += `<rect x="${x + 20}" y="${y}" width="344" height="120" fill="${P.paper}" stroke="${P.ink}" stroke-width="1.8"/>${T(['Aurelia', 'Maren S', 'Ostwind', 'Carmel', 'Bryza', 'Thalassa', 'Lanzheron', 'Elida', 'Norne'][i * 3 + j], x + 42, y + 46, 25, { weight: 600 })}<path d="M${x + 42} ${y + 84}h${r.int(120, 260)}" stroke="${P.sea3}" stroke-width="12"/>${j === 1 && i === 0 ? `<circle cx="${x + 334}" cy="${y + 34}" r="12" fill="${P.mag}"/>` : ''}`; } });
    s = win(180, 120, w, h, b);
  }
  const grat = Array.from({ length: 13 }, (_, i) => { const x = (i - 6) / 6; return `<ellipse cx="800" cy="500" rx="${f1(Math.abs(Math.sin(i / 12 * Math.PI - Math.PI / 2)) * 1100)}" ry="1100" fill="none" stroke="${g.line}" stroke-opacity=".18" stroke-width="1.6"/>`; }).join('');
  return svg(W, H, grat + s, g.bg);
}
async function gallery() {
  const d = dir('gallery');
  for (const c of ['harbour-line', 'wayfold-logistics']) for (const [i, [k, g]] of [['dashboard', 'sea'], ['table', 'land'], ['mobile', 'flat'], ['chart', 'paper'], ['board', 'sea']].entries()) await raster(screen(k, c, g), `${d}/${c}-${i + 1}`, { w: 1400, q: 78, avif: 48 });
}

/* ------------------------------- career: one moment, eight horizons */
// Each plate shows the same instant, 15:00 UTC in late September: the sun is lower further east.
const HORIZONS = [['london', 0, 'hills'], ['sofia', 23.3, 'mountain'], ['bucharest', 26.1, 'city'], ['kyiv', 30.5, 'river'], ['tel-aviv', 34.8, 'sea'], ['dubai', 55.3, 'dunes'], ['tashkent', 69.2, 'domes'], ['bishkek', 74.6, 'mountain'], ['almaty', 76.9, 'peaks']];
const mix = (a, b, t) => { const h = (c) => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16)); const x = h(a), y = h(b); return `#${x.map((v, i) => Math.round(v + (y[i] - v) * t).toString(16).padStart(2, '0')).join('')}`; };
function horizon(name, lon, kind) {
  const r = rng(`horizon/${name}`), n = noise2(`horizon/${name}`); const hour = (15 + lon / 15) % 24; const t = Math.min(1, Math.max(0, (hour - 15) / 5.2));
  const sky = t < 0.5 ? mix(P.sea1, P.land, t * 2) : mix(P.land, '#8FB3C0', (t - 0.5) * 2); const far = mix(P.sea3, '#4E7F8F', t); const near = mix(P.flat2, P.night2, t); const front = mix(P.ink2, P.night, t);
  const hz = 640; const sunY = 150 + t * 560, sunX = 460 + t * 620;
  let s = ''; for (let i = 5; i >= 1; i--) s += `<circle cx="${f1(sunX)}" cy="${f1(sunY)}" r="${90 + i * i * 34}" fill="${P.paper}" opacity="${0.07 + 0.02 * (1 - t)}"/>`;
  s += `<circle cx="${f1(sunX)}" cy="${f1(sunY)}" r="96" fill="${mix(P.land2, P.mag, Math.pow(t, 1.4))}"/>`;
  for (let i = 1; i < 9; i++) s += `<ellipse cx="800" cy="${hz}" rx="${f1(1500 * Math.sin(i / 9 * Math.PI / 2))}" ry="900" fill="none" stroke="${P.ink}" stroke-opacity=".14" stroke-width="1.6"/>`;
  const ridge = (y0, amp, k, sharp, col, seed, stroke = 1) => { const pts = Array.from({ length: 161 }, (_, i) => { const x = i * 10; let v = n(i * k + seed * 31, seed * 7, sharp ? 5 : 2); if (sharp) v = 1 - Math.abs(v * 2 - 1); return [x, y0 - v * amp]; }); return `<path d="M0 ${H}L${pts.map((q) => q.map(f1).join(' ')).join('L')}L${W} ${H}Z" fill="${col}"${stroke ? ` stroke="${P.ink}" stroke-width="1.800" stroke-opacity=".5"` : ''}/>`; };
  const blocks = (y, col, hmin, hmax, step) => { let b = ''; for (let x = -20; x < W; ) { const w = r.range(step * 0.6, step * 1.5), h = r.range(hmin, hmax); b += `<rect x="${f1(x)}" y="${f1(y - h)}" width="${f1(w)}" height="${f1(h + 400)}" fill="${col}" stroke="${P.ink}" stroke-width="1.4" stroke-opacity=".4"/>`; const lit = r.int(0, 4); for (let k = 0; k < lit; k++) b += `<rect x="${f1(x + r.range(6, Math.max(7, w - 14)))}" y="${f1(y - h + r.range(12, Math.max(13, h - 10)))}" width="7" height="10" fill="${t > 0.45 ? P.land2 : P.paper}"/>`; x += w + r.range(0, 6); } return b; };
  if (kind === 'mountain' || kind === 'peaks') { s += ridge(hz - 20, kind === 'peaks' ? 520 : 330, 0.022, true, far, 1) + ridge(hz + 30, 260, 0.03, true, mix(far, near, 0.5), 2) + blocks(770, mix(near, front, 0.4), 30, 120, 54) + ridge(900, 120, 0.02, false, front, 4); }
  if (kind === 'hills') s += ridge(hz + 30, 170, 0.015, false, far, 1) + ridge(hz + 110, 150, 0.02, false, near, 2) + blocks(800, mix(near, front, 0.5), 20, 90, 60) + ridge(930, 120, 0.012, false, front, 3);
  if (kind === 'city') s += ridge(hz + 30, 90, 0.012, false, far, 1) + blocks(760, mix(far, near, 0.6), 60, 240, 74) + blocks(850, near, 40, 190, 90) + ridge(960, 90, 0.01, false, front, 3);
  if (kind === 'river') { s += ridge(hz + 20, 120, 0.014, false, far, 1) + blocks(700, mix(far, near, 0.5), 30, 130, 60); const dome = (x, y, k) => `<path d="M${x - 26 * k} ${y}v${-70 * k}c0-26 16-28 26-52 10 24 26 26 26 52v${70 * k}z" fill="${P.land2}" stroke="${P.ink}" stroke-width="2"/><path d="M${x} ${y - 124 * k}v-30" stroke="${P.ink}" stroke-width="3"/>`; s += dome(1050, 690, 1.1) + dome(1110, 700, 0.8) + dome(990, 700, 0.8); s += `<rect y="720" width="${W}" height="300" fill="${mix(P.sea2, '#4E7F8F', t)}" stroke="${P.ink}" stroke-width="2"/>`; for (let i = 0; i < 26; i++) { const y = 740 + i * 10; const w = r.range(40, 260); s += `<path d="M${f1(r.range(0, W))} ${y}h${f1(w)}" stroke="${P.paper}" stroke-width="3" opacity=".7"/>`; } s += ridge(980, 150, 0.01, false, front, 3); }
  if (kind === 'sea') { s += `<rect y="${hz}" width="${W}" height="400" fill="${mix(P.sea3, '#4E7F8F', t)}"/>`; for (let i = 0; i < 20; i++) { const y = hz + 8 + i * i * 0.95; s += `<path d="M${f1(sunX - 150 + i * 4)} ${f1(y)}h${f1(300 - i * 8)}" stroke="${P.land}" stroke-width="4"/>`; } s += `<path d="M0 ${hz}H${W}" stroke="${P.ink}" stroke-width="2"/>` + ridge(970, 130, 0.008, false, P.land2, 3) + `<g transform="translate(40 0)">${blocks(760, near, 80, 260, 80).replace(/x="(\d+)/g, (m, v) => (Number(v) > 520 ? `x="-900` : m))}</g>`; }
  if (kind === 'dunes') { s += `<g>${blocks(700, far, 20, 130, 44)}</g><path d="M1180 700 1204 180 1228 700Z" fill="${far}" stroke="${P.ink}" stroke-width="2"/>` + ridge(800, 190, 0.008, false, P.land2, 1) + ridge(900, 170, 0.007, false, P.land3, 2) + ridge(1010, 150, 0.009, false, mix(P.land3, P.ink2, 0.5), 3); }
  if (kind === 'domes') { s += ridge(hz - 10, 200, 0.02, true, far, 1) + blocks(740, mix(far, near, 0.5), 20, 90, 90); const d = (x, y, R, c) => `<path d="M${x - R} ${y}c0-${f1(R * 0.9)} ${f1(R * 0.5)}-${f1(R * 1.2)} ${R}-${f1(R * 1.5)} ${f1(R * 0.5)} ${f1(R * 0.3)} ${R} ${f1(R * 0.6)} ${R} ${f1(R * 1.5)}z" fill="${c}" stroke="${P.ink}" stroke-width="2"/><rect x="${x - R * 1.1}" y="${y}" width="${R * 2.2}" height="260" fill="${P.land}" stroke="${P.ink}" stroke-width="2"/>`; s += d(620, 700, 100, '#4E8FA3') + d(930, 720, 70, '#4E8FA3') + `<rect x="760" y="480" width="38" height="420" fill="${P.land2}" stroke="${P.ink}" stroke-width="2"/>` + ridge(910, 110, 0.012, false, front, 3); }
  return svg(W, H, s, sky);
}
async function career() {
  const d = dir('career');
  for (const [n, lon, k] of HORIZONS) await raster(horizon(n, lon, k), `${d}/${n}`, { w: 1200, q: 76, avif: 48 });
  // First screen of the career page: all horizons side by side, separated by meridians.
  const cols = HORIZONS.slice(1); const cw = W / cols.length; let s = '';
  cols.forEach(([n, lon, k], i) => { const inner = horizon(n, lon, k).replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, ''); const sunX = 460 + 620 * Math.min(1, Math.max(0, lon / 15 / 5.2)); s += `<clipPath id="k${i}"><rect x="${f1(i * cw)}" width="${f1(cw)}" height="${H}"/></clipPath><g clip-path="url(#k${i})"><g transform="translate(${f1(i * cw + cw / 2 - sunX)} 0)">${inner}</g></g>`; });
  s += cols.slice(1).map((_, i) => `<path d="M${f1((i + 1) * cw)} 0V${H}" stroke="${P.paper}" stroke-width="5"/>`).join('');
  await raster(svg(W, H, s), `${d}/horizons`, { q: 74, avif: 46 });
}
const PEOPLE = ['olena', 'ruslan', 'daria', 'timur', 'yael', 'andrei', 'aigerim', 'omar', 'ivana', 'sanjar', 'mira', 'pavel'];
async function people() {
  const d = dir('people'); const tints = [P.sea2, P.land, P.flat, P.sea1, P.land2, P.sea3];
  for (const [i, n] of PEOPLE.entries()) {
    const raw = createAvatar(notionists, { seed: `${SEED}-${n}`, gestureProbability: 0, bodyIconProbability: 0 }).toString();
    const vb = /viewBox="([^"]+)"/.exec(raw)[1]; const inner = raw.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '').replace(/<metadata[\s\S]*?<\/metadata>/, '').replace(/#000(000)?\b|"black"/g, (m) => (m.startsWith('"') ? `"${P.ink}"` : P.ink));
    const mer = [0.28, 0.62, 0.9].map((k) => `<ellipse cx="200" cy="200" rx="${f1(200 * k)}" ry="200" fill="none" stroke="${P.ink}" stroke-opacity=".2" stroke-width="1.4"/>`).join('');
    const m = svg(400, 400, `${mer}<path d="M0 200H400M200 0V400" stroke="${P.ink}" stroke-opacity=".2" stroke-width="1.4"/><svg x="10" y="20" width="380" height="380" viewBox="${vb}">${inner}</svg>`, tints[i % tints.length]);
    await sharp(Buffer.from(m)).resize({ width: 320 }).webp({ quality: 84, effort: 6 }).toFile(`${d}/${n}.webp`);
  }
}

/* ------------------------------------------------------------ roadmap stages */
async function roadmap() {
  const d = dir('roadmap'); const w = 560, h = 400; const S = (b, bg) => tidy(svg(w, h, b, bg)); const st = `fill="none" stroke="${P.ink}" stroke-width="2.400" stroke-linejoin="round" stroke-linecap="round"`;
  const mer = (c = P.ink, o = 0.2) => [40, 110, 180, 235, 270].map((rx) => `<ellipse cx="280" cy="200" rx="${rx}" ry="330" fill="none" stroke="${c}" stroke-opacity="${o}" stroke-width="1.400"/>`).join('') + [-120, -40, 40, 120].map((k) => `<path d="M0 ${200 + k}H${w}" stroke="${c}" stroke-opacity="${o}" stroke-width="1.400"/>`).join('');
  const dot = (x, y, r = 9, f = P.mag) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}" stroke="${P.paper}" stroke-width="3"/>`;
  const r = rng('roadmap'); const stages = [];
  // 1 take bearings
  stages.push(S(mer() + `<circle cx="280" cy="200" r="118" fill="${P.paper}" stroke="${P.ink}" stroke-width="2.400"/>` + Array.from({ length: 36 }, (_, i) => { const a = i * 10 * Math.PI / 180, q = i % 9 === 0 ? 94 : 106; return `<path d="M${f1(280 + Math.sin(a) * 118)} ${f1(200 - Math.cos(a) * 118)}L${f1(280 + Math.sin(a) * q)} ${f1(200 - Math.cos(a) * q)}" ${st}/>`; }).join('') + `<path d="M262 186 298 214 350 112Z" fill="${P.mag}"/><path d="M262 186 298 214 210 288Z" fill="${P.ink}"/><circle cx="280" cy="200" r="7" fill="${P.paper}" stroke="${P.ink}" stroke-width="2.400"/>`, P.sea1));
  // 2 survey the market: soundings
  stages.push(S(mer() + `<path d="M40 330C110 180 190 250 260 150S430 60 530 130V400H40Z" fill="${P.land}" stroke="${P.ink}" stroke-width="2.400"/>` + [[96, 120], [170, 96], [240, 66], [320, 44], [120, 190], [210, 150]].map(([x, y], i) => T(String([14, 9, 21, 33, 6, 11][i]), x, y, 22, { weight: 400, anchor: 'middle' })).join('') + [[330, 190], [400, 150], [450, 220], [350, 270], [270, 290], [440, 300], [200, 330]].map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="13" fill="${P.paper}" stroke="${i === 1 || i === 3 ? P.mag : P.ink}" stroke-width="${i === 1 || i === 3 ? 5 : 2.4}"/>`).join(''), P.sea2));
  // 3 choose the people
  stages.push(S(mer() + [[150, 230], [240, 190], [330, 215], [420, 175]].map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="34" fill="${[P.sea2, P.land, P.paper, P.flat][i]}" ${st.replace('fill="none" ', '')}/><path d="M${x - 62} ${y + 118}c0-44 26-70 62-70s62 26 62 70" fill="${[P.sea2, P.land, P.paper, P.flat][i]}" ${st.replace('fill="none" ', '')}/>`).join('') + `<path d="M110 110 240 118 340 96 470 60" stroke="${P.mag}" stroke-width="4" fill="none"/>` + dot(240, 118) + dot(340, 96) + dot(110, 110) + dot(470, 60), P.flat));
  // 4 put terms on paper
  stages.push(S(mer() + `<g transform="rotate(-6 280 200)"><rect x="170" y="60" width="200" height="270" fill="${P.paper}" ${st.replace('fill="none" ', '')}/></g><rect x="196" y="74" width="200" height="270" fill="${P.paper}" ${st.replace('fill="none" ', '')}/>` + [116, 142, 168, 194, 220].map((y, i) => `<path d="M222 ${y}h${[148, 120, 140, 96, 130][i]}" ${st}/>`).join('') + `<path d="M222 292c20-34 30 14 48-10s16 14 36-4" fill="none" stroke="${P.mag}" stroke-width="4" stroke-linecap="round"/><circle cx="362" cy="300" r="24" fill="${P.land2}" ${st.replace('fill="none" ', '')}/>`, P.land));
  // 5 first watch: overlap
  stages.push(S(Array.from({ length: 24 }, (_, i) => `<rect x="${f1(i * w / 24)}" width="${f1(w / 24)}" height="${h}" fill="${i % 2 ? P.sea1 : P.paper}"/>`).join('') + [[3, 60, P.land], [9, 140, P.sea2], [11, 220, P.flat], [7, 300, P.land2]].map(([x, y, c]) => `<rect x="${f1(x * w / 24)}" y="${y}" width="${f1(9 * w / 24)}" height="48" fill="${c}" ${st.replace('fill="none" ', '')}/>`).join('') + `<rect x="${f1(11 * w / 24)}" y="40" width="${f1(w / 24)}" height="330" fill="${P.mag}" opacity=".9"/>`, P.paper));
  // 6 under way
  stages.push(S(`<circle cx="280" cy="560" r="420" fill="${P.sea2}" stroke="${P.ink}" stroke-width="2.400"/>` + [60, 160, 260, 340, 395].map((rx) => `<ellipse cx="280" cy="560" rx="${rx}" ry="420" fill="none" stroke="${P.ink}" stroke-opacity=".3" stroke-width="1.600"/>`).join('') + `<path d="M60 214C150 60 400 40 506 226" fill="none" stroke="${P.mag}" stroke-width="4.500"/>` + dot(60, 214, 11, P.ink) + dot(506, 226, 11) + `<path d="M262 84l44 10-38 22 6-16z" fill="${P.mag}"/>` + `<circle cx="462" cy="84" r="34" fill="${P.land2}" stroke="${P.ink}" stroke-width="2.400"/>`, P.sea1));
  // The eight stages of the demo content, in the page's order.
  const seat = (x, h, f, on) => `<rect x="${x}" y="${330 - h}" width="54" height="${h}" fill="${f}" ${st.replace('fill="none" ', '')}/><circle cx="${x + 27}" cy="${330 - h - 30}" r="15" fill="${on ? P.mag : P.paper}" ${st.replace('fill="none" ', '')}/>`;
  const plan = S(mer() + `<path d="M60 330H500" ${st}/>` + [[90, 110, P.sea2], [168, 150, P.land], [246, 190, P.flat, true], [324, 140, P.sea2], [402, 96, P.land]].map((q) => seat(...q)).join('') + `<path d="M60 96H500" ${st} stroke-dasharray="4 7"/>`, P.sea1);
  const desk = S(mer() + `<rect x="96" y="60" width="368" height="196" fill="${P.sea2}" ${st.replace('fill="none" ', '')}/><path d="M96 214C190 120 250 224 330 150S430 170 464 140V256H96Z" fill="${P.flat}" ${st.replace('fill="none" ', '')}/><path d="M280 60V256" ${st}/><path d="M60 330H500M92 330V400M468 330V400" ${st}/><path d="M214 330l22-92h128l22 92Z" fill="${P.paper}" ${st.replace('fill="none" ', '')}/><path d="M252 262h96M248 282h104M244 302h72" ${st}/>` + dot(390, 104, 20, P.land2) + dot(338, 302, 8), P.land);
  [stages[0], plan, stages[3], stages[1], stages[2], desk, stages[4], stages[5]].forEach((s, i) => writeFileSync(`${d}/${['requirements', 'plan', 'contract', 'search', 'interviews', 'desk', 'first-month', 'steady'][i]}.svg`, s));
  stages.forEach((s, i) => writeFileSync(`${d}/stage-${i + 1}.svg`, s));
}

/* --------------------------------------------------------------------- run */
const JOBS = { brand, map, icons, smiles, logos, tech, cases, gallery, blog, pages, career, people, roadmap, hero, video };
// For the picture set of the demo content, not of the mocks.
if (['--check', '--content'].some((f) => argv.includes(f))) await import('./content.mjs');
else for (const [name, job] of Object.entries(JOBS)) {
  if (!wants(name)) continue;
  const t = Date.now(); await job(); console.log(`${name.padEnd(8)} ${((Date.now() - t) / 1000).toFixed(1)} s`);
}
