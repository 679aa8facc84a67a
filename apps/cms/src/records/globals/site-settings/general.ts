import { CONSENT_AT_MOST, POOL_MONTHS, type ANALYTICS, type CAPTCHAS } from "@meridian/contract";
import type { Field } from "payload";
import { picture } from "#records/fields/picture.ts";
import { markField } from "#records/globals/site-settings/mark-field.ts";
import { rows } from "#records/fields/rows.ts";
import { line, linkField, prose } from "#records/fields/texts.ts";
import { section, words } from "#records/fields/parts.ts";
import { part, stored } from "#records/globals/site-settings/part.ts";
import { untranslated } from "#records/fields/untranslated.ts";

const EMAIL = /^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$/;

export const brandParts = stored("brand", [
  part(
    "Name and logo",
    {
      shows: { where: "Header of every page, the browser's tab, search results, e-mails", at: "/" },
    },
    [
      untranslated(
        line("name", {
          label: "Name",
          description: "Used in titles, feeds, e-mails and the data for search engines.",
        }),
      ),
      picture("logo", {
        label: "Logo",
        description: "Preferably an SVG of about 150 × 32. If empty, the name is shown.",
      }),
      picture("logoOnDark", {
        label: "Logo on dark",
        description:
          "The logo in light colours, for dark backgrounds. If empty, the normal logo is used.",
      }),
      markField,
    ],
  ),
]);

const FORMS = { where: "Next to the contact forms", at: "/#contact-form" };

export const contactParts = stored("contact", [
  part(
    "Contact",
    {
      shows: { where: "Footer of every page, and next to the contact forms", at: "/#contact-form" },
    },
    [
      {
        name: "email",
        label: "E-mail address",
        type: "text",
        custom: { untranslated: true },
        validate: (value: string | null | undefined) =>
          !value || EMAIL.test(value) || "Write an address such as hello@example.com.",
        admin: { description: "Shown in the footer of every page." },
      },
      rows("phones", {
        row: "Region",
        label: "Phone numbers by region",
        titled: "region",
        dbName: "settings_phones",
        isOpen: true,
        description: "Shown next to the contact forms.",
        fields: [
          {
            type: "row",
            fields: [
              line("region", { label: "Region", required: true }),
              untranslated(
                line("phone", {
                  label: "Phone number",
                  description:
                    "In the form to show, with +. If empty, only the countries are shown.",
                }),
              ),
            ],
          },
          words("countries", "Countries", { description: "Press Enter after each." }),
        ],
      }),
    ],
  ),
  part(
    "Contact person",
    { folded: true, shows: FORMS, description: "If the name is empty, nothing is shown." },
    [
      section("person", "", [
        {
          type: "row",
          fields: [untranslated(line("name")), line("role", { label: "Position" })],
        },
        picture("picture", { label: "Portrait" }),
      ]),
    ],
  ),
  part("What happens next", { folded: true, shows: FORMS }, [
    section("next", "", [
      line("title", { label: "Title", description: "For example: What happens next" }),
      rows("steps", {
        row: "Step",
        label: "Steps",
        titled: "when",
        dbName: "settings_contact_steps",
        description: "Shown next to the contact forms. Without steps nothing is shown.",
        fields: [
          line("when", { required: true, description: "For example: Within one working day" }),
          line("text", { label: "What happens", required: true }),
        ],
      }),
    ]),
  ]),
]);

export const storiesLink: Field = linkField("caseStudiesLink", {
  label: "Link of Success Stories",
  description:
    "In the header, in the menu and below the works of the home page. By default /case-studies.",
});

const COUNTERS: Record<(typeof ANALYTICS)[number], string> = {
  own: "This site, without cookies; shown on the dashboard",
  plausible: "Plausible",
  umami: "Umami",
  ga4: "Google Analytics 4: only for visitors who agree",
  none: "No counter",
};
const CAPTCHA_NAMES: Record<(typeof CAPTCHAS)[number], string> = {
  environment: "The vendor whose keys are entered, else ALTCHA",
  altcha: "ALTCHA: self-hosted",
  turnstile: "Turnstile",
  hcaptcha: "hCaptcha",
  recaptcha: "reCAPTCHA",
};
const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

export const formParts = part(
  "All forms",
  { shows: { where: "Every form of the site", at: "/#contact-form" } },
  [
    {
      name: "getInTouch",
      label: "Show a contact form to visitors who are about to leave",
      type: "checkbox",
      defaultValue: true,
      admin: {
        description: "Shown once a visit, and not in the first ten seconds.",
      },
    },
    {
      name: "captcha",
      label: "Spam protection",
      type: "select",
      defaultValue: "environment",
      options: optionsOf(CAPTCHA_NAMES),
      admin: {
        description:
          "A vendor needs keys: an admin enters them under Answer people, Mail. Without them ALTCHA is used, and the site's log reports this.",
      },
    },
    {
      ...prose("consent", {
        label: "Consent text of the forms",
        description:
          "Shown at the button of every form and stored unchanged with each submission. Example: By sending this you agree that we process what you wrote, as described in our [privacy policy]. The words in brackets link to the privacy policy. If empty, no text is shown.",
      }),
      maxLength: CONSENT_AT_MOST,
    },
  ],
);

export const talentPoolParts = stored("talentPool", [
  part(
    "Talent pool",
    { shows: { where: "A box above the button of every resume form", at: "/vacancies" } },
    [
      {
        ...prose("text", {
          label: "Sentence of the box",
          description:
            "Whoever ticks it stays in the inbox until the end of the consent, and gets a letter with a link 30 days before. Example: Keep my application for later positions; I can withdraw this at any time. If empty, there is no box.",
        }),
        maxLength: CONSENT_AT_MOST,
      },
      {
        name: "months",
        label: "Months of the consent",
        type: "number",
        defaultValue: POOL_MONTHS.usual,
        min: POOL_MONTHS.least,
        max: POOL_MONTHS.most,
        validate: (value: unknown) =>
          value === undefined ||
          value === null ||
          (Number.isInteger(value) &&
            Number(value) >= POOL_MONTHS.least &&
            Number(value) <= POOL_MONTHS.most) ||
          `Write whole months, ${POOL_MONTHS.least} to ${POOL_MONTHS.most}.`,
        admin: { description: "Whoever ticked the box before keeps the time that it had then." },
      },
    ],
  ),
]);

export const countingParts = stored("analytics", [
  part(
    "Counting visits",
    {
      shows: {
        where: "The dashboard, or the vendor's own; a cookie notice on every page if it needs one",
        at: "/privacy-policy",
      },
    },
    [
      {
        name: "provider",
        label: "Counter",
        type: "select",
        defaultValue: "own",
        options: optionsOf(COUNTERS),
      },
      {
        name: "site",
        label: "The site's name or id at the vendor",
        type: "text",
        custom: { untranslated: true },
        admin: {
          condition: (_, sibling) =>
            ["plausible", "umami", "ga4"].includes(String(sibling.provider)),
          description:
            "Plausible: the site's name, such as example.com. Umami: the website id. Google: the measurement id, such as G-ABC123DEF4.",
        },
      },
      {
        name: "host",
        label: "The vendor's address",
        type: "text",
        custom: { untranslated: true },
        validate: (value: string | null | undefined) =>
          !value ||
          (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) ||
          "Write an address such as https://stats.example.com.",
        admin: {
          condition: (_, sibling) => ["plausible", "umami"].includes(String(sibling.provider)),
          description:
            "For example https://stats.example.com. If empty, Plausible uses https://plausible.io.",
        },
      },
    ],
  ),
]);
