import { linkIn, type LanguagePrefixes } from "@meridian/contract/language-prefix";
import { ENGLISH, type Language as Words } from "@meridian/messages/language";
import type { Translate } from "@meridian/messages/messages";
import { createContext, useContext } from "react";

/** The language of a page: its words, and where its pages are. */
export interface Language extends Words, LanguagePrefixes {}

/** A page in one of the site's languages (LANG-12). */
export interface Alternate {
  /** BCP 47. */
  code: string;
  /** In that language, without its prefix. */
  path: string;
}

/** English on the server, for tests of single components. A browser has only its page's messages. */
const none: Language | null = import.meta.env.SSR ? { ...ENGLISH, prefix: "", all: [] } : null;

export const LanguageContext = createContext<Language | null>(none);

/** Throws in an island that was hydrated without a language. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language) return language;
  throw new Error("no LanguageContext around the component");
}

/** For a page of the site: its address in the page's language (LANG-11). */
export function useLink(): (to: string) => string {
  const language = useLanguage();
  return (to) => linkIn(language, to);
}

export const useT = (): Translate => useLanguage().t;
