/** Sent besides a form's fields. A separate module, so that browsers do not load it. */
import { CONSENT_FIELDS } from "#forms/consent.ts";
import { extraFieldsIn, PAGE_FIELD, SOURCE_FIELDS, type VisitSource } from "#forms/source.ts";

export const EXTRA_FIELDS = [PAGE_FIELD, ...SOURCE_FIELDS, ...CONSENT_FIELDS];

/** The fields that a site adds to a message for its content host. */
export const extraFieldsOf = (posted: Record<string, string>): VisitSource =>
  extraFieldsIn(posted, EXTRA_FIELDS);
