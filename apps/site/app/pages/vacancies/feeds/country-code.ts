const codes = new Map<string, string>();

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Every country's English name, from what the runtime knows; made when first asked for. */
function allCodes(): Map<string, string> {
  if (codes.size > 0) return codes;
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const name = names.of(code)?.toLowerCase();
    // Withdrawn codes bear the same name as those that took their place, which are asked for by
    // `Locale`.
    if (name && !codes.has(name)) codes.set(name, new Intl.Locale(`und-${code}`).region ?? code);
  }
  return codes;
}

/**
 * The two letters (ISO 3166-1) of a country by its English name; the name itself where it is none
 * that is known.
 */
export const countryCode = (name: string): string =>
  allCodes().get(name.trim().toLowerCase()) ?? name.trim();

export const isCountry = (name: string): boolean => allCodes().has(name.trim().toLowerCase());
