import type { Ask, ClientLog } from "#client/ask.ts";
import * as v from "valibot";
import { image, isImage, isRecord, MEDIA_ID, type Image } from "#wordpress/wordpress.ts";

interface Settling {
  host: string;
  ask: Ask;
  log: ClientLog;
  call: string;
}

type Found = ReadonlyMap<string, Image | null>;

/**
 * Pictures with absolute addresses; one that WordPress named by id is looked up, each id once, and
 * left out (`null`) when it is not there. Only the look-ups wait: with a promise for each object
 * 1,000 vacancies (43,000 objects) took half a second.
 */
export async function settleImages(value: unknown, settling: Settling): Promise<unknown> {
  return settled(value, settling.host, await namedIn(value, settling));
}

const namedIn = async (value: unknown, { ask, log, call }: Settling): Promise<Found> =>
  new Map(
    await Promise.all(
      [...idsIn(value)].map(async (id) => [id, await lookUp(id, ask, call, log)] as const),
    ),
  );

/**
 * The same for a list, of which a record that is the same object as before is settled no more; the
 * list itself is the same while all its records are. Pictures named by id are looked up each time:
 * their record may change without the list.
 */
export function createListSettling(): (
  key: string,
  records: readonly object[],
  settling: Settling,
) => Promise<readonly unknown[]> {
  const known = new WeakMap<object, unknown>();
  const lists = new Map<string, readonly unknown[]>();
  return async (key, records, settling) => {
    const fresh = records.filter((record) => !known.has(record));
    const found = await namedIn(fresh, settling);
    const settledNow = new Map(
      fresh.map((record) => [record, settled(record, settling.host, found)]),
    );
    for (const [record, value] of settledNow)
      if (idsIn(record).size === 0) known.set(record, value);
    const list = records.map((record) =>
      settledNow.has(record) ? settledNow.get(record) : known.get(record),
    );
    const before = lists.get(key);
    if (before?.length === list.length && before.every((record, at) => record === list[at]))
      return before;
    lists.set(key, list);
    return list;
  };
}

/** The media ids that stand for a picture. */
function idsIn(value: unknown, ids = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return ids;
  if (!Array.isArray(value) && isImage(value))
    return value.src.startsWith(MEDIA_ID) ? ids.add(idOf(value)) : ids;
  for (const item of Object.values(value)) idsIn(item, ids);
  return ids;
}

function settled(value: unknown, host: string, found: Found): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => settled(item, host, found));
  if (isImage(value))
    return absolute(
      value.src.startsWith(MEDIA_ID) ? (found.get(idOf(value)) ?? null) : value,
      host,
    );
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, settled(item, host, found)]),
  );
}

const idOf = ({ src }: Image): string => src.slice(MEDIA_ID.length);

function absolute(picture: Image | null, host: string): Image | null {
  if (!picture) return null;
  const on = (address: string): string =>
    URL.canParse(address, `${host}/`) ? new URL(address, `${host}/`).href : address;
  return {
    ...picture,
    src: on(picture.src),
    sizes: Object.fromEntries(
      Object.entries(picture.sizes).map(([name, address]) => [name, on(address)]),
    ),
  };
}

/** WordPress core's media call; not of section 7, needed only where ACF returns ids. */
async function lookUp(id: string, ask: Ask, call: string, log: ClientLog): Promise<Image | null> {
  try {
    const media = await ask(`${call} → media`, `/api/wp/v2/media/${id}`, true);
    if (media === undefined) return null;
    const record = isRecord(media) ? media : {};
    const details = isRecord(record.media_details) ? record.media_details : {};
    return v.parse(image, { ...details, sizes: {}, ...record });
  } catch (error) {
    log.warn(
      { call, media: id, problem: error instanceof Error ? error.message : String(error) },
      "picture left out: the host names it by an id that could not be looked up",
    );
    return null;
  }
}
