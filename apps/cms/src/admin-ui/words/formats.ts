/** How the user's language writes days and numbers; `locale` is that of the words (`t.locale`). */

function cached<Format>(make: (locale: string) => Format): (locale: string) => Format {
  const made = new Map<string, Format>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

/** `12,000` */
export const numberOf = cached((locale) => new Intl.NumberFormat(locale));

/** The form of a noun next to a number. */
export const pluralOf = cached((locale) => new Intl.PluralRules(locale));

/** `24 Nov 2026`, of a day in UTC. */
export const dayOf = cached(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }),
);

/** `24 Nov 2026`, in the reader's zone. */
export const localDayOf = cached(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium" }),
);

/** `24 November 2026`, of a day in UTC. */
export const longDayOf = cached(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
);

/** `24 Nov`, of a day in UTC. */
export const shortDayOf = cached(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }),
);

/** `2 hours ago` */
export const agoOf = cached((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));

/** `24 November`, of a day in UTC. */
export const dayAndMonthOf = cached(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }),
);

/** `a, b and c` */
export const listingOf = cached((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));

const languagesOf = cached(
  (locale) => new Intl.DisplayNames(locale, { type: "language", languageDisplay: "standard" }),
);

/** The name of a language by its BCP 47 code, with the region after it. */
export const languageIn = (locale: string, code: string): string =>
  languagesOf(locale).of(code) ?? code;

/** A label within a sentence: German nouns keep their capital. */
export const withinSentence = (label: string, locale: string): string =>
  locale.startsWith("de") ? label : label.toLowerCase();
