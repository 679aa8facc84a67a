/**
 * What a page tells its islands; the same on the server, which writes it into the page once, and in
 * the browser.
 */
import { createContext, useContext } from "react";
import type { FormSupport } from "#app/forms/form-support.ts";

export interface PageData {
  /** Of the address, as the server reads it. */
  path: string;
  /** `null` only where the page has no support to give (the root's own failure). */
  forms: FormSupport | null;
}

/** Id of the element that holds it, as JSON. */
export const PAGE_DATA = "page-data";

export const PageDataContext = createContext<PageData>({ path: "/", forms: null });

export const usePageData = (): PageData => useContext(PageDataContext);
