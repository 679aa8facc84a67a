/** The server's services for a render: the loaders' only access to anything outside the page. */
import type { GetCallName, LanguagePrefixes, Params, Reply } from "@meridian/contract";
import type { WholeLanguage } from "@meridian/messages/language";
import { createContext } from "react-router";
import type { Alternate } from "#app/language/language.ts";
import type { SiteSearch } from "#app/content/site-search.ts";
import type { FormSupport } from "#app/forms/form-support.ts";
import type { Found } from "#app/pages/define-page.ts";
import type { BrowserFiles } from "#app/islands/browser-files.ts";
import type { SiteConfig } from "#app/site-config.ts";

/** Content of the host, cached. Reads are recorded, so that a change purges the page. */
export interface ContentSource {
  /**
   * Pictures have addresses relative to the host (`/media/x.webp`), ready for `pictureAddress`.
   * `null`: absent. Throws when the host fails and nothing is cached.
   */
  read<N extends GetCallName>(
    name: N,
    ...params: keyof Params<N> extends never ? [] : [Params<N>]
  ): Promise<Reply<N>>;
  /** Path and query on the content host, else `undefined`. For HTML, unchanged by `read`. */
  ownPath(address: string): string | undefined;
  /** Logs that a band of the page was omitted, and shortens the page's time in the cache. */
  report(band: string, error: unknown): void;
  /** Of the language that it reads: `/de`; omitted for the site's first. */
  readonly prefix?: string;
  /** The same in another language, or in the site's first one, for the same page. */
  in?(language: string | undefined): ContentSource;
}

export interface RenderContext {
  content: ContentSource;
  /** What is at the page's address, for `shownAt`. */
  found: Promise<Found<unknown>>;
  site: SiteConfig;
  /** OWN-07; `null`: the bundled font. `styles`: for the head. `isWhole`: text uses them, too. */
  fonts: { styles: string; preloads: string[]; isWhole: boolean } | null;
  forms: FormSupport;
  /** Signs a document that the page offers behind a form (OWN-157). */
  documentMark(document: { id: string; name: string }): string;
  browserFiles: BrowserFiles;
  search: SiteSearch;
  /** `messages`: all of the language, of which a page sends those that its islands use. */
  language: WholeLanguage & LanguagePrefixes;
  /** The site's languages, its first one first. `prefix`: `""` or `/de`. */
  languages: readonly (Pick<WholeLanguage, "code" | "direction" | "t"> & { prefix: string })[];
  /** The page, or the one at `path`, in all languages that have it; `[]` on a site of one language. */
  alternates(path?: string): Promise<Alternate[]>;
}

export const renderContext = createContext<RenderContext>();
