/** Pictures with soft patches, as hard to read over as photographs; defined by their names. */
import sharp from "sharp";
import { randomFrom } from "../../random-from.ts";
import type { Made } from "./pictures-host.ts";

/** Darkest and brightest channel value, by a name's first word. */
const scenes = {
  office: [20, 240],
  team: [30, 200],
  person: [60, 230],
  screen: [10, 120],
  hills: [120, 255],
  city: [5, 90],
} as const;
export type SceneName = keyof typeof scenes;

const PATCHES = 24;

export const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7) >>> 0;

const taken = new Map<string, Promise<Buffer>>();

/** For `<scene>-<number>-<width>x<height>.jpg`; cached. */
export function photograph(name: string): Made | undefined {
  const [, scene = "", ...figures] = /^([a-z]+)-(\d+)-(\d+)x(\d+)\.jpg$/.exec(name) ?? [];
  const [darkest, brightest] = scenes[scene as SceneName] ?? [];
  if (darkest === undefined || brightest === undefined) return undefined;
  const [, width, height] = figures.map(Number);
  const next = randomFrom(seedOf(name));
  const patches = Uint8Array.from(
    { length: PATCHES * PATCHES * 3 },
    () => darkest + (brightest - darkest) * next(),
  );
  const body =
    taken.get(name) ??
    sharp(patches, { raw: { width: PATCHES, height: PATCHES, channels: 3 } })
      .resize(width, height, { fit: "fill" })
      .jpeg({ quality: 82 })
      .toBuffer();
  taken.set(name, body);
  return { type: "image/jpeg", body };
}
