import { english } from "@meridian/messages/english";
import type { Translate } from "@meridian/messages/messages";
import { createContext, useContext } from "react";

export interface Language {
  /** BCP 47. */
  code: string;
  direction: "ltr" | "rtl";
  t: Translate;
}

/** English on the server, for tests of single components. A browser has only its page's messages. */
const none: Language | null = import.meta.env.SSR
  ? { code: "en", direction: "ltr", t: english }
  : null;

export const LanguageContext = createContext<Language | null>(none);

/** Throws in an island that was hydrated without a language. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language) return language;
  throw new Error("no LanguageContext around the component");
}

export const useT = (): Translate => useLanguage().t;
