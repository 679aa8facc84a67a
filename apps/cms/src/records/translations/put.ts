import type { Payload, RequestContext } from "payload";
import type { Translation } from "#payload-types.ts";
import { withRowsOf, wordsFrom } from "#records/translations/merge-words.ts";
import { originalOf } from "#records/translations/original-of.ts";
import { translatedKind } from "#records/translations/translated-kinds.ts";

export interface TranslationPlace {
  kind: string;
  /** `null` for a page that exists once. */
  record: number | null;
  language: string;
}

/**
 * Publishes the words of a whole document in the original's form, whose rows are in the original's
 * order. Replaces an earlier translation. `false`: the original is missing.
 */
export async function putTranslation(
  payload: Payload,
  { kind, record, language }: TranslationPlace,
  document: object,
  context: RequestContext,
): Promise<boolean> {
  const described = translatedKind(kind);
  const original = described && (await originalOf(payload, { kind, record }));
  if (!described || !original) return false;
  const own = withRowsOf(described.fields, original, { ...document });
  const { slug }: { slug?: unknown } = document;
  const data = {
    kind,
    record,
    language,
    ...(described.hasSlug && typeof slug === "string" && { slug }),
    words: [
      { blockType: kind, ...wordsFrom(described.fields, own, true) },
    ] as unknown as Translation["words"],
    _status: "published" as const,
  };
  const as = { collection: "translations", depth: 0, overrideAccess: true, context } as const;
  const { docs } = await payload.find({
    ...as,
    where: {
      kind: { equals: kind },
      language: { equals: language },
      ...(record !== null && { record: { equals: record } }),
    },
    draft: true,
    limit: 1,
  });
  if (docs[0]) await payload.update({ ...as, id: docs[0].id, data });
  else await payload.create({ ...as, data });
  return true;
}
