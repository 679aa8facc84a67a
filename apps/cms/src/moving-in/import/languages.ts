/** What a host has in its further languages, matched with the records of its first. */
import type { Conformance } from "#moving-in/conformance/conformance.ts";
import type { HostContent } from "#moving-in/import/content.ts";
import { kindOf } from "#moving-in/import/map/items.ts";
import {
  translatedItems,
  type LanguageContent,
  type Translations,
} from "#moving-in/import/map/translated-items.ts";
import { filesIn } from "#moving-in/import/media/files.ts";
import { imagesIn } from "#moving-in/import/media/pictures.ts";
import type { DescribedPictures } from "#moving-in/import/write/picture-items.ts";
import { contentOf } from "#moving-in/import/read-host.ts";
import type { LanguageEntry } from "#moving-in/import/report.ts";

export interface LanguageAtHost extends Translations, DescribedPictures {
  /** `false`: the host ignores `lang`. */
  isThere: boolean;
}

const FIRST = "en";

/** `content`: in the host's first language. `own`: as for the import. */
export const languagesAt = (
  surveys: Conformance["languages"],
  content: HostContent,
  own: readonly string[],
): LanguageAtHost[] =>
  surveys.map(({ code: language, isThere, answers, posted, links }) =>
    isThere
      ? languageAt({ language, content: contentOf(answers, posted, links) }, content, own)
      : { language, isThere, items: [], alone: [], pictures: new Map(), files: [] },
  );

/** `translated`: what the host has in this language. */
export const languageAt = (
  translated: LanguageContent,
  content: HostContent,
  own: readonly string[],
): LanguageAtHost => ({
  language: translated.language,
  isThere: true,
  ...translatedItems(content, content.settings?.language ?? FIRST, translated, own),
  pictures: imagesIn(translated.content, own[0] ?? ""),
  files: filesIn(translated.content, own),
});

/** For the report, with the number of records of each kind. */
export const countedLanguage = ({
  language,
  isThere,
  items,
  alone,
}: LanguageAtHost): LanguageEntry => ({
  language,
  isThere,
  records: Object.fromEntries(
    [...Map.groupBy(items, ({ original }) => kindOf(original))].map(([kind, of]) => [
      kind,
      of.length,
    ]),
  ),
  alone: alone.map((item) => ("global" in item ? item.global : `${item.collection} ${item.key}`)),
});
