/** Advice on lengths for search engines; no length is refused. */

/** Approximate characters that search engines show. */
export const TITLE_SHOWN = 60;
export const DESCRIPTION_SHOWN = 155;
/** A shorter one leaves space for another result. */
const DESCRIPTION_LEAST = 120;

export const charactersIn = (text: string): number => [...text.trim()].length;

/** `whole`: with the title template. */
export function titleWords(title: string, whole: string): string {
  if (title.trim() === "") return "Empty: the page's own title is used.";
  const count = charactersIn(whole);
  const counted = `${count} characters${whole.trim() === title.trim() ? "" : " including the template"}`;
  return count > TITLE_SHOWN
    ? `${counted}: search engines show about ${TITLE_SHOWN} and cut the rest.`
    : `${counted}; search engines show about ${TITLE_SHOWN}.`;
}

export function descriptionWords(description: string): string {
  const count = charactersIn(description);
  if (count === 0) return "Empty: the page's own text is used, if it has one.";
  if (count > DESCRIPTION_SHOWN)
    return `${count} characters: search engines show about ${DESCRIPTION_SHOWN} and cut the rest.`;
  return count < DESCRIPTION_LEAST
    ? `${count} characters: search engines show up to ${DESCRIPTION_SHOWN}; write at least ${DESCRIPTION_LEAST}.`
    : `${count} characters; search engines show about ${DESCRIPTION_SHOWN}.`;
}

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
