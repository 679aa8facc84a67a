import { isUnder, prefixFor } from "@meridian/contract/language-prefix";

/** The language under whose prefix a landing page's address is (LANG-22). */
export const languageAt = (slug: string, languages: readonly string[]): string | undefined =>
  languages.find((code) => isUnder(`/${slug}`, prefixFor(code)));
