/**
 * Photographs as companies upload them, made by code: JPEGs of a camera's size, with its softness
 * and grain. The same name gives the same picture: `office-1-2400x1600.jpg` is the first office.
 */
import sharp from "sharp";
import type { Made } from "./pictures-host.ts";
import { definitions, scenes, type Between, type SceneName } from "./photograph-scenes.ts";
import { randomFrom } from "../../random-from.ts";

/** Drawn so many times smaller and enlarged: by it no edge is as sharp as a drawing's. */
const ENLARGED = 2;
/** What is far still smaller: by it, it is out of focus. */
const OUT_OF_FOCUS = 4;
const QUALITY = 82;
const GRAIN = 9;

/** A figure that goes with a name. */
export const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7) >>> 0;

/** Lightens and darkens each pixel a little, as a sensor does. */
function grained(pixels: Buffer, channels: number, figure: () => number): Buffer {
  for (let at = 0; at < pixels.length; at += channels) {
    const grain = (figure() + figure() - 1) * GRAIN;
    for (let channel = at; channel < at + channels; channel++)
      pixels[channel] = Math.max(0, Math.min(255, (pixels[channel] ?? 0) + grain));
  }
  return pixels;
}

interface Photograph {
  scene: SceneName;
  /** Which of the photographs of such a scene. */
  nth: number;
  width: number;
  height: number;
}

export const photographName = ({ scene, nth, width, height }: Photograph): string =>
  `${scene}-${nth}-${width}x${height}.jpg`;

function read(name: string): Photograph | undefined {
  const [, scene = "", ...figures] = /^([a-z]+)-(\d+)-(\d+)x(\d+)\.jpg$/.exec(name) ?? [];
  const [nth = 0, width = 0, height = 0] = figures.map(Number);
  const isScene = (word: string): word is SceneName => Object.hasOwn(scenes, word);
  return isScene(scene) && width * height > 0 ? { scene, nth, width, height } : undefined;
}

async function take({ scene, nth, width, height }: Photograph): Promise<Buffer> {
  // Of one scene and number every size is another cut of the same place.
  const seed = seedOf(`${scene}-${nth}`);
  const figure = randomFrom(seed);
  const between: Between = (from, to) => from + (to - from) * figure();
  const [wide, high] = [width / ENLARGED, height / ENLARGED];
  const { far, near } = scenes[scene](wide, high, between);
  const layer = (inner: string, smaller: number): Buffer =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${wide / smaller}" height="${high / smaller}" viewBox="0 0 ${wide} ${high}">${definitions(seed % 1000)}${inner}</svg>`,
    );
  const small = await sharp(layer(far, OUT_OF_FOCUS))
    .resize(wide, high, { fit: "fill" })
    .composite([{ input: layer(near, 1) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(small.data, { raw: small.info })
    .resize(width, height)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(grained(data, info.channels, figure), { raw: info })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

const taken = new Map<string, Promise<Buffer>>();

/** The photograph of a name, taken once. */
export function photograph(name: string): Made | undefined {
  const asked = read(name);
  if (!asked) return undefined;
  const body = taken.get(name) ?? take(asked);
  taken.set(name, body);
  return { type: "image/jpeg", body };
}
