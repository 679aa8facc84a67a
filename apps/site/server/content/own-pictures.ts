import { isImage, type Image } from "@meridian/contract";
import { createRecordChange } from "#app/content/change-records.ts";

export interface OwnPicturesOptions {
  /** Origins of the host's own pictures. */
  origins: ReadonlySet<string>;
  /** Called for each dropped picture. */
  foreign(src: string): void;
}

/**
 * Pictures get addresses relative to the host (`/media/x.webp?v=2`), as the picture route expects.
 * A picture of another origin becomes `null`: the site does not fetch it, and its policy blocks it.
 */
export function ownPictures<T>(value: T, options: OwnPicturesOptions): T {
  // The same type: its pictures may be `null` already.
  return walk(value, options) as T;
}

/** Memoized per reply: an unchanged list, or record of a list, gives the same object. */
export function createOwnPictures(options: OwnPicturesOptions): (reply: unknown) => unknown {
  const change = createRecordChange<OwnPicturesOptions>();
  return (reply) => change(reply, options, (record) => walk(record, options));
}

function walk(value: unknown, options: OwnPicturesOptions): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => walk(item, options));
  if (isImage(value)) return own(value, options);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, options)]));
}

function own(picture: Image, { origins, foreign }: OwnPicturesOptions): Image | null {
  const src = picture.document?.isBehindForm ? "" : pathOn(origins, picture.src);
  if (src === undefined) return (foreign(picture.src), null);
  const sizes = Object.entries(picture.sizes).flatMap(([name, address]) => {
    const path = pathOn(origins, address);
    return path === undefined ? [] : [[name, path] as const];
  });
  return { ...picture, src, sizes: Object.fromEntries(sizes) };
}

export function pathOn(origins: ReadonlySet<string>, address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && origins.has(url.origin) ? url.pathname + url.search : undefined;
}
