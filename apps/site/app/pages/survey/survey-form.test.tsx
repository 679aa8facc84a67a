import { SURVEY_OFFERS } from "@meridian/contract/forms";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageDataContext } from "#app/islands/page-data.ts";
import { SurveyForm } from "#app/pages/survey/survey-form.tsx";

const question = { title: "Question" };
const survey = (person?: { name: string; role: string; picture: string }): string =>
  renderToStaticMarkup(
    <PageDataContext
      value={{
        path: "/survey",
        forms: {
          captcha: { provider: "altcha", challengeUrl: "/captcha/challenge" },
          question: { question: "How many is two and three?", token: "t" },
        },
      }}
    >
      <SurveyForm
        questions={{
          regions: question,
          rates: question,
          size: question,
          skills: question,
          who: question,
        }}
        offers={SURVEY_OFFERS}
        prices=""
        team={null}
        person={person}
      />
    </PageDataContext>,
  ).replace(/<script.*?<\/script>/gs, "");

test("[SURV-13] under each rate is what it makes in a month, next to the last question who answers", () => {
  const html = survey({ name: "Iryna S.", role: "Lead Engineer", picture: "" });
  expect(html).toContain("$7,200 to $15,200 a month, at 160 hours");
  expect(html).toContain("$5,600 to $10,400 a month, at 160 hours");
  expect(html.match(/a month, at/g)).toHaveLength(2);
  expect(html).toMatch(/Who answers.*Iryna S\..*Lead Engineer.*name="fullName"/s);
  expect(survey()).not.toContain("Who answers");
});

test("[SURV-13] [AI-06] the rulers' handles belong to a form that sends nothing", () => {
  const html = survey();
  const handles = html.match(/<input[^>]*type="range"[^>]*>/g) ?? [];
  expect(handles).toHaveLength(6);
  for (const handle of handles) expect(handle).toContain('form="survey-rulers"');
  expect(html).toMatch(/<fieldset[^>]*toolparamdescription="Currency"[^>]*>.*name="currency"/s);
  const [before = "", after = ""] = html.split('<form id="survey-form"');
  expect(before).toMatch(
    /<form [^>]*id="survey-rulers"[^>]*><button type="submit">[^<]*<\/button><\/form>/,
  );
  expect(before).toContain('method="dialog"');
  expect(after).not.toContain('id="survey-rulers"');
});
