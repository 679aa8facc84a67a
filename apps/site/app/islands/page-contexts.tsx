import { createTranslate, type CompiledMessages } from "@meridian/messages/translate";
import type { MessageKey, Translate } from "@meridian/messages/messages";
import { useState, type ReactNode } from "react";
import { PAGE_DATA, PageDataContext, type WrittenPageData } from "#app/islands/page-data.ts";
import type { SpokenFallback } from "#app/language/spoken-fallback.ts";
import { LanguageContext } from "#app/language/language.ts";

const read = (words?: CompiledMessages) => {
  const page: WrittenPageData = JSON.parse(document.getElementById(PAGE_DATA)?.textContent ?? "");
  const { messages, fallback = [], ...language } = page.language;
  const t = createTranslate(language.code, words ?? messages);
  return { page, language: { ...language, t: fallback.length > 0 ? spoken(t, fallback) : t } };
};

/** Notes each text of the fallback language, whose element then gets `lang` (LANG-01). */
function spoken(t: Translate, fallback: readonly string[]): Translate {
  const plain = t as (key: MessageKey, values?: object) => string;
  return (key: MessageKey, values?: object) => {
    const text = plain(key, values);
    if (fallback.includes(key)) void speaker().then(({ add }) => add(text));
    return text;
  };
}

let watching: Promise<SpokenFallback> | undefined;
const speaker = (): Promise<SpokenFallback> =>
  (watching ??= import("#app/language/spoken-fallback.ts").then(({ watchFallback }) =>
    watchFallback(document.body, document.documentElement.lang),
  ));

interface PageContextsProps {
  /** Instead of the page's messages, for a part that the page did not render. */
  words?: CompiledMessages;
  children: ReactNode;
}

/** The page's data and language for React in the browser. */
export function PageContexts({ words, children }: PageContextsProps) {
  const [{ page, language }] = useState(() => read(words));
  return (
    <LanguageContext value={language}>
      <PageDataContext value={page}>{children}</PageDataContext>
    </LanguageContext>
  );
}
