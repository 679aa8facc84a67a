// The loops: the home page's globe (a full-size cut of out/hero/hero.mp4 by generate.mjs), and the
// career page's table.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { fileOf } from '../lib/files.mjs';
import { markupOf } from '../lib/draw.mjs';
import { tableScene } from './pages.mjs';

const h264 = ['-an', '-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'medium', '-tune', 'animation', '-movflags', '+faststart'];
const ffmpeg = (args, stdin = 'ignore') => spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: [stdin, 'inherit', 'inherit'] });
const finished = (child) => new Promise((resolve, reject) => child.on('close', (code) => (code ? reject(new Error(`ffmpeg ${code}`)) : resolve())));
const target = (picture, out) => { const file = path.join(out, fileOf(picture)); mkdirSync(path.dirname(file), { recursive: true }); return file; };

export const videos = {
  async 'home/header-video'(picture, out) {
    const loop = path.join(out, 'hero/hero.mp4');
    if (!existsSync(loop)) throw new Error('render the loop first: node generate.mjs --only video');
    await finished(ffmpeg(['-i', loop, '-vf', `scale=${picture.width}:${picture.height}:flags=lanczos`, '-crf', '30', ...h264, target(picture, out)]));
  },
  async 'career/first-screen-video'(picture, out) {
    const rate = 12, seconds = 12, frames = rate * seconds;
    const child = ffmpeg(['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${picture.width}x${picture.height}`, '-r', String(rate), '-i', '-', '-crf', '28', ...h264, target(picture, out)], 'pipe');
    for (let i = 0; i < frames; i++) {
      const t = Math.min(1, (i / frames) * 1.25); // The last fifth shows the full table.
      const pixels = await sharp(Buffer.from(markupOf(picture, { ground: 'sea', draw: (s) => tableScene(s, t) })), { density: 72 }).resize({ width: picture.width, height: picture.height, fit: 'fill' }).removeAlpha().raw().toBuffer();
      if (!child.stdin.write(pixels)) await new Promise((resolve) => child.stdin.once('drain', resolve));
    }
    child.stdin.end();
    await finished(child);
  },
};
