/** Links to pages of the site, in a further language (LANG-11). */
import { hasLink, withLinks, withoutLinks, type GetCallName } from "@meridian/contract";
import type { Payload } from "payload";
import { pathOf, placeOf, type AddressedKind } from "#records/addresses.ts";
import type { Translation } from "#payload-types.ts";

const ALL = { limit: 0, pagination: false } as const;
/** Lists of addresses and of rows with their own words; their rules are elsewhere. */
const STAYING = new Set<GetCallName>(["settings", "options", "seo", "redirects"]);

const pathIn = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? "";

const pathsLinkedIn = (reply: unknown): Set<string> => {
  const paths = new Set<string>();
  hasLink(reply, (address) => {
    paths.add(pathIn(address));
    return false;
  });
  return paths;
};

/** Published originals at these paths. */
async function originalsAt(payload: Payload, paths: ReadonlySet<string>): Promise<Original[]> {
  const slugs = new Map<AddressedKind, string[]>();
  for (const path of paths) {
    const place = placeOf(path);
    if (place) slugs.set(place.kind, [...(slugs.get(place.kind) ?? []), place.slug]);
  }
  const found: Original[] = [];
  for (const [kind, names] of slugs) {
    const { docs } = await payload.db.find<{ id: number; slug: string }>({
      ...ALL,
      collection: kind,
      where: {
        slug: { in: names },
        _status: { equals: "published" },
        deletedAt: { exists: false },
      },
      select: { slug: true },
    });
    found.push(...docs.map(({ id, slug }) => ({ kind, id, path: pathOf(kind, slug) })));
  }
  return found;
}

interface Original {
  kind: AddressedKind;
  id: number;
  path: string;
}

/** Paths of originals that the reply links to, with those of their published translations. */
async function pathsIn(
  payload: Payload,
  language: string,
  reply: unknown,
): Promise<Map<string, string | undefined>> {
  const originals = await originalsAt(payload, pathsLinkedIn(reply));
  if (originals.length === 0) return new Map();
  const { docs } = await payload.db.find<Translation>({
    ...ALL,
    collection: "translations",
    where: {
      language: { equals: language },
      kind: { in: [...new Set(originals.map(({ kind }) => kind))] },
      record: { in: originals.map(({ id }) => id) },
      _status: { equals: "published" },
      deletedAt: { exists: false },
    },
    select: { kind: true, record: true, slug: true },
  });
  const translated = new Map(docs.map(({ kind, record, slug }) => [`${kind} ${record}`, slug]));
  return new Map(
    originals.map(({ kind, id, path }) => {
      const own = translated.get(`${kind} ${id}`);
      return [path, own ? pathOf(kind, own) : undefined];
    }),
  );
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
  const paths = await pathsIn(payload, language, reply);
  if (paths.size === 0) return reply;
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
