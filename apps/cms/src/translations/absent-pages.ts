/** Optional pages without a record in a further language: they are off in it (LANG-58). */
import { KINDS, PAGE_NAMES, type Kind, type PageName } from "@meridian/contract";
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import type { InLanguage } from "#translations/find-translations.ts";
import type { Translation } from "#payload-types.ts";

/** Their pages list posts. */
const OF_POSTS = new Set(["authors", "categories", "tags"]);

const slugOf = ({ collection, global }: Kind): string => collection ?? global ?? "";

/** By page: the kinds of its records. */
const KINDS_OF: readonly (readonly [PageName, readonly Kind[]])[] = PAGE_NAMES.flatMap((name) => {
  const kinds = KINDS.filter(
    (kind: Kind) => kind.page?.off === name && slugOf(kind) !== "" && !OF_POSTS.has(slugOf(kind)),
  );
  return kinds.length > 0 ? [[name, kinds] as const] : [];
});

/** Whether a page is off in a language without records of this kind. */
export const hasOptionalPage = (slug: string): boolean =>
  KINDS_OF.some(([, kinds]) => kinds.some((kind) => slugOf(kind) === slug));

/** The draft of the translation in `preview` counts as published. */
export async function absentPages({ payload, language, preview }: InLanguage): Promise<PageName[]> {
  const previewed = preview?.kind === "translations" ? Number(preview.id) : 0;
  const { docs } = await payload.db.find<Translation>({
    collection: "translations",
    where: {
      language: { equals: language },
      deletedAt: { exists: false },
      or: [{ _status: { equals: "published" } }, { id: { equals: previewed } }],
    },
    select: { kind: true, record: true },
    limit: 0,
    pagination: false,
  });
  const records = Map.groupBy(docs, ({ kind }) => kind);
  const absent = await Promise.all(
    KINDS_OF.map(async ([name, kinds]) => {
      for (const kind of kinds)
        if (await isThere(payload, kind, records.get(slugOf(kind)) ?? [])) return [];
      return [name];
    }),
  );
  return absent.flat();
}

/** Whether one of the translations has a published original. */
async function isThere(
  { db }: Payload,
  { collection, global }: Kind,
  translations: readonly Translation[],
): Promise<boolean> {
  if (translations.length === 0) return false;
  if (global !== undefined) {
    const doc = await db.findGlobal<{ _status?: string }>({
      slug: global as GlobalSlug,
      select: { _status: true },
    });
    return isPublished(doc);
  }
  const { totalDocs } = await db.count({
    collection: collection as CollectionSlug,
    where: {
      id: { in: translations.map(({ record }) => Number(record)) },
      _status: { equals: "published" },
      deletedAt: { exists: false },
    },
  });
  return totalDocs > 0;
}
