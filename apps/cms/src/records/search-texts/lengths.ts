import type { Limit } from "#records/fields/limits.ts";

/** Advice on lengths for search engines; no length is refused. */

/** Approximate characters that search engines show. */
export const TITLE_SHOWN = 60;
export const DESCRIPTION_SHOWN = 155;
/** A shorter one leaves space for another result. */
const DESCRIPTION_LEAST = 120;

const OVER = "search engines cut the rest";

export const TITLE_LIMIT: Limit = {
  most: TITLE_SHOWN,
  isAbout: true,
  over: OVER,
  empty: "Empty: the page's own title is used.",
};
export const DESCRIPTION_LIMIT: Limit = {
  most: DESCRIPTION_SHOWN,
  least: DESCRIPTION_LEAST,
  isAbout: true,
  over: OVER,
  empty: "Empty: the page's own text is used, if it has one.",
};

/** Cuts like a search result: between words, with an ellipsis. */
export function asShown(text: string, shown: number): string {
  const count = [...text.trim()];
  if (count.length <= shown) return count.join("");
  const start = count.slice(0, shown - 1).join("");
  const end = start.lastIndexOf(" ");
  return `${(end > 0 ? start.slice(0, end) : start).trimEnd()}…`;
}

/** `www.example.com › services › teams` */
export const addressWords = (siteUrl: string, path: string): string =>
  [new URL(siteUrl).host, ...path.split("/").filter((part) => part !== "")].join(" › ");
