/** Which translations are older than their originals, by their words. */
import type { Payload } from "payload";
import type { Translation } from "#payload-types.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { dataIn } from "#translations/merge-words.ts";
import { originalOf } from "#translations/original-of.ts";
import {
  changedTexts,
  textsOf,
  wordTexts,
  type ChangedTexts,
} from "#translations/translated-from.ts";
import { translatedKind, type TranslatedKind } from "#translations/translated-kinds.ts";
import { ROW_OF } from "#translations/word-fields.ts";

/** None for a translation from before the words were stored. */
export function changedIn(
  { shape }: TranslatedKind,
  original: Record<string, unknown>,
  { translatedFrom, words }: Pick<Translation, "translatedFrom" | "words">,
): ChangedTexts {
  const from = textsOf(translatedFrom);
  if (!from) return {};
  return changedTexts(
    from,
    wordTexts(shape, original, "id"),
    wordTexts(shape, dataIn(words?.[0]), ROW_OF),
  );
}

/** A text of the original as it was translated and as it is, and its translation. */
export interface OldText {
  from: string;
  to: string;
  own: string;
}

/** Of these translations, those that are older than their original: as public, else as a draft. */
export async function olderThanOriginals(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OldText[]>> {
  const read = async (draft: boolean): Promise<Translation[]> =>
    (
      await payload.find({
        collection: "translations",
        where: { id: { in: [...ids] } },
        draft,
        depth: 0,
        pagination: false,
        overrideAccess: true,
        showHiddenFields: true,
      })
    ).docs;
  if (ids.length === 0) return new Map();
  const shown = new Map((await read(true)).map((doc) => [doc.id, doc]));
  for (const doc of await read(false)) if (isPublished(doc)) shown.set(doc.id, doc);
  const older = new Map<number, OldText[]>();
  for (const doc of shown.values()) {
    const kind = translatedKind(doc.kind);
    const original = kind && (await originalOf(payload, doc));
    const changed = original ? Object.entries(changedIn(kind, original, doc)) : [];
    if (!kind || changed.length === 0) continue;
    const own = wordTexts(kind.shape, dataIn(doc.words?.[0]), ROW_OF);
    older.set(
      doc.id,
      changed.map(([path, { from, to }]) => ({ from, to, own: own[path] ?? "" })),
    );
  }
  return older;
}
