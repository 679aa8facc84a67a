import { createContext, useContext } from "react";

/** A file that a browser may load, and the ones it imports. Addresses on this site. */
export interface BrowserFile {
  address: string;
  needs: readonly string[];
}

/**
 * By name: `browser` for what every page loads, else what stands before `.island.tsx` or
 * `.script.ts`. Throws for a name that is none.
 */
export type BrowserFiles = (name: string) => BrowserFile;

const NONE: BrowserFile = { address: "", needs: [] };

/**
 * Given by entry.server.tsx; without it, as where a part is rendered by itself in a test, nothing
 * is loaded.
 */
export const BrowserFilesContext = createContext<BrowserFiles>(() => NONE);

export const useBrowserFile = (name: string): BrowserFile => useContext(BrowserFilesContext)(name);
