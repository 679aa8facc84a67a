/** The addresses of records in all languages, which the contract sends with each (LANG-12). */
import type { CollectionSlug, Payload } from "payload";
import { isAddressed } from "#records/addresses.ts";
import type { Reader } from "#records/reader.ts";
import { addressPattern } from "#records/page-of.ts";
import type { Translation } from "#payload-types.ts";

type Names = Record<string, string>;

const ALL = { limit: 0, pagination: false } as const;

/** By record; empty on a site of one language and for kinds without pages. */
export async function translatedNames(
  { payload, languages }: Reader,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Map<number, Names>> {
  const names = new Map<number, Names>();
  const pattern = addressPattern(collection);
  if (!languages || languages.others.length === 0 || pattern === null || ids.length === 0)
    return names;
  const nameOf = ({ id, slug }: { id: number; slug?: string | null }): string =>
    pattern.includes("{id}") ? String(id) : (slug ?? "");
  const originals = await payload.db.find<{ id: number; slug?: string }>({
    ...ALL,
    collection,
    where: { id: { in: [...ids] } },
    select: { slug: true },
  });
  for (const doc of originals.docs) names.set(doc.id, { [languages.first]: nameOf(doc) });
  const { docs } = await payload.db.find<Translation>({
    ...ALL,
    collection: "translations",
    where: {
      kind: { equals: collection },
      record: { in: [...ids] },
      language: { in: [...languages.others] },
      _status: { equals: "published" },
      deletedAt: { exists: false },
    },
    select: { record: true, slug: true, language: true },
  });
  for (const { record, slug, language } of docs) {
    const own = names.get(Number(record));
    if (own) own[language] = nameOf({ id: Number(record), slug });
  }
  return names;
}

/** Of published originals, by `services/3`. */
export async function originalNames(
  db: Payload["db"],
  translations: readonly Pick<Translation, "kind" | "record">[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [kind, own] of Map.groupBy(translations, (one) => one.kind)) {
    if (!isAddressed(kind)) continue;
    const { docs } = await db.find<{ id: number; slug: string }>({
      ...ALL,
      collection: kind,
      where: {
        id: { in: own.map(({ record }) => Number(record)) },
        _status: { equals: "published" },
        deletedAt: { exists: false },
      },
      select: { slug: true },
    });
    for (const { id, slug } of docs) names.set(`${kind}/${id}`, slug);
  }
  return names;
}
