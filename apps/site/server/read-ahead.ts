/** Reads at start what the first page, and later the first search, would wait for. */
import { within } from "@meridian/http/within";
import type { SiteSettings } from "#server/config/site-settings.ts";
import type { Content } from "#server/content/content.ts";
import type { Fonts } from "#server/fonts/fonts.ts";
import type { Search } from "#server/search/open-search.ts";
import type { MovedAddresses } from "#server/redirects/moved-addresses.ts";

export interface ReadAhead {
  /** Reads the settings, and the fonts that they name. Never rejects. */
  settings(): Promise<void>;
  /** Settings and redirects at once, then the permalinks' lists one after the other. */
  start(movedAddresses: Pick<MovedAddresses, "readAhead">): void;
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
  site: Pick<SiteSettings, "of">;
  content: Content;
  fonts: Pick<Fonts, "of">;
  search: Pick<Search, "build">;
}): ReadAhead {
  const closing = new AbortController();
  let reading = Promise.resolve();
  let later: NodeJS.Timeout | undefined;
  const settings = async (): Promise<void> => {
    await fonts.of(await site.of(content.forRender()), { report: () => undefined });
  };
  const read = async (movedAddresses: Pick<MovedAddresses, "readAhead">): Promise<void> => {
    await Promise.all([settings(), movedAddresses.readAhead()]);
    await content.permalinks?.readAhead(closing.signal);
    later = setTimeout(() => void search.build(), SEARCH_AFTER).unref();
  };
  return {
    settings,
    start: (movedAddresses) => void (reading = read(movedAddresses)),
    async close() {
      closing.abort();
      await within(1000, reading);
      clearTimeout(later);
    },
  };
}
