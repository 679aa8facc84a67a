const codes = new Map<string, string>();

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Every country's English name from `Intl`; built on first use. */
function allCodes(): Map<string, string> {
  if (codes.size > 0) return codes;
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const name = names.of(code)?.toLowerCase();
    // A withdrawn code has the same name as its successor; `Locale` resolves it to the current one.
    if (name && !codes.has(name)) codes.set(name, new Intl.Locale(`und-${code}`).region ?? code);
  }
  return codes;
}

/** The ISO 3166-1 code of a country by its English name; the name itself if unknown. */
export const countryCode = (name: string): string =>
  allCodes().get(name.trim().toLowerCase()) ?? name.trim();

export const isCountry = (name: string): boolean => allCodes().has(name.trim().toLowerCase());
