import { createTranslate } from "@meridian/messages/translate";
import { useState, type ReactNode } from "react";
import { PAGE_DATA, PageDataContext, type WrittenPageData } from "#app/islands/page-data.ts";
import { LanguageContext } from "#app/language/language.ts";

const read = () => {
  const page: WrittenPageData = JSON.parse(document.getElementById(PAGE_DATA)?.textContent ?? "");
  const { messages, ...language } = page.language;
  return { page, language: { ...language, t: createTranslate(language.code, messages) } };
};

/** The page's data and language for React in the browser. */
export function PageContexts({ children }: { children: ReactNode }) {
  const [{ page, language }] = useState(read);
  return (
    <LanguageContext value={language}>
      <PageDataContext value={page}>{children}</PageDataContext>
    </LanguageContext>
  );
}
