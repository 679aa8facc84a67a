/** Advice on the length of texts for search engines; no length is refused. */

/** Approximate number of characters that search engines show. */
export const TITLE_SHOWN = 60;
export const DESCRIPTION_SHOWN = 155;
/** A shorter one leaves space that another result would use. */
const DESCRIPTION_LEAST = 120;

export const lettersIn = (text: string): number => [...text.trim()].length;

/** `whole`: the title after the template is applied. */
export function titleWords(title: string, whole: string): string {
  if (title.trim() === "") return "Empty: the page's own title is used.";
  const letters = lettersIn(whole);
  const counted = `${letters} characters${whole.trim() === title.trim() ? "" : " including the template"}`;
  return letters > TITLE_SHOWN
    ? `${counted}: search engines show about ${TITLE_SHOWN} and cut the rest.`
    : `${counted}; search engines show about ${TITLE_SHOWN}.`;
}

export function descriptionWords(description: string): string {
  const letters = lettersIn(description);
  if (letters === 0) return "Empty: the page's own text is used, if it has one.";
  if (letters > DESCRIPTION_SHOWN)
    return `${letters} characters: search engines show about ${DESCRIPTION_SHOWN} and cut the rest.`;
  return letters < DESCRIPTION_LEAST
    ? `${letters} characters: search engines show up to ${DESCRIPTION_SHOWN}; write at least ${DESCRIPTION_LEAST}.`
    : `${letters} characters; search engines show about ${DESCRIPTION_SHOWN}.`;
}

/** As a search result shows it: cut between words, with an ellipsis. */
export function asShown(text: string, shown: number): string {
  const letters = [...text.trim()];
  if (letters.length <= shown) return letters.join("");
  const kept = letters.slice(0, shown - 1).join("");
  const end = kept.lastIndexOf(" ");
  return `${(end > 0 ? kept.slice(0, end) : kept).trimEnd()}…`;
}

/** `www.example.com › services › teams` */
export const addressWords = (siteUrl: string, path: string): string =>
  [new URL(siteUrl).host, ...path.split("/").filter((part) => part !== "")].join(" › ");
