/**
 * Where a visit came from. Kept with every submission beside the form's own fields, which it is
 * never part of.
 */

import type { CONSENT_FIELDS } from "#forms/consent.ts";

export interface SourceField {
  name: string;
  label: string;
}

/** What a link says of its campaign, as each vendor of analytics reads it. */
export const CAMPAIGN_FIELDS = [
  { name: "utm_source", label: "Source" },
  { name: "utm_medium", label: "Medium" },
  { name: "utm_campaign", label: "Campaign" },
  { name: "utm_term", label: "Term" },
  { name: "utm_content", label: "Content" },
] as const satisfies readonly SourceField[];

/** Numbers of one click on an advertisement: kept only of a visitor who agreed to be counted. */
export const CLICK_FIELDS = [
  { name: "gclid", label: "Google click" },
  { name: "fbclid", label: "Facebook click" },
  { name: "msclkid", label: "Microsoft click" },
  { name: "li_fat_id", label: "LinkedIn click" },
] as const satisfies readonly SourceField[];

/**
 * The page that linked to the visit's first page, the first and the last campaign that a link of
 * the visit named (the last where it differs from the first), and the clicks.
 */
export const SOURCE_FIELDS = [
  { name: "referrer", label: "Came from" },
  ...CAMPAIGN_FIELDS,
  { name: "last_utm_source", label: "Last source" },
  { name: "last_utm_medium", label: "Last medium" },
  { name: "last_utm_campaign", label: "Last campaign" },
  { name: "last_utm_term", label: "Last term" },
  { name: "last_utm_content", label: "Last content" },
  ...CLICK_FIELDS,
] as const satisfies readonly SourceField[];

/** Path of the page that a form was sent from: the site's own word, not the visitor's. */
export const PAGE_FIELD = { name: "page", label: "Sent from" } as const satisfies SourceField;

/** By the name of a field; what is not known is not there. */
export type VisitSource = Partial<
  Record<
    (typeof SOURCE_FIELDS | typeof CONSENT_FIELDS)[number]["name"] | typeof PAGE_FIELD.name,
    string
  >
>;

/** Characters of each that are kept. */
const LONGEST = 300;
/** Of a wording, whose settings take no more. */
const LONGEST_WORDING = 600;

/**
 * Names that begin with `_` stay out of what Contact Form 7 posts on, so a form's payload is what
 * the specification says.
 */
const postedAs = (name: string): string => `_${name}`;

/**
 * What a post says of where its visit came from: known names only, in one line each, cut. It is the
 * visitor's word, and nothing rests on it.
 */
export const sourceOf = (posted: Record<string, string>): VisitSource =>
  besideIn(posted, SOURCE_FIELDS);

/** What a post says under these names, in one line each, cut. */
export function besideIn(
  posted: Record<string, string>,
  fields: readonly SourceField[],
): VisitSource {
  const tidy = (name: string, text: string): string =>
    text
      // oxlint-disable-next-line no-control-regex -- what is no character of a line becomes a space
      .replace(/[\u0000-\u001f\u007f]+/g, " ")
      .trim()
      .slice(0, name === "consent" ? LONGEST_WORDING : LONGEST);
  return Object.fromEntries(
    fields
      .map(({ name }) => [name, tidy(name, posted[postedAs(name)] ?? "")])
      .filter(([, value]) => value !== ""),
  );
}

/** As fields of a post, for `sourceOf` or `toldBySite` on the other side. */
export const sourceFields = (source: VisitSource): Record<string, string> =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [postedAs(name), value]));
