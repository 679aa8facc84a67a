import { priceRequestForm, type FormKind } from "@meridian/contract/forms";
import { fieldsIn } from "#forms/form-words.ts";
import type { Translate } from "#messages.ts";

export const priceRequestFormIn = (t: Translate) =>
  ({
    ...priceRequestForm,
    fields: fieldsIn(t, priceRequestForm.fields, {
      "your-email": {
        label: t("priceRequest.email"),
        required: t("priceRequest.emailWrong"),
        invalid: t("priceRequest.emailWrong"),
      },
      team: { label: t("priceRequest.team") },
    }),
    success: t("priceRequest.thanks"),
  }) satisfies FormKind;

/** Spread into the messages of each language (decision 100); no part of what a browser loads. */
export const priceRequestWords = {
  en: {
    "priceRequest.email": "Your email",
    "priceRequest.emailWrong": "Please enter a valid email address",
    "priceRequest.included":
      "{people, plural, one {Your team is included: # person, {total} saved per year.} other {Your team is included: # people, {total} saved per year.}}",
    "priceRequest.send": "Get price",
    "priceRequest.team": "Team",
    "priceRequest.thanks": "Thank you for getting in touch!",
  },
  de: {
    "priceRequest.email": "Ihre E-Mail-Adresse",
    "priceRequest.emailWrong": "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    "priceRequest.included":
      "{people, plural, one {Ihr Team ist enthalten: #\u00a0Person, {total} Ersparnis pro Jahr.} other {Ihr Team ist enthalten: #\u00a0Personen, {total} Ersparnis pro Jahr.}}",
    "priceRequest.send": "Preis anfragen",
    "priceRequest.team": "Team",
    "priceRequest.thanks": "Vielen Dank für Ihre Anfrage!",
  },
  he: {
    "priceRequest.email": "האימייל שלכם",
    "priceRequest.emailWrong": "נא להזין כתובת אימייל תקינה",
    "priceRequest.included":
      "{people, plural, one {הצוות שלכם מצורף: אדם אחד, חיסכון של {total} לשנה.} two {הצוות שלכם מצורף: שני אנשים, חיסכון של {total} לשנה.} other {הצוות שלכם מצורף: # אנשים, חיסכון של {total} לשנה.}}",
    "priceRequest.send": "קבלת הצעת מחיר",
    "priceRequest.team": "צוות",
    "priceRequest.thanks": "תודה שפניתם אלינו!",
  },
} as const;
