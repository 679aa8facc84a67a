/**
 * All that is sent with a submission in addition to its form's fields; separate from what browsers
 * load.
 */
import { CONSENT_FIELDS } from "#forms/consent.ts";
import { extraFieldsIn, PAGE_FIELD, SOURCE_FIELDS, type VisitSource } from "#forms/source.ts";

export const EXTRA_FIELDS = [PAGE_FIELD, ...SOURCE_FIELDS, ...CONSENT_FIELDS];

/** The fields that a site adds to a message for its content host. */
export const extraFieldsOf = (posted: Record<string, string>): VisitSource =>
  extraFieldsIn(posted, EXTRA_FIELDS);
