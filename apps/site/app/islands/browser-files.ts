import { createContext, useContext } from "react";

/** A browser file and its imports, as addresses on this site. */
export interface BrowserFile {
  address: string;
  needs: readonly string[];
}

/** `name`: `browser`, or the part before `.island.tsx` or `.script.ts`. Throws if unknown. */
export type BrowserFiles = (name: string) => BrowserFile;

const NONE: BrowserFile = { address: "", needs: [] };

/** Provided by entry.server.tsx; without it, as in component tests, nothing is loaded. */
export const BrowserFilesContext = createContext<BrowserFiles>(() => NONE);

export const useBrowserFile = (name: string): BrowserFile => useContext(BrowserFilesContext)(name);
