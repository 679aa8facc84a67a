import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContactForm } from "#app/forms/contact/contact-form.tsx";
import { PageDataContext } from "#app/islands/page-data.ts";

test("[SEC-06] without script a form has its text question", () => {
  const question = { question: "What is one plus one?", token: "t" };
  const page = renderToStaticMarkup(
    <PageDataContext
      value={{
        path: "/",
        forms: { captcha: { provider: "altcha", challengeUrl: "/captcha/challenge" }, question },
      }}
    >
      <ContactForm variant="main" />
    </PageDataContext>,
  );
  expect(page).toMatch(/<noscript>.*What is one plus one\?.*name="answer".*<\/noscript>/s);
});
