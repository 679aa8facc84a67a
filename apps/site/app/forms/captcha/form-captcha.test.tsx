import { renderToStaticMarkup } from "react-dom/server";
import { QUESTION_OFF } from "@meridian/contract/forms";
import { expect, test } from "vitest";
import { ContactForm } from "#app/forms/contact/contact-form.tsx";
import { PageDataContext } from "#app/islands/page-data.ts";

const page = (question: { question: string; token: string } | null): string =>
  renderToStaticMarkup(
    <PageDataContext
      value={{
        path: "/",
        forms: { captcha: { provider: "altcha", challengeUrl: "/captcha/challenge" }, question },
      }}
    >
      <ContactForm variant="main" />
    </PageDataContext>,
  );

test("[SEC-06] without script a form has its text question, or else explains what to do", () => {
  const withQuestion = page({ question: "What is one plus one?", token: "t" });
  expect(withQuestion).toContain("What is one plus one?");
  expect(withQuestion).not.toContain(QUESTION_OFF);
  const off = page(null);
  expect(off).toMatch(new RegExp(`<noscript>.*${QUESTION_OFF}.*</noscript>`, "s"));
  expect(off).not.toContain('name="answer"');
});
