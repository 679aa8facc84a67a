/**
 * All that is sent with a submission in addition to its form's fields; separate from what browsers
 * load.
 */
import { CONSENT_FIELDS } from "#forms/consent.ts";
import { besideIn, PAGE_FIELD, SOURCE_FIELDS, type VisitSource } from "#forms/source.ts";

export const BESIDE_FIELDS = [PAGE_FIELD, ...SOURCE_FIELDS, ...CONSENT_FIELDS];

/** What a site sends its content host. */
export const toldBySite = (posted: Record<string, string>): VisitSource =>
  besideIn(posted, BESIDE_FIELDS);
