import type { CONSENT_FIELDS, POOL_FIELDS } from "#forms/consent.ts";

export interface SourceField {
  name: string;
  label: string;
}

/** As analytics vendors read them. */
export const CAMPAIGN_FIELDS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

/** Ad click ids: stored only if the visitor accepts counting. */
export const CLICK_FIELDS = ["gclid", "fbclid", "msclkid", "li_fat_id"] as const;

/** The linking page; the visit's first campaign, and the last if it differs; the clicks. */
export const SOURCE_FIELDS = [
  { name: "referrer", label: "Came from" },
  { name: "landing_page", label: "Landing page" },
  { name: "first_visit", label: "First visit" },
  { name: "utm_source", label: "Source" },
  { name: "utm_medium", label: "Medium" },
  { name: "utm_campaign", label: "Campaign" },
  { name: "utm_term", label: "Term" },
  { name: "utm_content", label: "Content" },
  { name: "last_utm_source", label: "Last source" },
  { name: "last_utm_medium", label: "Last medium" },
  { name: "last_utm_campaign", label: "Last campaign" },
  { name: "last_utm_term", label: "Last term" },
  { name: "last_utm_content", label: "Last content" },
  { name: "gclid", label: "Google click" },
  { name: "fbclid", label: "Facebook click" },
  { name: "msclkid", label: "Microsoft click" },
  { name: "li_fat_id", label: "LinkedIn click" },
] as const satisfies readonly SourceField[];

/** Path of the page with the form, set by the site. */
export const PAGE_FIELD = { name: "page", label: "Sent from" } as const satisfies SourceField;

/** BCP 47 code of that page, set by the site; older sites send none. */
export const LANGUAGE_FIELD = {
  name: "language",
  label: "Language",
} as const satisfies SourceField;

/** Why the message may be a machine's, a key of `SUSPICIONS`; set by the site (CON-11). */
export const SUSPICION_FIELD = {
  name: "suspicious",
  label: "Suspicious",
} as const satisfies SourceField;

export const SUSPICIONS = {
  "hidden-field":
    "A field that people cannot see was filled in, by a program or by the browser. The sender got no acknowledgement.",
} as const;

/** For a reader in the office; a reason of a newer site is shown as sent. */
export const suspicionInWords = (reason: string): string =>
  (SUSPICIONS as Record<string, string | undefined>)[reason] ?? reason;

export type VisitSource = Partial<
  Record<
    | (typeof SOURCE_FIELDS | typeof CONSENT_FIELDS | typeof POOL_FIELDS)[number]["name"]
    | typeof PAGE_FIELD.name
    | typeof LANGUAGE_FIELD.name
    | typeof SUSPICION_FIELD.name,
    string
  >
> & {
  /** OWN-125: a question as the visitor read it; its answer is the field `question-…`. */
  [question: `asked-${string}`]: string;
};

/** Characters stored of each field. */
const LONGEST = 300;
/** Characters of a consent text, as in the settings. */
const LONGEST_WORDING = 600;
const WORDINGS = new Set(["consent", "talent_pool"]);

/** Contact Form 7 omits names with a leading `_`, so its messages match the specification. */
const postedAs = (name: string): string => `_${name}`;

/** The visit's source: known fields, one truncated line each. Untrusted. */
export const sourceOf = (posted: Record<string, string>): VisitSource =>
  extraFieldsIn(posted, SOURCE_FIELDS);

/** The values of these fields in a post, one truncated line each. */
export function extraFieldsIn(
  posted: Record<string, string>,
  fields: readonly SourceField[],
): VisitSource {
  const tidy = (name: string, text: string): string =>
    text
      // oxlint-disable-next-line no-control-regex -- control characters become a space
      .replace(/[\u0000-\u001f\u007f]+/g, " ")
      .trim()
      .slice(0, WORDINGS.has(name) ? LONGEST_WORDING : LONGEST);
  return Object.fromEntries(
    fields
      .map(({ name }) => [name, tidy(name, posted[postedAs(name)] ?? "")])
      .filter(([, value]) => value !== ""),
  );
}

/** Fields of a post that `sourceOf` or `extraFieldsOf` read. */
export const sourceFields = (source: VisitSource): Record<string, string> =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [postedAs(name), value]));
