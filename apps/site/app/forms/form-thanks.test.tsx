import type { ReactNode } from "react";
import { SURVEY_OFFERS } from "@meridian/contract/forms";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FormOutcome } from "#app/forms/form-support.ts";
import { ResumeForm } from "#app/forms/resume/resume-form.tsx";
import { PageDataContext } from "#app/islands/page-data.ts";
import { SurveyForm } from "#app/pages/survey/survey-form.tsx";

const SUCCESS = "Thank you for your application";

const answered = (
  form: ReactNode,
  outcome: Pick<FormOutcome, "kind" | "variant" | "status" | "message"> & Partial<FormOutcome>,
): string =>
  renderToStaticMarkup(
    <PageDataContext
      value={{
        path: "/",
        forms: {
          captcha: { provider: "altcha", challengeUrl: "/captcha/challenge" },
          question: null,
          outcome: { values: {}, errors: {}, ...outcome },
        },
      }}
    >
      {form}
    </PageDataContext>,
  ).replace(/<script.*?<\/script>|<[^>]*>/gs, "|");

const question = { title: "Question" };
const survey = (
  <SurveyForm
    questions={{
      regions: question,
      rates: question,
      size: question,
      skills: question,
      who: question,
    }}
    offers={SURVEY_OFFERS}
    thanks="You receive your team plan."
    team={null}
  />
);

test.each([
  [
    "resume",
    "vacancy",
    <ResumeForm key="r" variant="vacancy" />,
    "Our recruiters will contact you soon",
  ],
  ["survey", "survey", survey, "You receive your team plan."],
] as const)(
  "[RES-05] [SH-10] without script the thanks of the %s have the dialog's whole text",
  (kind, variant, form, further) => {
    const sent = answered(form, { kind, variant, status: "sent", message: SUCCESS });
    expect(sent).toMatch(new RegExp(`${SUCCESS}\\|+${further}`));
    const failed = answered(form, { kind, variant, status: "failed", message: "Not sent" });
    expect(failed).toContain("Not sent");
    expect(failed).not.toContain(further);
  },
);

test("[RES-08] a missing or refused resume's message has the specification's words, the accepted files, and what to do with others", () => {
  const refused = (error: string) =>
    answered(<ResumeForm variant="vacancy" />, {
      kind: "resume",
      variant: "vacancy",
      status: "invalid",
      message: "",
      errors: { "file-type": error },
    });
  expect(refused("Please add file with correct file format")).toContain(
    "Please add file with correct file format. PDF and Word files are accepted (.pdf, .docx, .doc). Save a photo or a Pages file as a PDF first",
  );
  expect(refused("Please add a file of up to 10Mb")).not.toContain("Pages");
});
