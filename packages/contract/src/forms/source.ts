/** The source of a visit. Stored with every submission next to the form's own fields. */

import type { CONSENT_FIELDS } from "#forms/consent.ts";

export interface SourceField {
  name: string;
  label: string;
}

/** Campaign parameters of a link, as analytics vendors read them. */
export const CAMPAIGN_FIELDS = [
  { name: "utm_source", label: "Source" },
  { name: "utm_medium", label: "Medium" },
  { name: "utm_campaign", label: "Campaign" },
  { name: "utm_term", label: "Term" },
  { name: "utm_content", label: "Content" },
] as const satisfies readonly SourceField[];

/** Ad click ids: only stored with the visitor's consent to counting. */
export const CLICK_FIELDS = [
  { name: "gclid", label: "Google click" },
  { name: "fbclid", label: "Facebook click" },
  { name: "msclkid", label: "Microsoft click" },
  { name: "li_fat_id", label: "LinkedIn click" },
] as const satisfies readonly SourceField[];

/**
 * The page that linked to the visit's first page, the first and the last campaign of the visit's
 * links (the last if it differs), and the clicks.
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

/** Path of the page that a form was sent from: set by the site, not the visitor. */
export const PAGE_FIELD = { name: "page", label: "Sent from" } as const satisfies SourceField;

/** By field name; unknown ones are absent. */
export type VisitSource = Partial<
  Record<
    (typeof SOURCE_FIELDS | typeof CONSENT_FIELDS)[number]["name"] | typeof PAGE_FIELD.name,
    string
  >
>;

/** Stored characters of each. */
const LONGEST = 300;
/** Limit of a consent text, as in the settings. */
const LONGEST_WORDING = 600;

/**
 * Contact Form 7 does not pass on names that begin with `_`, so a form's payload matches the
 * specification.
 */
const postedAs = (name: string): string => `_${name}`;

/**
 * The visit's source in a post: known names only, one line each, truncated. Untrusted: nothing
 * relies on it.
 */
export const sourceOf = (posted: Record<string, string>): VisitSource =>
  extraFieldsIn(posted, SOURCE_FIELDS);

/** The values under these names in a post, one line each, truncated. */
export function extraFieldsIn(
  posted: Record<string, string>,
  fields: readonly SourceField[],
): VisitSource {
  const tidy = (name: string, text: string): string =>
    text
      // oxlint-disable-next-line no-control-regex -- control characters become a space
      .replace(/[\u0000-\u001f\u007f]+/g, " ")
      .trim()
      .slice(0, name === "consent" ? LONGEST_WORDING : LONGEST);
  return Object.fromEntries(
    fields
      .map(({ name }) => [name, tidy(name, posted[postedAs(name)] ?? "")])
      .filter(([, value]) => value !== ""),
  );
}

/** As fields of a post, for `sourceOf` or `extraFieldsOf` on the other side. */
export const sourceFields = (source: VisitSource): Record<string, string> =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [postedAs(name), value]));
