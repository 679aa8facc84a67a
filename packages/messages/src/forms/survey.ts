import {
  SURVEY_OTHER_MAX,
  surveyFormOf,
  surveyRanges,
  type FormKind,
  type SurveyOffers,
  type SurveyRange,
} from "@meridian/contract/forms";
import { fieldsIn } from "#forms/form-words.ts";
import type { Translate } from "#messages.ts";

/** The form with these choices. `code`: the language of `t`. */
export function surveyFormIn(t: Translate, offers: SurveyOffers, code = "en") {
  const form = surveyFormOf(offers, code);
  const ranges = surveyRanges(offers);
  const rule = (name: SurveyRange): string => t("surveyForm.rangeWrong", ranges[name]);
  return {
    ...form,
    fields: fieldsIn(t, form.fields, {
      region: { label: t("surveyForm.region"), required: t("surveyForm.regionMissing") },
      forSeniorFullStack: {
        label: t("surveyForm.seniorFullStack"),
        invalid: rule("forSeniorFullStack"),
      },
      forMiddleBackend: { label: t("surveyForm.middleBackend"), invalid: rule("forMiddleBackend") },
      teamSize: { label: t("surveyForm.teamSize"), invalid: rule("teamSize") },
      skill: {
        label: t("surveyForm.skill"),
        required: t("surveyForm.skillMissing"),
        invalid: t("surveyForm.otherTooLong", { most: SURVEY_OTHER_MAX }),
      },
      fullName: { label: t("surveyForm.name"), required: t("surveyForm.nameMissing") },
      company: { label: t("surveyForm.company"), required: t("surveyForm.companyMissing") },
      email: {
        label: t("surveyForm.email"),
        required: t("surveyForm.emailMissing"),
        invalid: t("surveyForm.emailWrong"),
      },
      currency: { label: t("surveyForm.currency") },
    }),
    success: t("surveyForm.thanks"),
  } satisfies FormKind;
}
