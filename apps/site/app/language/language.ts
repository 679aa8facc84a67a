import { ENGLISH, type Language } from "@meridian/messages/language";
import type { Translate } from "@meridian/messages/messages";
import { createContext, useContext } from "react";

export type { Language };

/** English on the server, for tests of single components. A browser has only its page's messages. */
const none: Language | null = import.meta.env.SSR ? ENGLISH : null;

export const LanguageContext = createContext<Language | null>(none);

/** Throws in an island that was hydrated without a language. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language) return language;
  throw new Error("no LanguageContext around the component");
}

export const useT = (): Translate => useLanguage().t;
