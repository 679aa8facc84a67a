/** Reads at start what the first page, and later the first search, would wait for. */
import { within } from "@meridian/http/within";
import { EVERYTHING } from "#server/content/invalidations.ts";
import type { Uses } from "#server/services.ts";

export interface ReadAhead {
  /** Reads them again if one of the changed tags names settings. Never rejects. */
  changed(tags: readonly string[]): Promise<void>;
  /** When the first language's settings, which name the others, have been read, or have failed. */
  settingsRead: Promise<void>;
  /**
   * Settings and redirects at once. Once the host has responded, the permalinks' lists one after
   * the other: calls that fail while the host starts would make visitors wait for their repeat.
   */
  start(): void;
  /** Resolves when nothing more is read, or after a second. */
  close(): Promise<unknown>;
}

/** Milliseconds after the rest: the first pages come first. */
const SEARCH_AFTER = 5000;

/** In any language. */
const namesSettings = (tag: string): boolean => tag === EVERYTHING || /^settings(?:@|$)/.test(tag);

export function createReadAhead({
  siteSettings,
  content,
  fonts,
  search,
  movedAddresses,
  link,
}: Uses<
  never,
  {
    siteSettings: "of" | "languages";
    content: "forRender" | "permalinks";
    fonts: "of";
    search: "build";
    movedAddresses: "readAhead";
    link: "hostResponded";
  }
>): ReadAhead {
  const closing = new AbortController();
  let reading = Promise.resolve();
  let later: NodeJS.Timeout | undefined;
  const { promise: settingsRead, resolve: isRead } = Promise.withResolvers<void>();
  /** In all languages, with the fonts that they name. */
  const settings = async (): Promise<void> => {
    const first = await siteSettings.of(content.forRender());
    isRead();
    await fonts.of(first, { report: () => undefined });
    // For a form's post, which may come before the first page of its language.
    for (const { code } of siteSettings.languages().others)
      await siteSettings.of(content.forRender(code), { language: code });
  };
  const closed = new Promise((resolve) => closing.signal.addEventListener("abort", resolve));
  const read = async (): Promise<void> => {
    await Promise.all([settings(), movedAddresses.readAhead()]);
    await Promise.race([link.hostResponded, closed]);
    if (closing.signal.aborted) return;
    await content.permalinks().readAhead(closing.signal);
    later = setTimeout(() => void search.build(), SEARCH_AFTER).unref();
  };
  return {
    async changed(tags) {
      if (tags.some(namesSettings)) await settings();
    },
    settingsRead,
    start: () => void (reading = read()),
    async close() {
      closing.abort();
      await within(1000, reading);
      clearTimeout(later);
    },
  };
}
