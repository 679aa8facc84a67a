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

/** Spread into the messages of each language (decision 100); no part of what a browser loads. */
export const surveyFormWords = {
  en: {
    "surveyForm.company": "Company",
    "surveyForm.companyMissing": "Fill out the company",
    "surveyForm.currency": "Currency",
    "surveyForm.email": "Email",
    "surveyForm.emailMissing": "Fill out the email",
    "surveyForm.emailWrong": "Please enter a valid email address",
    "surveyForm.middleBackend": "Middle Backend",
    "surveyForm.name": "Name",
    "surveyForm.nameMissing": "Fill out the name",
    "surveyForm.otherTooLong": "Please keep the free text to {most} characters",
    "surveyForm.rangeWrong": "Please enter numbers from {min} to {max}",
    "surveyForm.region": "Regions",
    "surveyForm.regionMissing": "Please select at least one region",
    "surveyForm.seniorFullStack": "Senior Full-Stack",
    "surveyForm.skill": "Technologies",
    "surveyForm.skillMissing": "Please select at least one skill",
    "surveyForm.teamSize": "Team size",
    "surveyForm.thanks": "Thank you for your application",
  },
  de: {
    "surveyForm.company": "Unternehmen",
    "surveyForm.companyMissing": "Bitte geben Sie Ihr Unternehmen ein",
    "surveyForm.currency": "Währung",
    "surveyForm.email": "E-Mail",
    "surveyForm.emailMissing": "Bitte geben Sie Ihre E-Mail-Adresse ein",
    "surveyForm.emailWrong": "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    "surveyForm.middleBackend": "Mid-Level Backend",
    "surveyForm.name": "Name",
    "surveyForm.nameMissing": "Bitte geben Sie Ihren Namen ein",
    "surveyForm.otherTooLong": "Bitte beschränken Sie den freien Text auf {most}\u00a0Zeichen",
    "surveyForm.rangeWrong": "Bitte geben Sie Zahlen von {min} bis {max} ein",
    "surveyForm.region": "Regionen",
    "surveyForm.regionMissing": "Bitte wählen Sie mindestens eine Region aus",
    "surveyForm.seniorFullStack": "Senior Full-Stack",
    "surveyForm.skill": "Technologien",
    "surveyForm.skillMissing": "Bitte wählen Sie mindestens eine Technologie aus",
    "surveyForm.teamSize": "Teamgröße",
    "surveyForm.thanks": "Vielen Dank für Ihre Angaben",
  },
  he: {
    "surveyForm.company": "חברה",
    "surveyForm.companyMissing": "נא למלא שם חברה",
    "surveyForm.currency": "מטבע",
    "surveyForm.email": "אימייל",
    "surveyForm.emailMissing": "נא למלא אימייל",
    "surveyForm.emailWrong": "נא להזין כתובת אימייל תקינה",
    "surveyForm.middleBackend": "Mid-Level Backend",
    "surveyForm.name": "שם",
    "surveyForm.nameMissing": "נא למלא שם",
    "surveyForm.otherTooLong": "נא לקצר את הטקסט החופשי ל־{most} תווים לכל היותר",
    "surveyForm.rangeWrong": "נא להזין מספרים מ־{min} עד {max}",
    "surveyForm.region": "אזורים",
    "surveyForm.regionMissing": "נא לבחור אזור אחד לפחות",
    "surveyForm.seniorFullStack": "Senior Full-Stack",
    "surveyForm.skill": "טכנולוגיות",
    "surveyForm.skillMissing": "נא לבחור טכנולוגיה אחת לפחות",
    "surveyForm.teamSize": "גודל הצוות",
    "surveyForm.thanks": "תודה על הפנייה",
  },
} as const;
