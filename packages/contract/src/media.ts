import type { Ask, ClientLog } from "#ask.ts";
import { MEDIA_ID, type Image } from "#wordpress.ts";
import * as v from "valibot";
import { image } from "#wordpress.ts";

interface Settling {
  host: string;
  ask: Ask;
  log: ClientLog;
  call: string;
}

const isImage = (value: object): value is Image => "src" in value && "sizes" in value && "alt" in value;

/** Pictures with absolute addresses; one that WordPress named by id is looked up, and left out (`null`) when it is not there. */
export async function settleImages(value: unknown, settling: Settling): Promise<unknown> {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map((item) => settleImages(item, settling)));
  if (isImage(value)) return settle(value, settling);
  const entries = await Promise.all(Object.entries(value).map(async ([key, item]) => [key, await settleImages(item, settling)] as const));
  return Object.fromEntries(entries);
}

async function settle(picture: Image, { host, ask, log, call }: Settling): Promise<Image | null> {
  const found = picture.src.startsWith(MEDIA_ID) ? await lookUp(picture.src.slice(MEDIA_ID.length), ask, call, log) : picture;
  if (!found) return null;
  const absolute = (address: string): string => (URL.canParse(address, `${host}/`) ? new URL(address, `${host}/`).href : address);
  return { ...found, src: absolute(found.src), sizes: Object.fromEntries(Object.entries(found.sizes).map(([name, address]) => [name, absolute(address)])) };
}

/** WordPress core's media call; not of section 7, needed only where ACF returns ids. */
async function lookUp(id: string, ask: Ask, call: string, log: ClientLog): Promise<Image | null> {
  try {
    const media = await ask(`${call} → media`, `/api/wp/v2/media/${id}`, true);
    const details = (media as { media_details?: object } | undefined)?.media_details;
    return media === undefined ? null : v.parse(image, { ...details, sizes: {}, ...(media as object) });
  } catch (error) {
    log.warn({ call, media: id, problem: error instanceof Error ? error.message : String(error) }, "picture left out: the host names it by an id that could not be looked up");
    return null;
  }
}
