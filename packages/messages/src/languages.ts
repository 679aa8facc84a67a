/** The languages that the admin offers; any other BCP 47 code of a file or a host is valid, too. */
const OFFERED =
  "sq ar hy az eu be bn bs bg ca zh-Hans zh-Hant hr cs da nl en en-GB et fi fr gl ka de el he hi hu is id ga it ja kk ko lv lt mk ms mt nb fa pl pt pt-BR ro ru sr sk sl es sv th tr uk ur uz vi cy";

export interface NamedLanguage {
  code: string;
  /** In English. */
  name: string;
  /** In the language itself. */
  own: string;
}

const nameIn = (reader: string, code: string): string =>
  new Intl.DisplayNames(reader, { type: "language" }).of(code) ?? code;

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
