import { expect, test } from "vitest";
import { hostTargets } from "#server/forms/targets.ts";

test("[API-03] sends each form to the content host's address for it, with the key", () => {
  expect(hostTargets({ contentHost: "https://cms.test/base", formUrls: {}, formKey: "k" })).toEqual(
    {
      contact: {
        url: "https://cms.test/base/api/contact-form-7/v1/contact-forms/contact/feedback",
        key: "k",
      },
      resume: {
        url: "https://cms.test/base/api/contact-form-7/v1/contact-forms/resume/feedback",
        key: "k",
      },
      "price-request": {
        url: "https://cms.test/base/api/contact-form-7/v1/contact-forms/price-request/feedback",
        key: "k",
      },
      survey: {
        url: "https://cms.test/base/api/contact-form-7/v1/contact-forms/survey/feedback",
        key: "k",
      },
    },
  );
});

test("[API-03] identifies a form by its number, as Contact Form 7 does", () => {
  const { resume, contact } = hostTargets({
    contentHost: "https://wp.test",
    formUrls: { resumeForm: "123" },
    formKey: "k",
  });
  expect(resume?.url).toBe("https://wp.test/api/contact-form-7/v1/contact-forms/123/feedback");
  expect(contact?.url).toContain("/contact-forms/contact/feedback");
});

test("uses an address of one's own, and does not send the key to another origin", () => {
  expect(
    hostTargets({
      contentHost: "https://cms.test",
      contentApi: "/wp-json",
      formUrls: {},
      formKey: "k",
    }).contact?.url,
  ).toBe("https://cms.test/wp-json/contact-form-7/v1/contact-forms/contact/feedback");
  const targets = hostTargets({
    contentHost: "https://cms.test",
    formUrls: {
      contactForm: "https://wp.test/wp-json/contact-form-7/v1/contact-forms/12/feedback",
      surveyForm: "https://cms.test/other",
    },
    formKey: "k",
  });
  expect(targets.contact).toEqual({
    url: "https://wp.test/wp-json/contact-form-7/v1/contact-forms/12/feedback",
  });
  expect(targets.survey).toEqual({ url: "https://cms.test/other", key: "k" });
});
