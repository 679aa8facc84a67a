import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContactForm } from "#app/forms/contact/contact-form.tsx";
import type { FormSupport } from "#app/forms/form-support.ts";
import { ResumeForm } from "#app/forms/resume/resume-form.tsx";
import { PriceRequest } from "#app/forms/price-request/price-request.tsx";
import { PageDataContext } from "#app/islands/page-data.ts";

const TEAM = { people: 0, total: 0, currency: "USD", words: "", lines: [] };

const page = (
  form: ReactNode,
  consent: FormSupport["consent"],
  pool?: FormSupport["pool"],
): string =>
  renderToStaticMarkup(
    <PageDataContext
      value={{
        path: "/",
        forms: {
          captcha: { provider: "altcha", challengeUrl: "/captcha/challenge" },
          question: { question: "How many is two and three?", token: "t" },
          consent,
          pool,
        },
      }}
    >
      {form}
    </PageDataContext>,
  );

test.each([
  ["a form of the contract", <ContactForm key="contact" variant="main" />],
  ["the price request", <PriceRequest key="price" team={TEAM as never} />],
])("[SEC-29] the consent text is at the button of %s and is sent with the form", (_name, form) => {
  const text = "By sending this you agree, as our [privacy policy] says <now>.";
  const html = page(form, { text, mark: "the-mark" });
  expect(html).toMatch(
    /By sending this you agree, as our <a [^>]*href="\/privacy-policy"[^>]*>privacy policy<\/a> says &lt;now&gt;\./,
  );
  expect(html).toContain(
    'name="consentShown" value="By sending this you agree, as our [privacy policy] says &lt;now&gt;."',
  );
  expect(html).toContain('name="consentMark" value="the-mark"');
  expect(page(form, undefined)).not.toContain("consentShown");
});

test.each([
  ["a contact form", <ContactForm key="contact" variant="main" />],
  ["the resume", <ResumeForm key="resume" variant="vacancy" />],
  ["the price request", <PriceRequest key="price" team={TEAM as never} />],
])(
  "[CON-13] %s links the privacy policy once, whatever the owner's consent text has",
  (_name, form) => {
    const links = (consent?: FormSupport["consent"]) =>
      page(form, consent).match(/href="\/privacy-policy"/g)?.length;
    expect(links()).toBe(1);
    expect(links({ text: "You agree.", mark: "m" })).toBe(1);
    expect(links({ text: "You agree to the [policy].", mark: "m" })).toBe(1);
  },
);

test("[OWN-137] the resume, and no other form, has a box for the talent pool, not ticked, if the owner wants it", () => {
  const pool = { text: "Keep my application, see [privacy].", months: 12, mark: "the-mark" };
  const html = page(<ResumeForm variant="vacancy" />, undefined, pool);
  const [box = ""] = /<input[^>]*name="talentPool"[^>]*>/.exec(html) ?? [];
  expect(box).toContain('type="checkbox"');
  expect(box).toContain('value="Keep my application, see [privacy]."');
  expect(box).not.toMatch(/checked|required/);
  expect(html).toMatch(
    /<label[^>]*><input[^>]*name="talentPool"[^>]*><span>Keep my application, see privacy\./,
  );
  expect(html).toContain('name="talentPoolMonths" value="12"');
  expect(html).toContain('name="talentPoolMark" value="the-mark"');
  expect(page(<ResumeForm variant="vacancy" />, undefined)).not.toContain("talentPool");
  expect(page(<ContactForm variant="main" />, undefined, pool)).not.toContain("talentPool");
});
