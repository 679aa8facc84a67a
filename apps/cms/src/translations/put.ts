import type { Payload, RequestContext } from "payload";
import type { Translation } from "#payload-types.ts";
import { wordsAlong } from "#translations/merge-words.ts";
import { originalOf } from "#translations/original-of.ts";
import { atPlace, type TranslationPlace } from "#translations/place.ts";
import { isUntouchedCopy } from "#translations/text-pairs.ts";
import { translatedKind } from "#translations/translated-kinds.ts";

/** `document`: the whole record in the other language, with the original's rows in their order. */
export function translationData(
  place: TranslationPlace,
  original: Record<string, unknown>,
  document: object,
) {
  const described = translatedKind(place.kind);
  const { slug }: { slug?: unknown } = document;
  const words = described ? wordsAlong(described.shape, original, { ...document }) : {};
  return {
    ...place,
    ...(described?.hasSlug && typeof slug === "string" && { slug }),
    // The compiler knows the blocks by name only.
    words: [{ blockType: place.kind, ...words }] as unknown as Translation["words"],
    // Who moves in has published them elsewhere.
    sameWords: Boolean(described && isUntouchedCopy(described.shape, original, words)),
    _status: "published" as const,
  };
}

/**
 * Publishes the words of a whole document in the original's form, whose rows are in the original's
 * order. Replaces an earlier translation. `false`: the original is missing.
 */
export async function putTranslation(
  payload: Payload,
  place: TranslationPlace,
  document: object,
  context: RequestContext,
): Promise<boolean> {
  const described = translatedKind(place.kind);
  const original = described && (await originalOf(payload, place));
  if (!original) return false;
  const data = translationData(place, original, document);
  const as = { collection: "translations", depth: 0, overrideAccess: true, context } as const;
  const { docs } = await payload.find({ ...as, where: atPlace(place), draft: true, limit: 1 });
  if (docs[0]) await payload.update({ ...as, id: docs[0].id, data });
  else await payload.create({ ...as, data });
  return true;
}
