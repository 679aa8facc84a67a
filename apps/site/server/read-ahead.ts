/** Reads at start what the first page, and later the first search, would wait for. */
import { within } from "@meridian/http/within";
import type { SiteSettings } from "#server/config/site-settings.ts";
import type { Content } from "#server/content/content.ts";
import type { Fonts } from "#server/fonts/fonts.ts";
import type { Searches } from "#server/search/open-searches.ts";
import type { MovedAddresses } from "#server/redirects/moved-addresses.ts";

export interface ReadAhead {
  /** Reads the settings in all languages, and the fonts that they name. Never rejects. */
  settings(): Promise<void>;
  /** When the first language's settings, which name the others, have been read, or have failed. */
  settingsRead: Promise<void>;
  /**
   * Settings and redirects at once. Once the host has responded, the permalinks' lists one after
   * the other: calls that fail while the host starts would make visitors wait for their repeat.
   */
  start(movedAddresses: Pick<MovedAddresses, "readAhead">, hostResponded: Promise<void>): void;
  /** Resolves when nothing more is read, or after a second. */
  close(): Promise<unknown>;
}

/** Milliseconds after the rest: the first pages come first. */
const SEARCH_AFTER = 5000;

export function createReadAhead({
  site,
  content,
  fonts,
  search,
}: {
  site: Pick<SiteSettings, "of" | "languages">;
  content: Pick<Content, "forRender" | "permalinks">;
  fonts: Pick<Fonts, "of">;
  search: Pick<Searches, "build">;
}): ReadAhead {
  const closing = new AbortController();
  let reading = Promise.resolve();
  let later: NodeJS.Timeout | undefined;
  const { promise: settingsRead, resolve: isRead } = Promise.withResolvers<void>();
  const settings = async (): Promise<void> => {
    const first = await site.of(content.forRender());
    isRead();
    await fonts.of(first, { report: () => undefined });
    // For a form's post, which may come before the first page of its language.
    for (const { code } of site.languages().others)
      await site.of(content.forRender(code), { language: code });
  };
  const closed = new Promise((resolve) => closing.signal.addEventListener("abort", resolve));
  const read: (...parts: Parameters<ReadAhead["start"]>) => Promise<void> = async (
    movedAddresses,
    hostResponded,
  ) => {
    await Promise.all([settings(), movedAddresses.readAhead()]);
    await Promise.race([hostResponded, closed]);
    if (closing.signal.aborted) return;
    await content.permalinks?.readAhead(closing.signal);
    later = setTimeout(() => void search.build(), SEARCH_AFTER).unref();
  };
  return {
    settings,
    settingsRead,
    start: (...parts) => void (reading = read(...parts)),
    async close() {
      closing.abort();
      await within(1000, reading);
      clearTimeout(later);
    },
  };
}
