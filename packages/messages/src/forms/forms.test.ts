import {
  CAPTCHA_UNSOLVED,
  checkFields,
  checkFiles,
  contactForm,
  priceRequestForm,
  QUESTION_QUOTA,
  QUESTION_SPENT,
  QUESTION_UNANSWERED,
  REFUSED_FILE,
  resumeForm,
  SEND_FAILURE,
  SURVEY_OFFERS,
  surveyForm,
  type FormKind,
} from "@meridian/contract/forms";
import { expect, test } from "vitest";
import { contactFormIn } from "#forms/contact.ts";
import { priceRequestFormIn } from "#forms/price-request.ts";
import { refusedFileIn } from "#forms/refused-file.ts";
import { resumeFormIn } from "#forms/resume.ts";
import { surveyFormIn } from "#forms/survey.ts";
import { english as t } from "#language.ts";

/** Without functions, and without the words that `checkFields` composes for the contract's form. */
const written = (form: FormKind): unknown =>
  JSON.parse(
    JSON.stringify({
      ...form,
      noFile: undefined,
      fields: form.fields.map((field) => ({ ...field, tooLong: undefined })),
    }),
  );

const FORMS: [string, FormKind, FormKind][] = [
  ["contact", contactForm, contactFormIn(t)],
  ["resume", resumeForm, resumeFormIn(t)],
  ["price request", priceRequestForm, priceRequestFormIn(t)],
  ["survey", surveyForm, surveyFormIn(t, SURVEY_OFFERS)],
];

test.each(FORMS)("the %s in English is the contract's form", (_, form, translated) => {
  expect(written(translated)).toEqual(written(form));
});

test.each(FORMS)("the %s has the contract's messages for values and files", (_, form, own) => {
  const [variant = ""] = Object.keys(form.variants);
  const long = Object.fromEntries(form.fields.map(({ name, max }) => [name, "x".repeat(max + 1)]));
  const files = [{ name: "cv.exe", size: 1 }];
  for (const posted of [{}, long])
    expect(checkFields(own, variant, posted).errors).toEqual(
      checkFields(form, variant, posted).errors,
    );
  expect(checkFiles(own, variant, files)).toBe(checkFiles(form, variant, files));
});

test("messages of all forms in English are the contract's", () => {
  expect(refusedFileIn(t)).toEqual(REFUSED_FILE);
  expect([
    t("form.sendFailure"),
    t("form.captchaUnsolved"),
    t("form.questionUnanswered"),
    t("form.questionSpent"),
    t("form.questionQuota"),
  ]).toEqual([SEND_FAILURE, CAPTCHA_UNSOLVED, QUESTION_UNANSWERED, QUESTION_SPENT, QUESTION_QUOTA]);
});
