import sharp from "sharp";
import { isWithinLimits, MOST_PIXELS } from "@meridian/contract/pictures/limits";
import type { PictureRequest } from "#server/pictures/picture-request.ts";
import { animationOf } from "#server/pictures/animation.ts";
import type { Ground } from "#server/pictures/ground.ts";
import { onGround } from "#server/pictures/mark.ts";

// Decoders of photographs and drawings made of pixels; every other one that libvips brings stays
// shut.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadHeif",
    "VipsForeignLoadNsgif",
  ],
});
sharp.cache(false);
// Two pictures at once, each on one thread: pages must still be answered on two cores.
sharp.concurrency(1);

const SECONDS = 20;
/** What browsers show is shown: of a picture that is cut off as much as there is. */
const READING = { limitInputPixels: MOST_PIXELS, failOn: "none" } as const;

/**
 * The picture at most `width` pixels wide, never enlarged, turned as its EXIF says and without its
 * other metadata; a mark on a ground where it needs one. An animation goes on moving: as WebP,
 * whichever format was asked for, for no AVIF of ours moves. As it came: a picture that takes more
 * memory to make smaller than there is, and an animation that the encoder would hold still.
 */
export async function resize(
  bytes: Buffer,
  { width, format, isMark }: PictureRequest & { kind: "resized" },
  ground: Ground,
): Promise<Buffer> {
  const {
    pages = 1,
    pageHeight,
    ...found
  } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  const animation = animationOf(bytes, pages);
  const measured = { ...found, pages, height: pageHeight ?? found.height };
  if (animation === "as it came" || !isWithinLimits(measured)) return bytes;
  const smaller = { width, withoutEnlargement: true };
  if (animation === "frames")
    return sharp(bytes, { ...READING, animated: true })
      .resize(smaller)
      .timeout({ seconds: SECONDS })
      .webp({ quality: 70, effort: 2 })
      .toBuffer();
  const picture = isMark ? await onGround(bytes, ground, READING) : sharp(bytes, READING);
  const resized = picture.autoOrient().resize(smaller).timeout({ seconds: SECONDS });
  // Effort 4 took fifteen times as long for 2 % more bytes saved (traps of the trial: 4 705 ms
  // beside 315).
  return (
    format === "avif"
      ? resized.avif({ quality: 52, effort: 2 })
      : resized.webp({ quality: 76, effort: 4 })
  ).toBuffer();
}
