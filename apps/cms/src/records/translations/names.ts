/** The addresses of records in all languages, which the contract sends with each (LANG-12). */
import type { CollectionSlug } from "payload";
import type { Reader } from "#records/contract/published.ts";
import { addressPattern } from "#records/page-of.ts";
import type { Translation } from "#payload-types.ts";

type Names = Record<string, string>;

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
  const all = { limit: 0, pagination: false } as const;
  const originals = await payload.db.find<{ id: number; slug?: string }>({
    ...all,
    collection,
    where: { id: { in: [...ids] } },
    select: { slug: true },
  });
  for (const doc of originals.docs) names.set(doc.id, { [languages.first]: nameOf(doc) });
  const { docs } = await payload.db.find<Translation>({
    ...all,
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
    if (own) own[language] = nameOf({ id: Number(record), ...(slug && { slug }) });
  }
  return names;
}
