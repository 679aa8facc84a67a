/** Former addresses of translations that are withdrawn. */
import type { Redirect } from "@meridian/contract";
import { prefixFor } from "@meridian/contract/language-prefix";
import type { Payload } from "payload";
import { ADDRESSED, isAddressed, pathOf } from "#records/addresses.ts";
import { isPublished } from "#records/fields/publishing.ts";
import type { Languages } from "#records/languages.ts";
import { originalNames } from "#translations/names.ts";
import type { Translation } from "#payload-types.ts";

const ALL = { limit: 0, pagination: false } as const;

/**
 * To the original's name in the language: its not-found page offers the original (LANG-14). Not
 * while the original is withdrawn, nor if another page has one of the two addresses.
 */
export async function withdrawnAddresses(
  { db }: Payload,
  { others }: Languages,
): Promise<Redirect[]> {
  if (others.length === 0) return [];
  const { docs } = await db.find<Translation>({
    ...ALL,
    collection: "translations",
    where: { language: { in: [...others] }, kind: { in: ADDRESSED } },
    select: {
      kind: true,
      record: true,
      slug: true,
      language: true,
      _status: true,
      deletedAt: true,
    },
  });
  const addressOf = ({ kind, language }: Translation, slug: string): string =>
    isAddressed(kind) ? prefixFor(language) + pathOf(kind, slug) : "";
  const isPublic = (one: Translation): boolean => isPublished(one) && !one.deletedAt;
  const living = new Set(docs.filter(isPublic).map((one) => addressOf(one, one.slug ?? "")));
  const withdrawn = new Map(docs.filter((one) => !isPublic(one)).map((one) => [one.id, one]));
  if (withdrawn.size === 0) return [];
  const versions = await db.findVersions<Translation>({
    ...ALL,
    collection: "translations",
    where: { parent: { in: [...withdrawn.keys()] }, "version._status": { equals: "published" } },
    sort: "updatedAt",
  });
  const names = await originalNames(db, [...withdrawn.values()]);
  return versions.docs.flatMap(({ parent, version }): Redirect[] => {
    const one = withdrawn.get(Number(parent));
    const name = one && names.get(`${one.kind}/${one.record}`);
    if (!one || !name || !version.slug) return [];
    const [from, to] = [addressOf(one, version.slug), addressOf(one, name)];
    return from === to || living.has(from) || living.has(to) ? [] : [{ from, to, status: 302 }];
  });
}
