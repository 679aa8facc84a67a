/** Links to pages of the site, in a further language (LANG-11). */
import { withLinks } from "@meridian/contract";
import type { Payload } from "payload";
import { ADDRESSED, isAddressed, pathOf } from "#records/addresses.ts";
import { originalNames } from "#records/translations/names.ts";
import type { Translation } from "#payload-types.ts";

/** Paths of the published originals, with those of their published translations. */
async function pathsIn(payload: Payload, language: string): Promise<Map<string, string>> {
  const { docs } = await payload.db.find<Translation>({
    collection: "translations",
    where: {
      language: { equals: language },
      kind: { in: ADDRESSED },
      _status: { equals: "published" },
      deletedAt: { exists: false },
    },
    select: { kind: true, record: true, slug: true },
    limit: 0,
    pagination: false,
  });
  const paths = new Map<string, string>();
  const names = await originalNames(payload.db, docs);
  for (const { kind, record, slug } of docs) {
    const name = names.get(`${kind}/${record}`);
    if (name && slug && isAddressed(kind)) paths.set(pathOf(kind, name), pathOf(kind, slug));
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
