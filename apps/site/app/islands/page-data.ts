/** A page's data for its islands: on the server, which writes it once, and in the browser. */
import type { MessageKey } from "@meridian/messages/messages";
import type { CompiledMessages } from "@meridian/messages/translate";
import { createContext, useContext } from "react";
import type { FormSupport } from "#app/forms/form-support.ts";
import type { Language } from "#app/language/language.ts";

export interface PageData {
  /** The page's path in the first language that has it: the same in all languages. */
  path: string;
  /** `null` only in the root's own error page. */
  forms: FormSupport | null;
}

/**
 * As the server writes it. `messages`: those that the page's islands use; `fallback`: keys of
 * messages that the language lacks.
 */
export type WrittenPageData = PageData & {
  language: Omit<Language, "t"> & { messages: CompiledMessages; fallback?: string[] };
};

/** Id of the element with the JSON. */
export const PAGE_DATA = "page-data";

export const PageDataContext = createContext<PageData>({ path: "/", forms: null });

export const usePageData = (): PageData => useContext(PageDataContext);

/**
 * On the server: all messages of the page's language, the keys that its scripts use, and those that
 * the language lacks.
 */
export const PageMessages = createContext<{
  all: CompiledMessages;
  used: Set<MessageKey>;
  missing: ReadonlySet<string>;
}>({ all: {}, used: new Set(), missing: new Set() });
