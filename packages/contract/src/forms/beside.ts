/** All that goes with a submission beside its form's own fields; apart from what browsers load. */
import { CONSENT_FIELDS } from "#forms/consent.ts";
import { besideIn, PAGE_FIELD, SOURCE_FIELDS, type VisitSource } from "#forms/source.ts";

export const BESIDE_FIELDS = [PAGE_FIELD, ...SOURCE_FIELDS, ...CONSENT_FIELDS];

/** What a site tells its content host. */
export const toldBySite = (posted: Record<string, string>): VisitSource =>
  besideIn(posted, BESIDE_FIELDS);
