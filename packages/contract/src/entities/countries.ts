/** Countries by ISO 3166-1, from `Intl`: the program has no table of its own. */
import { reads } from "#wordpress/wordpress.ts";

/** By language: names in lower case to codes. */
const known = new Map<string, ReadonlyMap<string, string>>();

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Regions of `Intl` that are no countries: unions, the world, test codes. */
const NO_COUNTRY = new Set(["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"]);

const names = new Map<string, Intl.DisplayNames>();
const namesIn = (language: string): Intl.DisplayNames => {
  const made =
    names.get(language) ?? new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  names.set(language, made);
  return made;
};

/** Every country's name in a language; built on first use. */
function allCodes(language: string): ReadonlyMap<string, string> {
  const made = known.get(language);
  if (made) return made;
  const codes = new Map<string, string>();
  known.set(language, codes);
  const inLanguage = namesIn(language);
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const name = NO_COUNTRY.has(code) ? undefined : inLanguage.of(code)?.toLowerCase();
    // A withdrawn code has the same name as its successor; `Locale` resolves it to the current one.
    if (name && !codes.has(name)) codes.set(name, new Intl.Locale(`und-${code}`).region ?? code);
  }
  return codes;
}

/** The code of a country by its name in this language or in English; `undefined` if there is none. */
export const codeOfCountry = (name: string, language = "en"): string | undefined => {
  // In English names “and” is “&”: Bosnia & Herzegovina.
  const key = name.trim().toLowerCase().replace(" and ", " & ");
  return allCodes(language).get(key) ?? allCodes("en").get(key);
};

/** By its code or its name. */
export const countryIn = (written: string, language = "en"): string | undefined => {
  const code = written.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code) && namesIn("en").of(code)
    ? code
    : codeOfCountry(written, language);
};

export const countryName = (code: string, language: string): string =>
  namesIn(language).of(code) ?? code;

/** A country's code, also from its English name. */
export const country = reads<string, string>("text", (input) => {
  const code = typeof input === "string" ? countryIn(input) : undefined;
  return code === undefined
    ? { problem: "a country: its code, such as UA, or its English name" }
    : { value: code };
});
