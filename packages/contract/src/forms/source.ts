/**
 * Where a visit came from. Kept with every submission beside the form's own fields, which it is
 * never part of.
 */

export interface SourceField {
  name: string;
  label: string;
}

/**
 * All there is of it: the page that linked to the first page of the visit, and what that link said
 * of itself.
 */
export const SOURCE_FIELDS = [
  { name: "referrer", label: "Came from" },
  { name: "utm_source", label: "Source" },
  { name: "utm_medium", label: "Medium" },
  { name: "utm_campaign", label: "Campaign" },
  { name: "utm_term", label: "Term" },
  { name: "utm_content", label: "Content" },
] as const satisfies readonly SourceField[];

/** By the name of a source field; what is not known is not there. */
export type VisitSource = Partial<Record<(typeof SOURCE_FIELDS)[number]["name"], string>>;

/** Characters of each that are kept. */
const LONGEST = 300;

/**
 * Names that begin with `_` stay out of what Contact Form 7 posts on, so a form's payload is what
 * the specification says.
 */
const postedAs = (name: string): string => `_${name}`;

/**
 * What a post says of where its visit came from: known names only, in one line each, cut. It is the
 * visitor's word, and nothing rests on it.
 */
export function sourceOf(posted: Record<string, string>): VisitSource {
  const tidy = (text: string): string =>
    text
      // oxlint-disable-next-line no-control-regex -- what is no character of a line becomes a space
      .replace(/[\u0000-\u001f\u007f]+/g, " ")
      .trim()
      .slice(0, LONGEST);
  return Object.fromEntries(
    SOURCE_FIELDS.map(({ name }) => [name, tidy(posted[postedAs(name)] ?? "")]).filter(
      ([, value]) => value !== "",
    ),
  );
}

/** As fields of a post, for `sourceOf` on the other side. */
export const sourceFields = (source: VisitSource): Record<string, string> =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [postedAs(name), value]));
