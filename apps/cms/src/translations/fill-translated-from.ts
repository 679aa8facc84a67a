/**
 * Translations from before November 2026 do not have the words that they were made from: these are
 * taken from the versions of their originals, as visitors saw them when the translation was last
 * published. Of an original without such a version: the words of now.
 */
import type { GlobalSlug, Payload, Where } from "payload";
import type { Translation } from "#payload-types.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { dataIn } from "#translations/merge-words.ts";
import { originalOf } from "#translations/original-of.ts";
import { notedTexts, wordTexts, type Texts } from "#translations/translated-from.ts";
import { translatedKind, type TranslatedKind } from "#translations/translated-kinds.ts";
import { ROW_OF } from "#translations/word-fields.ts";
import { inPortions } from "#server/in-portions.ts";
import { isCollection } from "#server/is-collection.ts";

const collection = "translations";

/** Before the first request; later starts find none, or those without an original. */
export async function fillTranslatedFrom(payload: Payload): Promise<void> {
  const where = [{ translatedFrom: { exists: false } }];
  let filled = 0;
  for await (const doc of inPortions<Translation>(payload, { collection, where }))
    if (await fill(payload, doc)) filled += 1;
  if (filled > 0)
    payload.logger.info({
      translations: filled,
      msg: "translations: the words that they were made from were taken from the versions of their originals",
    });
}

/** The newest version first: an interrupted one starts over while the record has no words. */
async function fill(payload: Payload, doc: Translation): Promise<boolean> {
  const kind = translatedKind(doc.kind);
  const now = kind && (await originalOf(payload, doc));
  if (!kind || !now) return false;
  const newest = await newestOf(payload, doc.id);
  const draft = newest && !isPublished(newest.version) ? newest.version : undefined;
  const at = isPublished(doc) ? doc : (draft ?? doc);
  const wordsAt = async (time: string): Promise<Texts> =>
    wordTexts(kind.shape, (await originalAt(payload, doc, kind, time)) ?? now, "id");
  const from = await wordsAt(at.updatedAt);
  const ofDraft =
    draft && at !== draft
      ? draftFrom(kind, from, await wordsAt(draft.updatedAt), doc, draft)
      : from;
  if (newest)
    await payload.db.updateVersion({
      collection,
      id: newest.id,
      // `null` leaves the times of the last change.
      versionData: {
        updatedAt: null,
        version: { translatedFrom: ofDraft, updatedAt: null },
      } as never,
      returning: false,
    });
  const data = { translatedFrom: from, updatedAt: null };
  await payload.db.updateOne({ collection, id: doc.id, data, returning: false });
  return true;
}

/** A draft has translated what differs from the published words. */
function draftFrom(
  { shape }: TranslatedKind,
  from: Texts,
  then: Texts,
  ...[were, are]: [Translation, Translation]
): Texts {
  const [before, after] = [were, are].map(({ words }) =>
    wordTexts(shape, dataIn(words?.[0]), ROW_OF),
  );
  return notedTexts(from, then, (path) => before?.[path] !== after?.[path]);
}

async function newestOf(
  payload: Payload,
  id: number,
): Promise<{ id: number; version: Translation } | undefined> {
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: "-updatedAt",
    limit: 1,
    pagination: false,
    depth: 0,
  });
  const [version] = docs;
  return version && { id: Number(version.id), version: version.version as Translation };
}

/** As published at this time. `undefined`: unknown. */
async function originalAt(
  payload: Payload,
  { record }: Translation,
  { slug, isGlobal }: TranslatedKind,
  time: string,
): Promise<Record<string, unknown> | undefined> {
  const until: Where[] = [
    { "version._status": { equals: "published" } },
    { "version.updatedAt": { less_than_equal: time } },
  ];
  const how = { sort: "-version.updatedAt", limit: 1, pagination: false, depth: 0 } as const;
  const found = async (): Promise<{ version: object }[]> => {
    if (isGlobal)
      return hasVersions(payload, slug)
        ? (
            await payload.findGlobalVersions({
              ...how,
              slug: slug as GlobalSlug,
              where: { and: until },
            })
          ).docs
        : [];
    if (!isCollection(payload, slug) || !payload.collections[slug].config.versions) return [];
    const where = { and: [{ parent: { equals: record } }, ...until] };
    return (await payload.findVersions({ ...how, collection: slug, where })).docs;
  };
  const [one] = await found();
  return one && { ...one.version };
}

const hasVersions = ({ config }: Payload, global: string): boolean =>
  Boolean(config.globals.find(({ slug }) => slug === global)?.versions);
