/** `site` fits. */
export interface Titled {
  brand: { name: string };
  seo: { title: string };
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** As a whole word: "Ada" is not in "Adaptive". */
const hasName = (title: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${literal(name)}(?![\\p{L}\\p{N}])`, "iu").test(title);

/**
 * A page's title by the settings' template. A title that contains the brand's name is unchanged.
 */
export const pageTitle = (title: string, { brand, seo }: Titled): string =>
  hasName(title, brand.name)
    ? title
    : seo.title.replace(/\{(title|brand)\}/g, (_, word) => (word === "title" ? title : brand.name));

/** The inverse of `pageTitle`; other titles are unchanged. */
export function titleWithin(whole: string, { brand, seo }: Titled): string {
  const [before = "", after = ""] = seo.title
    .split("{title}", 2)
    .map((part) => part.replaceAll("{brand}", brand.name));
  const isMade =
    whole.length > before.length + after.length &&
    whole.startsWith(before) &&
    whole.endsWith(after);
  return isMade ? whole.slice(before.length, whole.length - after.length) : whole;
}
