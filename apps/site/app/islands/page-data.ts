/** A page's data for its islands: on the server, which writes it once, and in the browser. */
import { createContext, useContext } from "react";
import type { FormSupport } from "#app/forms/form-support.ts";

export interface PageData {
  /** The address's path as the server reads it. */
  path: string;
  /** `null` only in the root's own error page. */
  forms: FormSupport | null;
}

/** Id of the element with the JSON. */
export const PAGE_DATA = "page-data";

export const PageDataContext = createContext<PageData>({ path: "/", forms: null });

export const usePageData = (): PageData => useContext(PageDataContext);
