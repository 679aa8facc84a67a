/** `Deutsch`, `Deutsch (Schweiz)`: in the language itself; capital as at the beginning of a line. */
export function languageName(code: string): string {
  const names = new Intl.DisplayNames([code], { type: "language", languageDisplay: "standard" });
  const name = names.of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
