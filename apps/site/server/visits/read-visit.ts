import {
  contactForm,
  priceRequestForm,
  resumeForm,
  surveyForm,
  type FormKind,
} from "@meridian/contract/forms";
import * as v from "valibot";

export const STEPS = ["opened", "started", "sent"] as const;
export type Step = (typeof STEPS)[number];

/** What is counted: the view of a page, or how far a form on it came. */
export type Counted = { page: string } | { page: string; form: string; step: Step };

/** Every place a form stands in, as `contact/main`: what is none of these is nobody's form. */
const FORMS = new Set(
  [contactForm, resumeForm, priceRequestForm, surveyForm].flatMap(({ kind, variants }: FormKind) =>
    Object.keys(variants).map((variant) => `${kind}/${variant}`),
  ),
);

/** Its path: a query may name a person, and of campaigns the submissions tell. */
const page = v.pipe(
  v.string(),
  v.startsWith("/"),
  v.maxLength(600),
  v.transform((address) => address.split(/[?#]/, 1)[0] ?? ""),
);
const schema = v.union([
  v.strictObject({ page }),
  v.strictObject({
    page,
    form: v.pipe(
      v.string(),
      v.check((form) => FORMS.has(form)),
    ),
    step: v.picklist(STEPS),
  }),
]);

/** What a page says (`app/analytics/count-here.ts`); `null` when no page of ours would. */
export function readVisit(body: Buffer): Counted | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body.toString("utf8"));
  return read.success ? read.output : null;
}
