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
