import { CONSENT_AT_MOST, type ANALYTICS, type CAPTCHAS } from "@meridian/contract";
import type { Tab } from "payload";
import { picture } from "#records/fields/picture.ts";
import { markField } from "#records/globals/site-settings/mark-field.ts";
import { rows } from "#records/fields/rows.ts";
import { line, linkField, prose } from "#records/fields/texts.ts";
import { section, words } from "#records/fields/parts.ts";
import { untranslated } from "#records/fields/untranslated.ts";

const EMAIL = /^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$/;

export const brandTab: Tab = {
  label: "Brand and contact",
  description: "If a field is empty, here or on the other tabs, the site shows its default text.",
  fields: [
    section("brand", "Brand", [
      untranslated(
        line("name", {
          label: "Name",
          description: "Used in titles, feeds, emails and the data for search engines.",
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
    ]),
    section("contact", "Contact", [
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
      section(
        "person",
        "Contact person",
        [
          {
            type: "row",
            fields: [untranslated(line("name")), line("role", { label: "Position" })],
          },
          picture("picture", { label: "Portrait" }),
        ],
        "Shown next to the contact forms. If the name is empty, nothing is shown.",
      ),
      section("next", "What happens next", [
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
    linkField("caseStudiesLink", {
      label: "Link of Success Stories",
      description:
        "In the header, in the menu and below the works of the home page. By default /case-studies.",
    }),
  ],
};

const COUNTERS: Record<(typeof ANALYTICS)[number], string> = {
  own: "This site, without cookies or a vendor; shown on the dashboard",
  plausible: "Plausible",
  umami: "Umami",
  ga4: "Google Analytics 4: only for visitors who agree",
  none: "No counter",
};
const CAPTCHA_NAMES: Record<(typeof CAPTCHAS)[number], string> = {
  environment: "The server's default",
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
          "A vendor needs keys on the server. Without them the server's default is used, and its log reports this.",
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
    section("analytics", "Counting visits", [
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
    ]),
  ],
};
