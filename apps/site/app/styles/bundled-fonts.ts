import basicLatin from "#app/styles/fonts/commissioner-basic-latin.woff2?url";
import latin1 from "#app/styles/fonts/commissioner-latin-1.woff2?url";

const DAY_MS = 86_400_000;

/** The names of months and weekdays have the letters that a language often uses. */
function hasLatin1Letters(code: string): boolean {
  const names = new Intl.DateTimeFormat(code, { weekday: "long", month: "long", timeZone: "UTC" });
  // Seven weekdays and all months within a year.
  return Array.from({ length: 50 }, (_, week) => names.format(week * 8 * DAY_MS)).some((name) =>
    /[\u00C0-\u00FF]/.test(name),
  );
}

const known = new Map<string, string[]>();

/** Files of the bundled font that a page in a language needs for its first text (decision 037). */
export function bundledFonts(code: string): string[] {
  const fonts = known.get(code) ?? (hasLatin1Letters(code) ? [basicLatin, latin1] : [basicLatin]);
  known.set(code, fonts);
  return fonts;
}
