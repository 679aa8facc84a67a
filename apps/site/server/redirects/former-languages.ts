/** Addresses of languages that visitors had and have no more (LANG-10). */
import { isUnder, localPath, prefixFor } from "@meridian/contract/language-prefix";
import type { Uses } from "#server/services.ts";

/** Where the first language may have the page of a removed language, the likeliest path first. */
export type FormerLanguages = (path: string) => string[];

/** A category's or tag's feed is at its page. */
const FEED = /\/feed\.xml$/;

export function createFormerLanguages({
  servedLanguages: served,
  siteSettings,
}: Uses<
  never,
  { servedLanguages: "codes" | "originalOf"; siteSettings: "isRead" | "languages" }
>): FormerLanguages {
  return (path) => {
    // While the settings cannot be read, every language may be one of the site.
    if (!siteSettings.isRead) return [];
    const now = siteSettings.languages();
    const isOpen = (code: string): boolean => now.others.some((other) => other.code === code);
    const code = served.codes().find((one) => isUnder(path, prefixFor(one)) && !isOpen(one));
    if (code === undefined) return [];
    const local = localPath(path, prefixFor(code));
    const feed = FEED.exec(local)?.[0] ?? "";
    const original =
      served.originalOf(code, local) ??
      served.originalOf(code, local.slice(0, local.length - feed.length))?.concat(feed);
    // A language that is the first one now has its own pages without prefix.
    const all = code === now.first ? [local, original] : [original, local];
    return all.filter((one) => one !== undefined);
  };
}
