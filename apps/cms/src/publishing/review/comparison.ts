import type { GlobalSlug, Payload } from "payload";
import type { Place } from "#publishing/review/latest.ts";
import { isCollection } from "#server/is-collection.ts";

interface Compared {
  place: Place;
  /** In the admin. */
  address: string;
  /** The newest version's number. */
  version: number | string;
}

/** Payload's comparison with what is public; `null` if nothing of it was published yet. */
export async function comparison(
  payload: Payload,
  { place: { place, record }, address, version }: Compared,
): Promise<string | null> {
  const one = {
    limit: 1,
    pagination: false,
    sort: "-updatedAt",
    select: { updatedAt: true },
  } as const;
  const published = { "version._status": { equals: "published" } } as const;
  const { docs } = isCollection(payload, place)
    ? await payload.db.findVersions({
        ...one,
        collection: place,
        where: { ...published, parent: { equals: record ?? 0 } },
      })
    : await payload.db.findGlobalVersions({
        ...one,
        global: place as GlobalSlug,
        where: published,
      });
  const from = docs[0]?.id;
  return from === undefined || from === version
    ? null
    : `${address}/versions/${version}?versionFrom=${from}`;
}
