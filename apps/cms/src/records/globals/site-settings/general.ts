import { CONSENT_AT_MOST, type ANALYTICS, type CAPTCHAS } from "@meridian/contract";
import type { Tab } from "payload";
import { picture } from "#records/fields/picture.ts";
import { markField } from "#records/globals/site-settings/mark-field.ts";
import { rows } from "#records/fields/rows.ts";
import { line, linkField, prose } from "#records/fields/texts.ts";
import { section, words } from "#records/globals/site-settings/parts.ts";

const EMAIL = /^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$/;

export const brandTab: Tab = {
  label: "Brand and contact",
  description:
    "An empty field, here and on the other tabs, shows the text that the site came with.",
  fields: [
    section("brand", "Brand", [
      line("name", {
        label: "Name",
        description: "In titles, feeds, letters and what search engines are told.",
      }),
      picture("logo", {
        label: "Logo",
        description: "Best a drawing (SVG) of about 150 × 32. Without one the name stands there.",
      }),
      picture("logoOnDark", {
        label: "Logo on dark",
        description:
          "The same in light colours, for dark grounds. Without one the logo stands there.",
      }),
      markField,
    ]),
    section("contact", "Contact", [
      {
        name: "email",
        label: "E-mail address",
        type: "text",
        validate: (value: string | null | undefined) =>
          !value || EMAIL.test(value) || "Write an address such as hello@example.com.",
        admin: { description: "In the footer of every page." },
      },
      rows("phones", {
        row: "Region",
        label: "Phone numbers by region",
        titled: "region",
        dbName: "settings_phones",
        description: "At the contact forms.",
        fields: [
          {
            type: "row",
            fields: [
              line("region", { label: "Region", required: true }),
              line("phone", {
                label: "Phone number",
                description: "As it is written, with +. Without one the countries stand alone.",
              }),
            ],
          },
          words("countries", "Countries", { description: "Each ends with Enter." }),
        ],
      }),
    ]),
    linkField("caseStudiesLink", {
      label: "Success Stories leads to",
      description:
        "In header, menu and under the works of the home page. By default /case-studies.",
    }),
  ],
};

const COUNTERS: Record<(typeof ANALYTICS)[number], string> = {
  own: "The site itself: no cookies, no vendor; shown on the dashboard",
  plausible: "Plausible",
  umami: "Umami",
  ga4: "Google Analytics 4: only for visitors who agree",
  none: "Nobody",
};
const CAPTCHA_NAMES: Record<(typeof CAPTCHAS)[number], string> = {
  environment: "As the operator has set the server",
  altcha: "ALTCHA: self-hosted",
  turnstile: "Turnstile",
  hcaptcha: "hCaptcha",
  recaptcha: "reCAPTCHA",
};
const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

export const formsTab: Tab = {
  label: "Forms and visits",
  fields: [
    {
      name: "getInTouch",
      label: "Ask visitors who are about to leave for their contacts",
      type: "checkbox",
      defaultValue: true,
      admin: {
        description: "The get-in-touch window: once a visit, never within the first ten seconds.",
      },
    },
    {
      name: "captcha",
      label: "What tells people from machines",
      type: "select",
      defaultValue: "environment",
      options: optionsOf(CAPTCHA_NAMES),
      admin: {
        description:
          "A vendor can be chosen only where the server has its keys; otherwise the server's own choice stands, and its log says so.",
      },
    },
    {
      ...prose("consent", {
        label: "What a visitor agrees to by sending a form",
        description:
          "Stands at the button of every form and is kept with each submission, word for word: By sending this you agree that we process what you wrote, as our [privacy policy] says. The words in brackets lead to the privacy policy. Empty, nothing stands there.",
      }),
      maxLength: CONSENT_AT_MOST,
    },
    section("analytics", "Counting visits", [
      {
        name: "provider",
        label: "Who counts",
        type: "select",
        defaultValue: "own",
        options: optionsOf(COUNTERS),
      },
      {
        name: "site",
        label: "The site's name or id there",
        type: "text",
        admin: {
          condition: (_, sibling) =>
            ["plausible", "umami", "ga4"].includes(String(sibling.provider)),
          description:
            "Plausible: the site's name, such as example.com. Umami: the website id. Google: the measurement id, such as G-ABC123DEF4.",
        },
      },
      {
        name: "host",
        label: "Its address",
        type: "text",
        validate: (value: string | null | undefined) =>
          !value ||
          (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) ||
          "Write an address such as https://stats.example.com.",
        admin: {
          condition: (_, sibling) => ["plausible", "umami"].includes(String(sibling.provider)),
          description:
            "Such as https://stats.example.com. Plausible without one is https://plausible.io.",
        },
      },
    ]),
  ],
};
