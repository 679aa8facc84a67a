import type { FormKind } from "#forms/kind.ts";
import { SURVEY_OFFERS, type Bounds, type SurveyOffers } from "#forms/survey-offers.ts";
import {
  isOtherShort,
  isSpan,
  readSurvey,
  SURVEY_OTHER_MAX,
  surveyFields,
  surveyRanges,
} from "#forms/survey-answers.ts";

/** SURV-07: labels joined by commas, ranges `min-max`. Hosts also accept earlier choices. */
export const deliveredSurvey = {
  kind: "survey",
  call: "surveyForm",
  fields: [
    {
      name: "region",
      label: "Regions",
      type: "text",
      required: "Please select at least one region",
      max: 400,
    },
    { name: "forSeniorFullStack", label: "Senior Full-Stack", type: "text", max: 20 },
    { name: "forMiddleBackend", label: "Middle Backend", type: "text", max: 20 },
    { name: "teamSize", label: "Team size", type: "text", max: 20 },
    {
      name: "skill",
      label: "Technologies",
      type: "text",
      required: "Please select at least one skill",
      invalid: `Please keep the free text to ${SURVEY_OTHER_MAX} characters`,
      max: 400,
    },
    {
      name: "fullName",
      label: "Name",
      type: "text",
      required: "Fill out the name",
      max: 200,
      autocomplete: "name",
    },
    {
      name: "company",
      label: "Company",
      type: "text",
      required: "Fill out the company",
      max: 200,
      autocomplete: "organization",
    },
    {
      name: "email",
      label: "Email",
      type: "email",
      required: "Fill out the email",
      invalid: "Please enter a valid email address",
      max: 254,
      autocomplete: "email",
    },
    { name: "currency", label: "Currency", type: "text", max: 3 },
  ],
  variants: { survey: { optional: [], file: false } },
  success: "Thank you for your application",
} as const satisfies FormKind;

/** The form with these choices. `code`: the language in which numbers are typed. */
export const surveyFormOf = (offers: SurveyOffers, code = "en") => {
  const ranges = new Map<string, Bounds>(Object.entries(surveyRanges(offers)));
  return {
    ...deliveredSurvey,
    fields: deliveredSurvey.fields.map((field) => {
      const range = ranges.get(field.name);
      if (range) return { ...field, invalid: rangeRule(range), check: isSpan };
      return field.name === "skill"
        ? { ...field, check: (skill: string) => isOtherShort(skill, offers) }
        : field;
    }),
    compose: (posted) => ({ ...posted, ...surveyFields(readSurvey(posted, offers, code)) }),
  } as const satisfies FormKind;
};

const rangeRule = ({ min, max }: Bounds): string => `Please enter numbers from ${min} to ${max}`;

export const surveyForm = surveyFormOf(SURVEY_OFFERS);
