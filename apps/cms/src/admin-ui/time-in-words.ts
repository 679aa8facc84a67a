/** `24 Nov 2026, 15:00 (Europe/Berlin)`. `at`: ms since 1970; `zone`: an IANA name. */
export const timeInWords = (at: number, zone: string, locale: string): string =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: zone }).format(at)} (${zone.replaceAll("_", " ")})`;
