import type { Found, MediaLibrary } from "#client/media-library.ts";
import { isImage, MEDIA_ID, type Image } from "#wordpress/wordpress.ts";

interface Settling {
  host: string;
  media: Pick<MediaLibrary, "find">;
  call: string;
  /** Called for each id without a picture. */
  onGone?: (id: string, problem: string) => void;
}

type Pictures = ReadonlyMap<string, Found>;

/**
 * Makes addresses absolute and resolves ids; a missing picture is `null`. Only resolving is
 * asynchronous: a promise per object took half a second for 1,000 vacancies (43,000 objects).
 */
export async function settleImages(value: unknown, settling: Settling): Promise<unknown> {
  return settled(value, settling.host, await lookedUp(idsIn(value), settling));
}

async function lookedUp(ids: Set<string>, { media, call, onGone }: Settling): Promise<Pictures> {
  if (ids.size === 0) return new Map();
  const found = await media.find(ids, call);
  for (const [id, { problem }] of found) if (problem !== undefined) onGone?.(id, problem);
  return found;
}

interface Settled {
  value: unknown;
  pictures: ReadonlyMap<string, Image | null>;
}

/** Skips unchanged records with the same pictures; an unchanged list stays the same object. */
export function createListSettling(): (
  key: string,
  records: readonly object[],
  settling: Settling,
) => Promise<readonly unknown[]> {
  const named = new WeakMap<object, Set<string>>();
  const known = new WeakMap<object, Settled>();
  const lists = new Map<string, readonly unknown[]>();
  const idsOf = (record: object): Set<string> => {
    const ids = named.get(record) ?? idsIn(record);
    named.set(record, ids);
    return ids;
  };
  return async (key, records, settling) => {
    const ids = new Set<string>();
    for (const record of records) for (const id of idsOf(record)) ids.add(id);
    const found = await lookedUp(ids, settling);
    const pictureOf = (id: string): Image | null => found.get(id)?.image ?? null;
    const list = records.map((record) => {
      const before = known.get(record);
      if (before && [...before.pictures].every(([id, picture]) => pictureOf(id) === picture))
        return before.value;
      const value = settled(record, settling.host, found);
      known.set(record, {
        value,
        pictures: new Map([...idsOf(record)].map((id) => [id, pictureOf(id)])),
      });
      return value;
    });
    const before = lists.get(key);
    if (before?.length === list.length && before.every((record, at) => record === list[at]))
      return before;
    lists.set(key, list);
    return list;
  };
}

function idsIn(value: unknown, ids = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return ids;
  if (!Array.isArray(value) && isImage(value))
    return value.src.startsWith(MEDIA_ID) ? ids.add(idOf(value)) : ids;
  for (const item of Object.values(value)) idsIn(item, ids);
  return ids;
}

function settled(value: unknown, host: string, found: Pictures): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => settled(item, host, found));
  if (isImage(value))
    return absolute(
      value.src.startsWith(MEDIA_ID) ? (found.get(idOf(value))?.image ?? null) : value,
      host,
    );
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, settled(item, host, found)]),
  );
}

const idOf = ({ src }: Image): string => src.slice(MEDIA_ID.length);

function absolute(picture: Image | null, host: string): Image | null {
  if (!picture) return null;
  // A document behind a form has no address.
  const on = (address: string): string =>
    address !== "" && URL.canParse(address, `${host}/`)
      ? new URL(address, `${host}/`).href
      : address;
  return {
    ...picture,
    src: on(picture.src),
    sizes: Object.fromEntries(
      Object.entries(picture.sizes).map(([name, address]) => [name, on(address)]),
    ),
  };
}
