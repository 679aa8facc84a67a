/** Every form responds in the language of its page, with and without script (LANG-43). */
import { documentMark } from "@meridian/contract/site-protocol/document-link";
import { join } from "node:path";
import {
  contactForm,
  priceRequestForm,
  resumeForm,
  surveyForm,
  type FormKind,
} from "@meridian/contract/forms";
import { en } from "@meridian/messages/en";
import { beforeEach, expect, test } from "vitest";
import { createForms } from "#server/forms/forms.ts";
import {
  answered,
  dataDir,
  forms,
  formsFixture,
  JSON_ACCEPTED,
  OPEN,
  open,
  post,
  rendered,
  setForms,
  SITE,
  write,
} from "#server/tests/forms-fixture.ts";
import { until } from "../../../../packages/intake/src/tests/fake-clock.ts";
import { startSmtpServer } from "../../../../packages/intake/src/tests/smtp-server.ts";

formsFixture();

/** A language whose texts are recognised: each message of the program in brackets. */
const sv = Object.fromEntries(Object.entries(en).map(([key, message]) => [key, `‹${message}›`]));
const latest = {
  brand: { name: "Acme" },
  captcha: "environment",
  theme: { colors: {} },
  language: "en",
  otherLanguages: ["sv"],
  consent: "You agree.",
  messages: { sv },
  survey: { offers: { regions: ["North"], currencies: [], rates: {}, technologies: ["PHP"] } },
};
const translated = {
  ...latest,
  language: "sv",
  consent: "Du samtycker.",
  survey: { offers: { ...latest.survey.offers, regions: ["Norr"] } },
};
const site = {
  latest,
  latestIn: (code?: string) =>
    code === "sv" ? translated : { ...latest, language: code ?? latest.language },
} as never;

const FORMS: FormKind[] = [contactForm, resumeForm, priceRequestForm, surveyForm];
const EVERY = FORMS.flatMap((form) =>
  Object.keys(form.variants).map((variant) => [form.kind, variant, form] as const),
);
const PDF = new File([`%PDF-1.7\n1 0 obj\n${"x".repeat(60)}`], "cv.pdf", {
  type: "application/pdf",
});
const GUIDE = { id: "17", name: "Guide.pdf" };
const OFFERED = {
  document: GUIDE.name,
  documentId: GUIDE.id,
  documentMark: documentMark("p".repeat(32), GUIDE),
};
/** `region`: its label in the language of the page. */
const filled = ({ kind, file, variants }: FormKind, variant: string, region: string) => ({
  form: kind,
  variant,
  fullName: "Anna",
  company: "Acme",
  "your-email": `${variant}@example.com`,
  email: `${variant}-${kind}@example.com`,
  "region.0": region,
  "skill.0": "PHP",
  ...(variant === "document" && OFFERED),
  ...(file?.required && variants[variant]?.file && { "file-type": PDF }),
});
const EMPTY = {
  fullname: "",
  email: "",
  description: "",
  "your-email": "",
  fullName: "",
  company: "",
  "region.0": "",
  "skill.0": "",
};
const isTranslated = (text: string): boolean => text === "" || /^‹[^‹›]*›$/.test(text);

beforeEach(async () => {
  await forms.close();
  setForms(await open(OPEN, undefined, undefined, site));
});

/** Message and errors, with script and without. */
async function wordsOf(changes: Record<string, string | File>): Promise<string[][]> {
  const scripted = await (await post(changes, JSON_ACCEPTED, "/sv/page")).json();
  const said = ({ message, errors }: { message: string; errors: Record<string, string> }) =>
    [message, ...Object.values(errors)].filter((text) => text !== "");
  const before = rendered.length;
  const page = await post(changes, {}, "/sv/page");
  const outcome = rendered[before];
  if (outcome) return [said(scripted), said(outcome)];
  const html = await page.text();
  expect(html).toContain('<html lang="sv">');
  return [
    said(scripted),
    [...html.matchAll(/<p role="alert">([^<]*)/g)].map(([, text = ""]) => text),
  ];
}

test.each(EVERY)(
  "[LANG-43] %s, %s: refusals and thanks are in the language of its page, and a repaired post is accepted",
  async (_kind, variant, form) => {
    const good = filled(form, variant, "Norr");
    for (const [why, changes] of Object.entries({
      empty: { ...good, ...EMPTY, ...answered() },
      unsolved: { ...good, question: "", answer: "" },
      wrong: { ...good, ...answered(), answer: "none" },
    })) {
      const words = await wordsOf(changes);
      for (const texts of words) {
        expect([why, texts.length > 0]).toEqual([why, true]);
        expect([why, texts.filter((text) => !isTranslated(text))]).toEqual([why, []]);
      }
    }
    const thanks = await post({ ...good, ...answered() }, {}, "/sv/page");
    expect([thanks.status, rendered.at(-1)]).toMatchObject([200, { status: "sent", errors: {} }]);
    expect(isTranslated(rendered.at(-1)?.message ?? "")).toBe(true);
    const scripted = { ...good, fullname: "Ben", "your-email": "ben@example.com", company: "B" };
    const answer = await (
      await post({ ...scripted, ...answered() }, JSON_ACCEPTED, "/sv/page")
    ).json();
    expect(answer).toMatchObject({ status: "sent", errors: {} });
    expect(isTranslated(answer.message)).toBe(true);
  },
);

test("[LANG-16] a page's forms have the consent text of its language, and its refusals", async () => {
  expect([forms.support("sv").consent?.text, forms.support().consent?.text]).toEqual([
    "Du samtycker.",
    "You agree.",
  ]);
  const thanks = await (await post(answered(), JSON_ACCEPTED, "/services/team")).json();
  expect(thanks).toMatchObject({ message: "Thank you for getting in touch!", errors: {} });
});

test("[LANG-43] a survey's labels are those of its page; a refused one returns with the first language's regions", async () => {
  const survey = filled(surveyForm, "survey", "Norr");
  await post({ ...survey, company: "", ...answered() }, {}, "/sv/page");
  expect(rendered.at(-1)).toMatchObject({ status: "invalid", values: { region: "North" } });
  expect(Object.keys(rendered.at(-1)?.errors ?? {})).toEqual(["company"]);
  await post({ ...filled(surveyForm, "survey", "North"), ...answered() }, {}, "/page");
  expect(rendered.at(-1)).toMatchObject({ status: "sent" });
});

test("[LANG-40] [LANG-43] the visitor's email is in the language of the page; the office's names it", async () => {
  await forms.close();
  const smtp = await startSmtpServer();
  const mailed = await createForms({
    settings: {
      siteUrl: SITE,
      contentHost: "http://host.test",
      dataDir: join(dataDir, "mailed"),
      formSecret: "s",
      purgeSecret: "p".repeat(32),
      formKey: "k",
      formUrls: {},
      formGuards: OPEN,
      captcha: { provider: "altcha" },
      mail: {
        url: `smtp://127.0.0.1:${smtp.port}`,
        from: "site@example.com",
        to: ["office@example.com"],
        acknowledge: true,
      },
    },
    siteSettings: site,
    log: { info: write, warn: write, error: write },
    fetch: async () => Response.json({ status: "mail_sent" }),
  });
  setForms(mailed);
  for (const form of FORMS) {
    const [variant = ""] = Object.keys(form.variants);
    await post({ ...filled(form, variant, "Norr"), ...answered() }, {}, "/sv/page");
    await post(
      {
        ...filled(form, variant, "North"),
        fullname: "Ben",
        company: "B",
        "your-email": "ben@example.com",
        ...answered(),
      },
      {},
      "/page",
    );
  }
  await until(() => smtp.emails.length === 16, "16 emails have arrived");
  const texts = smtp.emails.map((email) =>
    email
      .replaceAll("=\r\n", "")
      .replaceAll(/(?:=[\dA-F]{2})+/g, (hex) =>
        Buffer.from(hex.replaceAll("=", ""), "hex").toString(),
      ),
  );
  const office = texts.filter((text) => text.includes("To: office@example.com"));
  const visitors = texts.filter((text) => !text.includes("To: office@example.com"));
  expect(office.filter((text) => text.includes("Language: Swedish\r\n"))).toHaveLength(4);
  expect(office.filter((text) => text.includes("Language: English\r\n"))).toHaveLength(4);
  const swedish = visitors.filter((text) => text.includes('<html lang="sv">'));
  expect(swedish).toHaveLength(4);
  for (const text of swedish) expect(text).toMatch(/<h1[^>]*>‹[^<]*›<\/h1><p[^>]*>‹[^<]*›<\/p>/);
  expect(visitors.filter((text) => text.includes("‹"))).toHaveLength(4);
  await smtp.stop();
});
