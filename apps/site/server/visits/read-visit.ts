import {
  contactForm,
  priceRequestForm,
  resumeForm,
  surveyForm,
  type FormKind,
} from "@meridian/contract/forms";
import { documentNumber } from "@meridian/contract/site-protocol/document-link";
import { touchOf, type Touch } from "@meridian/contract/touch";
import * as v from "valibot";

export const STEPS = ["opened", "started", "sent"] as const;
export type Step = (typeof STEPS)[number];

/** `from`: of a visit's first page, and of a begun form (OWN-144). */
export type Visit = (
  | { page: string }
  | { page: string; form: string; step: Step }
  | { page: string; document: string }
) & {
  from?: Touch | undefined;
};
/** A visit, a search that found nothing, or a document that was downloaded (OWN-159). */
export type Counted = Visit | { missed: string } | { document: string };

/** Every form by kind and place, such as `contact/main`; others are rejected. */
const FORMS = new Set(
  [contactForm, resumeForm, priceRequestForm, surveyForm].flatMap(({ kind, variants }: FormKind) =>
    Object.keys(variants).map((variant) => `${kind}/${variant}`),
  ),
);

/** Only its path: a query may contain a person's name, and campaigns are in the submissions. */
const page = v.pipe(
  v.string(),
  v.startsWith("/"),
  v.maxLength(600),
  v.transform((address) => address.split(/[?#]/, 1)[0] ?? ""),
);
const value = v.optional(v.pipe(v.string(), v.maxLength(100)), "");

/** An email address or a phone number in a campaign is counted as none. */
const isImpersonal = (text: string): boolean =>
  !text.includes("@") && !/^\s*[+0][\d\s()./-]{6,}$/.test(text);

const from = v.optional(
  v.pipe(
    v.strictObject({
      referrer: value,
      utm_source: value,
      utm_medium: value,
      utm_campaign: value,
    }),
    v.transform((values) =>
      touchOf(
        Object.fromEntries(
          Object.entries(values).map(([name, text]) => [name, isImpersonal(text) ? text : ""]),
        ),
      ),
    ),
  ),
);
const schema = v.union([
  v.strictObject({ page, from }),
  v.strictObject({
    page,
    from,
    form: v.pipe(
      v.string(),
      v.check((form) => FORMS.has(form)),
    ),
    step: v.picklist(STEPS),
  }),
  v.strictObject({ page, document: documentNumber }),
]);

/** Parses a page's report (`app/analytics/count-here.ts`); `null` if invalid. */
export function readVisit(body: Buffer): Visit | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body.toString("utf8"));
  return read.success ? read.output : null;
}
