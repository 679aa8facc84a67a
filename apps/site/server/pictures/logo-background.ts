import sharp, { type Sharp, type SharpOptions } from "sharp";
import { isDark, isLight, type Ground } from "#server/pictures/ground.ts";

/** Pixels of the widest logo with its background. */
const LARGEST = 1920;
/** Side length of the sample in pixels: enough to detect a logo's colours. */
const SAMPLE = 96;
/** Alpha from which a pixel counts as visible, and up to which as transparent. */
const [SEEN, HOLE] = [128, 16];

/** Adds a background to a logo that is invisible on paper: nearly all its paint is that light. */
export async function onGround(
  bytes: Buffer,
  ground: Ground,
  options: SharpOptions = {},
): Promise<Sharp> {
  const picture = sharp(bytes, options);
  const { hasAlpha, width, height } = await picture.metadata();
  if (!hasAlpha || !(await isLightMark(bytes, ground, options))) return picture;
  const margin = Math.max(2, Math.round(Math.min(width, height) * 0.14));
  // In two steps: sharp flattens before it extends, whatever the order of the calls.
  const flat = await picture
    .autoOrient()
    .resize({ width: LARGEST, withoutEnlargement: true })
    .flatten({ background: ground.color })
    .png()
    .toBuffer();
  const around = { top: margin, bottom: margin, left: margin, right: margin };
  return sharp(flat).extend({ ...around, background: ground.color });
}

async function isLightMark(bytes: Buffer, ground: Ground, options: SharpOptions): Promise<boolean> {
  const pixels = await sharp(bytes, options)
    .resize({ width: SAMPLE, height: SAMPLE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer();
  const counted = { all: pixels.length / 4, holes: 0, seen: 0, light: 0, dark: 0 };
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha <= HOLE) counted.holes++;
    if (alpha < SEEN) continue;
    counted.seen++;
    if (isLight([red, green, blue], ground)) counted.light++;
    else if (isDark([red, green, blue], ground)) counted.dark++;
  }
  const { all, holes, seen, light, dark } = counted;
  return seen > 0 && holes > all / 10 && light > seen / 2 && dark < seen / 20;
}
