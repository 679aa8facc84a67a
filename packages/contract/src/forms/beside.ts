/** All that goes with a submission beside its form's own fields; apart from what browsers load. */
import { besideIn, SOURCE_FIELDS, type SourceField, type VisitSource } from "#forms/source.ts";

/**
 * SEC-29: what the page said that a visitor agrees to by sending, word for word, by what mark that
 * wording is known, and when it was sent (ISO 8601). Nobody's word but the site's own.
 */
export const CONSENT_FIELDS = [
  { name: "consent", label: "Agreed to" },
  { name: "consent_version", label: "Wording" },
  { name: "consent_at", label: "Agreed on" },
] as const satisfies readonly SourceField[];

export const BESIDE_FIELDS = [...SOURCE_FIELDS, ...CONSENT_FIELDS];

/** What a site tells its content host. */
export const toldBySite = (posted: Record<string, string>): VisitSource =>
  besideIn(posted, BESIDE_FIELDS);
