/** By language: names in lower case to codes. */
const known = new Map<string, ReadonlyMap<string, string>>();

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Every country's name in a language from `Intl`; built on first use. */
function allCodes(language: string): ReadonlyMap<string, string> {
  const made = known.get(language);
  if (made) return made;
  const codes = new Map<string, string>();
  known.set(language, codes);
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const name = names.of(code)?.toLowerCase();
    // A withdrawn code has the same name as its successor; `Locale` resolves it to the current one.
    if (name && !codes.has(name)) codes.set(name, new Intl.Locale(`und-${code}`).region ?? code);
  }
  return codes;
}

const codeOf = (name: string, language: string): string | undefined =>
  allCodes(language).get(name.trim().toLowerCase()) ??
  allCodes("en").get(name.trim().toLowerCase());

/**
 * The ISO 3166-1 code of a country by its name in this language or in English; the name itself if
 * unknown.
 */
export const countryCode = (name: string, language: string): string =>
  codeOf(name, language) ?? name.trim();

export const isCountry = (name: string, language: string): boolean =>
  codeOf(name, language) !== undefined;
