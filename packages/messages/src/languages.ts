/** The languages that the admin offers; any other BCP 47 code of a file or a host is valid, too. */
const OFFERED =
  "sq ar ar-AE ar-EG ar-SA hy az eu be bn bs bg ca zh-Hans zh-Hant hr cs da nl nl-BE en en-AU en-CA en-GB en-IE en-IN en-US et fi fr fr-BE fr-CA fr-CH gl ka de de-AT de-CH el he hi hu is id ga it it-CH ja kk ko lv lt mk ms mt nb fa pl pt pt-BR pt-PT ro ru sr sk sl es es-AR es-CL es-CO es-MX es-US sv th tr uk ur uz vi cy";

export interface NamedLanguage {
  code: string;
  /** In English. */
  name: string;
  /** In the language itself. */
  own: string;
}

/** With the region after the language, so that `fr-CA` is next to `fr` in a list. */
const nameIn = (reader: string, code: string): string =>
  new Intl.DisplayNames(reader, { type: "language", languageDisplay: "standard" }).of(code) ?? code;

export const namedLanguage = (code: string): NamedLanguage => ({
  code,
  name: nameIn("en", code),
  own: nameIn(code, code),
});

/** By their English names. */
export const offeredLanguages = (): NamedLanguage[] =>
  OFFERED.split(" ")
    .map(namedLanguage)
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
