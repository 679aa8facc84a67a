import * as v from "valibot";

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** The language code in its canonical spelling (BCP 47); `null` for no language. */
export function canonicalLanguage(code: string): string | null {
  try {
    const { language, baseName } = new Intl.Locale(code);
    return names.of(language) === undefined ? null : baseName;
  } catch {
    return null;
  }
}

export const languageCode = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (code) => canonicalLanguage(code) !== null,
    "expected a language code such as de or pt-BR",
  ),
  v.transform((code) => canonicalLanguage(code) ?? code),
);

/**
 * Whether a reply of the settings for `lang={code}` is in that language: a host that ignores `lang`
 * sends those of its first language.
 */
export const isInLanguage = (settings: unknown, code: string): boolean =>
  typeof settings === "object" &&
  settings !== null &&
  "language" in settings &&
  typeof settings.language === "string" &&
  canonicalLanguage(settings.language) === code;

export const LANGUAGES_AT_MOST = 20;

/** An owner's messages by language and key. */
export const ownMessages = v.pipe(
  v.record(languageCode, v.record(v.string(), v.string())),
  v.maxEntries(LANGUAGES_AT_MOST, `expected ${LANGUAGES_AT_MOST} languages at most`),
);
