/** As Open Graph names a language: with its usual country. */
export function openGraphLocale(language: string): string {
  const { language: code, region = "" } = new Intl.Locale(language).maximize();
  return `${code}_${region}`;
}
