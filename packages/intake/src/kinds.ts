import {
  contactForm,
  priceRequestForm,
  readAsked,
  resumeForm,
  SURVEY_OFFERS,
  surveyForm,
  type FormKind,
  type SurveyOffers,
} from "@meridian/contract/forms";
import { contactFormIn } from "@meridian/messages/forms/contact";
import { priceRequestFormIn } from "@meridian/messages/forms/price-request";
import { resumeFormAsking } from "@meridian/messages/forms/resume";
import { surveyFormIn } from "@meridian/messages/forms/survey";
import type { Translate } from "@meridian/messages/messages";
import type { Kind } from "#submission.ts";

const KINDS: Record<Kind, FormKind> = {
  contact: contactForm,
  resume: resumeForm,
  "price-request": priceRequestForm,
  survey: surveyForm,
};

const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);

export const declarationOf = (kind: Kind): FormKind => KINDS[kind];

/**
 * The form with the owner's choices, with words for the visitor in the language `code`. `shown`: the
 * questions of a resume as the visitor's form had them (OWN-125).
 */
export function offeredFormOf(
  kind: string,
  variant: string,
  t: Translate,
  offers: SurveyOffers = SURVEY_OFFERS,
  code?: string,
  shown?: string,
): FormKind | null {
  switch (formOf(kind, variant)?.kind) {
    case "contact":
      return contactFormIn(t);
    case "resume":
      return resumeFormAsking(t, readAsked(shown));
    case "price-request":
      return { ...priceRequestFormIn(t), noFile: t("form.noFile") };
    case "survey":
      return { ...surveyFormIn(t, offers, code), noFile: t("form.noFile") };
    case undefined:
      return null;
  }
}

/** `null` for an unknown form. */
export function formOf(kind: string, variant: string): FormKind | null {
  const form = isKind(kind) ? KINDS[kind] : undefined;
  return form && Object.hasOwn(form.variants, variant) ? form : null;
}
