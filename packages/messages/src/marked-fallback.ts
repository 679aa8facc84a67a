import type { Language, WholeLanguage } from "#language.ts";
import type { MessageKey, Translate } from "#messages.ts";

/** Private-use characters around a message that is in `FALLBACK`, the language of missing ones. */
export const OPENS = "\uE010";
export const CLOSES = "\uE011";
export const FALLBACK = "en";

/**
 * The language with marks around its missing messages, for HTML whose elements then get `lang`
 * (LANG-01). All other texts must be written without marks.
 */
export function withMarks<L extends WholeLanguage>(language: L): L {
  const { missing, t } = language;
  if (missing.size === 0) return language;
  const plain = t as (key: MessageKey, values?: object) => string;
  const marked = (key: MessageKey, values?: object): string =>
    missing.has(key) ? OPENS + plain(key, values) + CLOSES : plain(key, values);
  return { ...language, t: marked as Language["t"] satisfies Translate };
}
