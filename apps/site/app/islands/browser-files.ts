import type { MessageKey } from "@meridian/messages/messages";
import { createContext, useContext } from "react";

/** A browser file and its imports, as addresses on this site. */
export interface BrowserFile {
  address: string;
  needs: readonly string[];
  /** Messages that it and its imports show. */
  messages: readonly MessageKey[];
}

/** `name`: `browser`, or the part before `.island.tsx` or `.script.ts`. Throws if unknown. */
export type BrowserFiles = (name: string) => BrowserFile;

const NONE: BrowserFile = { address: "", needs: [], messages: [] };

/** Provided by entry.server.tsx; without it, as in component tests, nothing is loaded. */
export const BrowserFilesContext = createContext<BrowserFiles>(() => NONE);

export const useBrowserFile = (name: string): BrowserFile => useContext(BrowserFilesContext)(name);
