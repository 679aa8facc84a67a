import { useLanguage } from "#app/language/language.ts";
import { dateWords } from "#app/text/date-words.ts";
import { longDate, type LongDate } from "#app/text/long-date.ts";

/** Dates in the page's language. Not in islands (date-words.ts). */
export function useLongDate(): (date: string) => LongDate {
  const words = dateWords(useLanguage().code);
  return (date) => longDate(date, words);
}
