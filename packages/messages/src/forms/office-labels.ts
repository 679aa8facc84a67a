import { EXTRA_FIELDS, sourceFields, SURVEY_OFFERS } from "@meridian/contract/forms";
import { contactFormIn } from "#forms/contact.ts";
import { priceRequestFormIn } from "#forms/price-request.ts";
import { resumeFormIn } from "#forms/resume.ts";
import { surveyFormIn } from "#forms/survey.ts";
import type { Translate } from "#messages.ts";

/** Of the visit's fields; the names of vendors' clicks are the same in all languages. */
export const visitLabels = (t: Translate): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(EXTRA_FIELDS.map(({ name, label }) => [name, label])),
  page: t("office.page"),
  language: t("office.language"),
  suspicious: t("office.suspicious"),
  referrer: t("office.referrer"),
  landing_page: t("office.landingPage"),
  first_visit: t("office.firstVisit"),
  utm_source: t("office.source"),
  utm_medium: t("office.medium"),
  utm_campaign: t("office.campaign"),
  utm_term: t("office.term"),
  utm_content: t("office.content"),
  last_utm_source: t("office.lastSource"),
  last_utm_medium: t("office.lastMedium"),
  last_utm_campaign: t("office.lastCampaign"),
  last_utm_term: t("office.lastTerm"),
  last_utm_content: t("office.lastContent"),
  consent: t("office.consent"),
  consent_version: t("office.consentVersion"),
  consent_at: t("office.consentAt"),
  talent_pool: t("office.pool"),
  talent_pool_at: t("office.poolAt"),
  talent_pool_until: t("office.poolUntil"),
});

/** The fields of all forms by name, and those of the visit as hosts get them (`_utm_source`). */
export const officeLabels = (t: Translate): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    [surveyFormIn(t, SURVEY_OFFERS), priceRequestFormIn(t), resumeFormIn(t), contactFormIn(t)]
      .flatMap(({ fields }) => fields)
      .map(({ name, label }) => [name, label.replace(/\*$/, "")]),
  ),
  ...sourceFields(visitLabels(t)),
});
