import { codeOfCountry } from "@meridian/contract/entities/countries";

/**
 * The ISO 3166-1 code of a country by its name in this language or in English; the name itself if
 * unknown.
 */
export const countryCode = (name: string, language: string): string =>
  codeOfCountry(name, language) ?? name.trim();

export const isCountry = (name: string, language: string): boolean =>
  codeOfCountry(name, language) !== undefined;
