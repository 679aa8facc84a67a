/** The host's records in a further language, each with the record of the first that it translates. */
import type { HostContent } from "#moving-in/import/content.ts";
import { asSlug } from "#records/fields/slug-rule.ts";
import { itemsOf, kindOf, type DocumentItem, type Item } from "#moving-in/import/map/items.ts";

export interface TranslatedItem {
  /** BCP 47. */
  language: string;
  /** The record here: its collection and `where`, or its global. */
  original: Item;
  /** Makes the document of the same record in this language. */
  translated: Item;
}

export interface LanguageContent {
  language: string;
  content: HostContent;
}

export interface Translations {
  items: TranslatedItem[];
  /** Records that are in the further language only: they have no place here. */
  alone: Item[];
}

/** What has the same address in all languages, or no words: it is not translated. */
const UNTRANSLATED = new Set(["redirects", "vacancy-terms"]);

/** `first`: the code of the host's first language, in which `originals` are. */
export function translatedItems(
  originals: HostContent,
  first: string,
  { language, content }: LanguageContent,
  own: readonly string[],
): Translations {
  const byKind = Map.groupBy(itemsOf(originals, own), kindOf);
  const result: Translations = { items: [], alone: [] };
  for (const translated of itemsOf(content, own)) {
    if (UNTRANSLATED.has(kindOf(translated))) continue;
    // Words alone are no page of that language.
    if ("global" in translated && translated.isWordsOnly) {
      result.alone.push(translated);
      continue;
    }
    const original = (byKind.get(kindOf(translated)) ?? []).find((item) =>
      isVersion(item, translated, { first, language }),
    );
    if (original) result.items.push({ language, original, translated });
    else result.alone.push(translated);
  }
  return result;
}

/** By the records' own translations; without any by number, which some hosts share, or by key. */
function isVersion(
  original: Item,
  translated: Item,
  { first, language }: { first: string; language: string },
): boolean {
  if ("global" in original || "global" in translated) return true;
  const named = translated.translations?.[first] ?? original.translations?.[language];
  if (named === undefined)
    return original.id === undefined
      ? original.key === translated.key
      : original.id === translated.id;
  return translated.translations?.[first] === undefined
    ? isNamed(translated, named)
    : isNamed(original, named);
}

/** `name`: in the address, without the beginning that a kind's slugs share. */
const isNamed = ({ slug, id }: DocumentItem, name: string): boolean =>
  slug === undefined ? String(id) === name : slug === asSlug(name);
