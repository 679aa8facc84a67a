/** Sent besides a form's fields. A separate module, so that browsers do not load it. */
import { canonicalLanguage } from "#site-settings/language.ts";
import { CONSENT_FIELDS, POOL_FIELDS } from "#forms/consent.ts";
import {
  extraFieldsIn,
  LANGUAGE_FIELD,
  PAGE_FIELD,
  SOURCE_FIELDS,
  SUSPICION_FIELD,
  type VisitSource,
} from "#forms/source.ts";

export const EXTRA_FIELDS = [
  PAGE_FIELD,
  LANGUAGE_FIELD,
  SUSPICION_FIELD,
  ...SOURCE_FIELDS,
  ...CONSENT_FIELDS,
  ...POOL_FIELDS,
];

/** Characters of a language code; RFC 5646 (4.4.1) needs 35. */
const LONGEST_CODE = 35;

/** The fields that a site adds to a message for its content host; without a malformed language. */
export function extraFieldsOf(posted: Record<string, string>): VisitSource {
  const { language: code = "", ...others } = extraFieldsIn(posted, EXTRA_FIELDS);
  const language = code.length <= LONGEST_CODE ? canonicalLanguage(code) : null;
  return language === null ? others : { ...others, language };
}
