/**
 * Copies of one picture in other sizes, as WordPress generates for each upload:
 * `photo-300x200.jpg` and `photo-scaled.jpg` of `photo.jpg`. They are one medium here.
 */
import type { Image } from "@meridian/contract";
import sharp from "sharp";

/** From a host's media library: the address of each copy, with that of its original. */
export type Rescaled = ReadonlyMap<string, string>;

/** A picture to import, with every address under which the records use it. */
export interface Picture {
  image: Image;
  addresses: string[];
  /**
   * Identified by the copies' names only: whether the original exists, and is the same picture,
   * must be checked.
   */
  isGuessed: boolean;
}

const COPY = /-(\d{1,5})x(\d{1,5})(?=\.[a-z\d]{2,5}$)/i;
const SCALED = /-(?:scaled|rotated)(?=\.[a-z\d]{2,5}$)/i;
const FILE = /\/[^/?#]+\.[a-z\d]{2,5}$/i;

/** The original of a copy, by its name; the address itself if the name is not a copy's. */
export const originalByName = (src: string): string =>
  FILE.test(src) ? src.replace(COPY, "").replace(SCALED, "") : src;

/** The pictures with these addresses: by the host's library, otherwise by their names. */
export function picturesOf(images: Iterable<Image>, rescaled: Rescaled = new Map()): Picture[] {
  const known = new Set(rescaled.values());
  const pictures = new Map<string, Picture>();
  for (const image of images) {
    const isKnown = known.has(image.src) || rescaled.has(image.src);
    const src = rescaled.get(image.src) ?? (isKnown ? image.src : originalByName(image.src));
    const before = pictures.get(src);
    const best = before?.image.alt ? before.image : { ...image, src };
    pictures.set(src, {
      image: best,
      addresses: [...(before?.addresses ?? []), image.src],
      isGuessed: (before?.isGuessed ?? false) || (!isKnown && src !== image.src),
    });
  }
  return [...pictures.values()];
}

/** Whether these may be copies of this file: none is larger. */
export async function mayBeOf(bytes: Buffer, addresses: readonly string[]): Promise<boolean> {
  const sizes = addresses.flatMap((address) => {
    const [, width, height] = COPY.exec(address) ?? [];
    return width && height ? [{ width: Number(width), height: Number(height) }] : [];
  });
  if (sizes.length === 0) return true;
  const { width = 0, height = 0 } = await sharp(bytes)
    .metadata()
    .catch((): { width?: number; height?: number } => ({}));
  // A photograph taken upright has swapped sides in the file.
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  return sizes.every(
    (size) =>
      Math.max(size.width, size.height) <= long && Math.min(size.width, size.height) <= short,
  );
}
