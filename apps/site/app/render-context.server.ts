/** What the server gives to a render: the only way from loaders to anything outside the page. */
import type { GetCallName, Params, Reply } from "@meridian/contract";
import { createContext } from "react-router";
import type { FormSupport } from "#app/forms/form-support.ts";
import type { BrowserFiles } from "#app/islands/browser-files.ts";
import type { SiteConfig } from "#app/site-config.ts";

/**
 * Content of the host, cached and watched: each read is noted, so that the page is purged with it.
 */
export interface ContentSource {
  /**
   * Pictures of the host come with addresses relative to it (`/media/x.webp`), ready for
   * `pictureAddress`. `null`: absent. Throws when the host fails and nothing is cached.
   */
  read<N extends GetCallName>(
    name: N,
    ...params: keyof Params<N> extends never ? [] : [Params<N>]
  ): Promise<Reply<N>>;
  /**
   * Path and query of an address on the content host, such as `/media/x.webp`; `undefined` for any
   * other address. For addresses inside HTML, which `read` leaves as they are.
   */
  ownPath(address: string): string | undefined;
  /**
   * Says in the log that a band of the page was left out, and keeps the page from being cached for
   * long.
   */
  report(band: string, error: unknown): void;
}

export interface RenderContext {
  content: ContentSource;
  site: SiteConfig;
  /**
   * The owner's (OWN-07), or `null`: the bundled one. `styles` are for the head; without
   * `isWhole` the text is still set in the bundled font.
   */
  fonts: { styles: string; preloads: string[]; isWhole: boolean } | null;
  forms: FormSupport;
  browserFiles: BrowserFiles;
}

export const renderContext = createContext<RenderContext>();
