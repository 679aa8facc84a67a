/** What a host has in its further languages, matched with the records of its first. */
import type { Conformance } from "@meridian/contract/conformance";
import type { HostContent } from "#moving-in/import/content.ts";
import { kindOf } from "#moving-in/import/map/items.ts";
import { translatedItems, type Translations } from "#moving-in/import/map/translated-items.ts";
import { contentOf } from "#moving-in/import/read-host.ts";
import type { LanguageEntry } from "#moving-in/import/report.ts";

export interface LanguageAtHost extends Translations {
  /** BCP 47. */
  language: string;
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
  surveys.map(({ code: language, isThere, answers, posted, links }) => ({
    language,
    isThere,
    ...(isThere
      ? translatedItems(
          content,
          content.settings?.language ?? FIRST,
          { language, content: contentOf(answers, posted, links) },
          own,
        )
      : { items: [], alone: [] }),
  }));

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
