import { isImage, type Image } from "@meridian/contract";
import { derived } from "#app/content/derived.ts";

export interface OwnPicturesOptions {
  /** Origins the host names its own pictures by. */
  origins: ReadonlySet<string>;
  /** Told of each picture left out. */
  foreign(src: string): void;
}

/**
 * The reply with every picture's addresses relative to the host (`/media/x.webp?v=2`), as the
 * picture route takes them. A picture of another origin is left out (`null`): the site fetches from
 * its own host only, and its Content-Security-Policy would not let a browser fetch it.
 */
export function ownPictures<T>(value: T, options: OwnPicturesOptions): T {
  // The same but for its pictures, each of which may be `null` already.
  return walk(value, options) as T;
}

/**
 * The same for one reply after another: a list, and a record of a list, that is the same object as
 * before gives the same object.
 */
export function createOwnPictures(options: OwnPicturesOptions): (reply: unknown) => unknown {
  const record = derived((one: object) => walk(one, options));
  const list = derived((records: readonly unknown[]) =>
    records.map((one) => (typeof one === "object" && one !== null ? record(one) : one)),
  );
  return (reply) => (Array.isArray(reply) ? list(reply) : walk(reply, options));
}

function walk(value: unknown, options: OwnPicturesOptions): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => walk(item, options));
  if (isImage(value)) return own(value, options);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, options)]));
}

function own(picture: Image, { origins, foreign }: OwnPicturesOptions): Image | null {
  const src = pathOn(origins, picture.src);
  if (src === undefined) return (foreign(picture.src), null);
  const sizes = Object.entries(picture.sizes).flatMap(([name, address]) => {
    const path = pathOn(origins, address);
    return path === undefined ? [] : [[name, path] as const];
  });
  return { ...picture, src, sizes: Object.fromEntries(sizes) };
}

/** Path and query of an address on one of these origins. */
export function pathOn(origins: ReadonlySet<string>, address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && origins.has(url.origin) ? url.pathname + url.search : undefined;
}
