import {
  contactForm,
  priceRequestForm,
  resumeForm,
  surveyForm,
  surveyFormOf,
  type FormKind,
  type SurveyOffers,
} from "@meridian/contract/forms";
import type { Kind } from "#submission.ts";

const KINDS: Record<Kind, FormKind> = {
  contact: contactForm,
  resume: resumeForm,
  "price-request": priceRequestForm,
  survey: surveyForm,
};

const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);

export const declarationOf = (kind: Kind): FormKind => KINDS[kind];

/** The form with the owner's choices. */
export function offeredFormOf(
  kind: string,
  variant: string,
  offers: SurveyOffers | undefined,
): FormKind | null {
  const form = formOf(kind, variant);
  return form?.kind === "survey" && offers ? surveyFormOf(offers) : form;
}

/** `null` for an unknown form. */
export function formOf(kind: string, variant: string): FormKind | null {
  const form = isKind(kind) ? KINDS[kind] : undefined;
  return form && Object.hasOwn(form.variants, variant) ? form : null;
}
