/** Links to pages of the site, in a further language (LANG-11). */
import { withLinks } from "@meridian/contract";
import type { Payload } from "payload";
import { ADDRESSED, pathOf } from "#records/addresses.ts";
import type { Translation } from "#payload-types.ts";

const ALL = { limit: 0, pagination: false } as const;

/** Paths of the originals, with those of their published translations. */
async function pathsIn(payload: Payload, language: string): Promise<Map<string, string>> {
  const { docs } = await payload.db.find<Translation>({
    ...ALL,
    collection: "translations",
    where: {
      language: { equals: language },
      kind: { in: ADDRESSED },
      _status: { equals: "published" },
      deletedAt: { exists: false },
    },
    select: { kind: true, record: true, slug: true },
  });
  const paths = new Map<string, string>();
  for (const [kind, own] of Map.groupBy(docs, (doc) => doc.kind)) {
    const collection = ADDRESSED.find((one) => one === kind);
    if (!collection) continue;
    const ids = own.map(({ record }) => Number(record));
    const originals = await payload.db.find<{ id: number; slug: string }>({
      ...ALL,
      collection,
      where: { id: { in: ids } },
      select: { slug: true },
    });
    for (const { id, slug } of originals.docs) {
      const translated = own.find(({ record }) => record === id)?.slug;
      if (translated) paths.set(pathOf(collection, slug), pathOf(collection, translated));
    }
  }
  return paths;
}

/** A link to a record with a translation leads to the translation's own address. */
export async function withTranslatedLinks(
  payload: Payload,
  language: string,
  reply: unknown,
): Promise<unknown> {
  const paths = await pathsIn(payload, language);
  return paths.size === 0 ? reply : withLinks(reply, (address) => paths.get(address));
}
