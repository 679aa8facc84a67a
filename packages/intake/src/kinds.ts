import {
  contactForm,
  priceRequestForm,
  resumeForm,
  surveyForm,
  type FormKind,
} from "@meridian/contract/forms";
import type { Kind } from "#submission.ts";

const KINDS: Record<Kind, FormKind> = {
  contact: contactForm,
  resume: resumeForm,
  "price-request": priceRequestForm,
  survey: surveyForm,
};

const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);

/** The declaration of a kind. */
export const declarationOf = (kind: Kind): FormKind => KINDS[kind];

/** The declaration of a kind with this variant, or `null` when the contract has no such form. */
export function formOf(kind: string, variant: string): FormKind | null {
  const form = isKind(kind) ? KINDS[kind] : undefined;
  return form && Object.hasOwn(form.variants, variant) ? form : null;
}
