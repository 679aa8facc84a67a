/** WordPress's sizes of an upload (`photo-300x200.jpg`, `photo-scaled.jpg`) are one medium here. */
import type { Image } from "@meridian/contract";
import sharp from "sharp";

/** Addresses of copies and their originals, from the host's media library. */
export type Rescaled = ReadonlyMap<string, string>;

/** `addresses`: all that the records use. */
export interface Picture {
  image: Image;
  addresses: string[];
  /** Matched by name: the original may not exist or be another picture, and must be checked. */
  isGuessed: boolean;
  /** A PDF that texts link to. */
  isFile?: boolean;
}

const COPY = /-(\d{1,5})x(\d{1,5})(?=\.[a-z\d]{2,5}$)/i;
const SCALED = /-(?:scaled|rotated)(?=\.[a-z\d]{2,5}$)/i;
const FILE = /\/[^/?#]+\.[a-z\d]{2,5}$/i;

/** The address itself if it is not a copy's name. */
export const originalByName = (src: string): string =>
  FILE.test(src) ? src.replace(COPY, "").replace(SCALED, "") : src;

/** Groups by the host's library, else by name. */
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

/** Whether these can be copies of the file: none is larger. */
export async function mayBeOf(bytes: Buffer, addresses: readonly string[]): Promise<boolean> {
  const sizes = addresses.flatMap((address) => {
    const [, width, height] = COPY.exec(address) ?? [];
    return width && height ? [{ width: Number(width), height: Number(height) }] : [];
  });
  if (sizes.length === 0) return true;
  const { width = 0, height = 0 } = await sharp(bytes)
    .metadata()
    .catch((): { width?: number; height?: number } => ({}));
  // An upright photograph has swapped sides in the file.
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  return sizes.every(
    (size) =>
      Math.max(size.width, size.height) <= long && Math.min(size.width, size.height) <= short,
  );
}
