/** Writes the records of a further language as translations of those that were written before. */
import type { Payload, RequestContext } from "payload";
import type { Item } from "#moving-in/import/map/items.ts";
import { linkingToOriginals } from "#moving-in/import/map/original-addresses.ts";
import { richText, type ImportContext } from "#records/mapping/import-context.ts";
import { putTranslation } from "#translations/put.ts";
import { translatedKind } from "#translations/translated-kinds.ts";
import { sectionsOf } from "#moving-in/import/map/sections.ts";

export interface LanguageToWrite {
  /** BCP 47. */
  language: string;
  /** As written in the first language, in the same order within each kind. */
  originals: readonly Item[];
  /** The document of an original. */
  numberOf(item: Item): number | undefined;
  translated: readonly Item[];
  context: RequestContext;
}

/** A translation has words only: pictures, terms and relations are the original's. */
export const WORDS_ONLY = {
  picture: () => undefined,
  record: () => undefined,
  term: () => undefined,
} satisfies Partial<ImportContext>;

const WORDS: ImportContext = {
  ...WORDS_ONLY,
  rich: richText,
  title: (html) => html,
  link: (address) => address,
  sections: sectionsOf,
  without: () => undefined,
};

const kindOf = (item: Item): string => ("global" in item ? item.global : item.collection);
const placeOf = (item: Item): string =>
  "global" in item
    ? item.global
    : `${item.collection} ${item.id ?? (item.collection === "seo-records" ? item.key : "")}`;

/** Returns how many records were written. */
export async function writeTranslations(
  payload: Payload,
  { language, originals, numberOf, translated, context }: LanguageToWrite,
): Promise<number> {
  const byPlace = new Map(originals.map((item) => [placeOf(item), item]));
  const ofKind = (items: readonly Item[], kind: string): Item[] =>
    items.filter((item) => kindOf(item) === kind);
  const originalFor = (item: Item): Item | undefined => {
    const kind = kindOf(item);
    // Records without a number of their host are the same ones in the same order.
    const isListed = !("global" in item) && item.id === undefined && kind !== "seo-records";
    return isListed
      ? ofKind(originals, kind)[ofKind(translated, kind).indexOf(item)]
      : byPlace.get(placeOf(item));
  };
  const pairs = translated.flatMap((item) => {
    if ("global" in item && item.isWordsOnly) return [];
    const original = translatedKind(kindOf(item)) && originalFor(item);
    return original ? [{ original, translated: item }] : [];
  });
  const words = linkingToOriginals<ImportContext>(pairs, language)(WORDS);
  let written = 0;
  for (const { original, translated: item } of pairs) {
    const kind = kindOf(item);
    const record = "global" in original ? null : numberOf(original);
    if (record === undefined) continue;
    const document = item.make(words);
    if (await putTranslation(payload, { kind, record, language }, document, context)) written += 1;
  }
  return written;
}
