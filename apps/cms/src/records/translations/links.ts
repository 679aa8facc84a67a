/** Links to pages of the site, in a further language (LANG-11). */
import { withLinks, withoutLinks, type GetCallName } from "@meridian/contract";
import type { Payload } from "payload";
import { ADDRESSED, pathOf } from "#records/addresses.ts";
import type { Translation } from "#payload-types.ts";

const ALL = { limit: 0, pagination: false } as const;
/** Lists of addresses and of rows with their own words; their rules are elsewhere. */
const STAYING = new Set<GetCallName>(["settings", "options", "seo", "redirects"]);

const pathIn = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? "";

/** Paths of the published originals, with those of their published translations. */
async function pathsIn(
  payload: Payload,
  language: string,
): Promise<Map<string, string | undefined>> {
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
  const translated = new Map(docs.map(({ kind, record, slug }) => [`${kind} ${record}`, slug]));
  const paths = new Map<string, string | undefined>();
  for (const collection of ADDRESSED) {
    const originals = await payload.db.find<{ id: number; slug: string }>({
      ...ALL,
      collection,
      where: { _status: { equals: "published" }, deletedAt: { exists: false } },
      select: { slug: true },
    });
    for (const { id, slug } of originals.docs) {
      const own = translated.get(`${collection} ${id}`);
      paths.set(pathOf(collection, slug), own ? pathOf(collection, own) : undefined);
    }
  }
  return paths;
}

/**
 * A link to a record with a translation leads to the translation's own address; one to a record
 * without is removed: its page does not exist in the language.
 */
export async function withTranslatedLinks(
  payload: Payload,
  language: string,
  name: GetCallName,
  reply: unknown,
): Promise<unknown> {
  const paths = await pathsIn(payload, language);
  const isAbsent = (address: string): boolean => {
    const path = pathIn(address);
    return paths.has(path) && paths.get(path) === undefined;
  };
  // Removed first: a translation's address may be another record's original one.
  const left = STAYING.has(name) ? reply : withoutLinks(reply, isAbsent);
  return withLinks(left, (address) => {
    const path = pathIn(address);
    const own = paths.get(path);
    return own && own + address.slice(path.length);
  });
}
