import { cloneElement, type ReactNode } from "react";
import { siteConfigSchema } from "@meridian/contract";
import { SURVEY_OFFERS } from "@meridian/contract/forms";
import { english } from "@meridian/messages/language";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, test } from "vitest";
import config from "../../site.config.json" with { type: "json" };
import { ContactForm } from "#app/forms/contact/contact-form.tsx";
import type { FormOutcome } from "#app/forms/form-support.ts";
import { readingOf } from "#app/forms/sending/reading-of.ts";
import { ResumeForm } from "#app/forms/resume/resume-form.tsx";
import { PageDataContext } from "#app/islands/page-data.ts";
import { SurveyForm } from "#app/pages/survey/survey-form.tsx";

const READING = {
  client: [{ label: "How a team starts", to: "/dedicated-team-road-map" }],
  work: [],
};
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
          question: { question: "How many is two and three?", token: "t" },
          reading: READING,
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
    prices="/pricing"
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

test("[OWN-64] without specialisations the resume form has no field for them", () => {
  const shown = (specialisations: string[]) =>
    answered(<ResumeForm variant="vacancies" specialisations={specialisations} />, {
      kind: "resume",
      variant: "vacancies",
      status: "failed",
      message: "",
    });
  expect(shown(["Front-End"])).toContain("Specialization*");
  expect(shown([])).not.toContain("Specialization*");
});

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

test("[CON-13] after the thanks the message's number and the next step stay under a contact form", () => {
  const sent = {
    variant: "main",
    status: "sent",
    message: "Thank you",
    reference: "4f3a9c21",
  } as const;
  expect(answered(<ContactForm variant="main" />, { kind: "contact", ...sent })).toContain(
    "under the number 4f3a9c21. Our reply will go to the e-mail address that you gave.",
  );
});

test("[SURV-12] the survey's rates are explained, with a link to the prices if the site has them", () => {
  const page = (prices: string) =>
    answered(cloneElement(survey, { prices }), {
      kind: "contact",
      variant: "main",
      status: "sent",
      message: "",
    });
  expect(page("/pricing")).toMatch(
    /hourly rates of the whole market.*What our teams cost in a month/,
  );
  expect(page("")).not.toContain("whole market");
});

test("[CON-14] after the thanks a contact form leads on to something to read", () => {
  const shown = (status: "sent" | "failed") =>
    answered(<ContactForm variant="main" />, {
      kind: "contact",
      variant: "main",
      status,
      message: "Thank you",
      ...(status === "sent" && { reference: "4f3a9c21" }),
    });
  expect(shown("sent")).toMatch(/Worth reading meanwhile[|]+How a team starts/);
  expect(shown("failed")).not.toContain("Worth reading");
});

test("[CON-14] it leads only to what is on this site", () => {
  const site = v.parse(siteConfigSchema, config);
  const paths = (pages: { off: ("blog" | "caseStudies")[] }) => {
    const { client, work } = readingOf({ ...site, pages }, english);
    return [client, work].map((links) => links.map(({ to }) => to));
  };
  expect(paths({ off: [] })).toEqual([
    ["/dedicated-team-road-map", "/case-studies", "/blog"],
    ["/clients", "/case-studies", "/blog"],
  ]);
  expect(paths({ off: ["blog", "caseStudies"] })).toEqual([
    ["/dedicated-team-road-map"],
    ["/clients"],
  ]);
});
