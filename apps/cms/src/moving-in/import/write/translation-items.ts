/** A host's records in further languages, as documents of the translations. */
import type { Payload } from "payload";
import type { DocumentItem, Item } from "#moving-in/import/map/items.ts";
import { linkingToOriginals } from "#moving-in/import/map/original-addresses.ts";
import type { TranslatedItem } from "#moving-in/import/map/translated-items.ts";
import { WORDS_ONLY } from "#moving-in/import/write/translations.ts";
import type { ImportContext } from "#records/mapping/import-context.ts";
import { originalOf } from "#translations/original-of.ts";
import { translationData } from "#translations/put.ts";
import { translatedKind } from "#translations/translated-kinds.ts";

/** Call it when the originals are written. Those that were refused have no translations. */
export async function translationItems(
  payload: Payload,
  items: readonly TranslatedItem[],
): Promise<DocumentItem[]> {
  const found: DocumentItem[] = [];
  const contexts = new Map(
    [...Map.groupBy(items, ({ language }) => language)].map(([language, pairs]) => [
      language,
      linkingToOriginals<ImportContext>(pairs, language),
    ]),
  );
  for (const { language, original, translated } of items) {
    const kind = "global" in original ? original.global : original.collection;
    const record = translatedKind(kind) ? await recordOf(payload, original) : undefined;
    if (record === undefined) continue;
    const place = { kind, record, language };
    const doc = await originalOf(payload, place);
    if (!doc) continue;
    found.push({
      collection: "translations",
      key: `${language} ${kind} ${"global" in original ? "" : original.key}`.trim(),
      where: {
        kind: { equals: kind },
        language: { equals: language },
        ...(record !== null && { record: { equals: record } }),
      },
      ...("title" in translated && translated.title !== undefined && { title: translated.title }),
      make: (context) =>
        translationData(
          place,
          doc,
          translated.make({ ...(contexts.get(language)?.(context) ?? context), ...WORDS_ONLY }),
        ),
    });
  }
  return found;
}

/** `null` for a page that exists once; `undefined` without a document here. */
async function recordOf(payload: Payload, original: Item): Promise<number | null | undefined> {
  if ("global" in original) return null;
  const { docs } = await payload.find({
    collection: original.collection,
    where: original.where,
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  return docs[0] && Number(docs[0].id);
}
