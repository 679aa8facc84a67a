import { createTranslate, type CompiledMessages } from "@meridian/messages/translate";
import { useState, type ReactNode } from "react";
import { PAGE_DATA, PageDataContext, type WrittenPageData } from "#app/islands/page-data.ts";
import { LanguageContext } from "#app/language/language.ts";

const read = (words?: CompiledMessages) => {
  const page: WrittenPageData = JSON.parse(document.getElementById(PAGE_DATA)?.textContent ?? "");
  const { messages, ...language } = page.language;
  return { page, language: { ...language, t: createTranslate(language.code, words ?? messages) } };
};

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
