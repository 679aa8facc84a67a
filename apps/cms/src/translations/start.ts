import type { PayloadRequest } from "payload";
import type { Translation } from "#payload-types.ts";
import { wordsAlong } from "#translations/merge-words.ts";
import { originalOf } from "#translations/original-of.ts";
import { atPlace, type TranslationPlace } from "#translations/place.ts";
import { translatedKind } from "#translations/translated-kinds.ts";

/** The number of the translation: the existing one, else a new draft; `null` without an original. */
export async function startTranslation(
  req: PayloadRequest,
  { kind, record, language }: TranslationPlace,
  isCopy: boolean,
): Promise<number | null> {
  const { payload } = req;
  const described = translatedKind(kind);
  const place = { kind, record: described?.isGlobal ? null : record, language };
  const original = described && (await originalOf(payload, place, req));
  if (!original) return null;
  const as = { collection: "translations", draft: true, depth: 0, overrideAccess: true } as const;
  const existing = async (): Promise<number | undefined> =>
    (await payload.find({ ...as, where: atPlace(place), limit: 1, req })).docs[0]?.id;
  const words = {
    blockType: kind,
    ...wordsAlong(described.shape, original, isCopy ? original : {}),
  };
  const create = async (): Promise<number> =>
    (
      await payload.create({
        ...as,
        data: {
          ...place,
          // An address in the language's own words is better; publishing needs one.
          ...(described.hasSlug &&
            isCopy &&
            typeof original.slug === "string" && { slug: original.slug }),
          // The compiler knows the blocks by name only.
          words: [words] as unknown as Translation["words"],
          _status: "draft",
        },
        req,
      })
    ).id;
  const found = await existing();
  if (found !== undefined) return found;
  try {
    return await create();
  } catch (error) {
    // Another editor has begun it in the meantime.
    const other = await existing();
    if (other === undefined) throw error;
    return other;
  }
}
