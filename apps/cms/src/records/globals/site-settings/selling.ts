import { boundsOf } from "@meridian/contract/forms";
import { isCurrency } from "@meridian/contract/market";
import {
  CURRENCIES_AT_MOST,
  REGION_AT_MOST,
  REGIONS_AT_MOST,
  TECHNOLOGIES_AT_MOST,
  TECHNOLOGY_AT_MOST,
} from "@meridian/contract/survey-offers";
import type { TextField } from "payload";
import { part, stored } from "#records/globals/site-settings/part.ts";
import { untranslated } from "#records/fields/untranslated.ts";
import { line, prose } from "#records/fields/texts.ts";
import {
  action,
  amount,
  facts,
  section,
  text,
  title,
  titled,
  titledRows,
} from "#records/fields/parts.ts";

export const salesParts = stored("sales", [
  part(
    "Landing page",
    { folded: true, shows: { where: "The landing page, /sales", at: "/sales" } },
    [
      title(),
      text(),
      facts("settings_sales_facts"),
      titled(
        "comparison",
        "Comparison of costs",
        [
          line("per", { label: "After both figures", description: "For example: per month" }),
          section("direct", "Direct hire", [
            {
              type: "row",
              fields: [
                line("label", { label: "Name" }),
                line("figure", { label: "Figure as shown" }),
                amount("amount", "Amount a month", "Determines the length of the bar"),
              ],
            },
          ]),
          section("own", "With us", [
            {
              type: "row",
              fields: [
                line("label", { label: "Name" }),
                line("figure", { label: "Figure as shown" }),
                amount("from", "Amount from"),
                amount("to", "Amount to"),
              ],
            },
          ]),
          action(),
        ],
        "Also shown on the pricing page.",
      ),
      section("next", "What happens next", [
        title(),
        titledRows("steps", {
          row: "Step",
          label: "Steps",
          dbName: "settings_next_steps",
          fields: [
            line("when", { label: "When", required: true, description: "For example: Week 1." }),
          ],
        }),
        action(),
      ]),
      section(
        "principles",
        "What stays in the price",
        [
          title(),
          titledRows("boxes", { row: "Box", label: "Boxes", dbName: "settings_principle_boxes" }),
        ],
        "Also shown on the pricing page.",
      ),
    ],
  ),
]);

export const pricingParts = stored("pricing", [
  part(
    "Prices",
    {
      folded: true,
      shows: { where: "The page of prices, with its calculator", at: "/pricing" },
      description: "Prices by position are under Calculator prices.",
    },
    [
      titled("hero", "Head"),
      section("calculator", "Calculator", [
        {
          type: "row",
          fields: [
            {
              name: "currency",
              label: "Currency",
              type: "text",
              custom: { untranslated: true },
              admin: { description: "A code such as USD or EUR. Amounts are not converted." },
              validate: (value: string | null | undefined) =>
                !value ||
                isCurrency(value.trim()) ||
                "Write the code of a currency, three capitals such as USD or EUR.",
            },
            line("own", { label: "Average cost in …", description: "Where your team is" }),
            line("compared", {
              label: "Cost in …",
              description: "City or country to compare with",
            }),
          ],
        },
      ]),
      prose("note", { label: "Explanation of the cost" }),
      prose("noPrices", { label: "Text when no prices are available" }),
      line("principlesTitle", { label: "Title above the principles" }),
    ],
  ),
]);

export const serviceParts = stored("services", [
  part(
    "Services",
    {
      folded: true,
      shows: { where: "Next to the contact form of each service", at: "/#services" },
    },
    [titled("contact", "Next to the contact form")],
  ),
]);

export const caseStudyParts = stored("caseStudies", [
  part(
    "Case studies",
    {
      folded: true,
      shows: { where: "The list of case studies, and each of them", at: "/case-studies" },
    },
    [
      titled("stories", "Head"),
      section("list", "List", [title(), prose("none", { label: "Text when there are none" })]),
      titled("contact", "Next to the contact form"),
      titled("storyContact", "Next to the contact form of a case study"),
      titled(
        "offer",
        "Offer at the end of case studies",
        [action()],
        "Shown under every case study without an offer, before the contact form. Needs a title, a link and a button label.",
      ),
    ],
  ),
]);

const checkedWords = (
  name: string,
  label: string,
  check: (all: readonly string[]) => true | string,
): TextField => ({
  name,
  label,
  type: "text",
  hasMany: true,
  validate: (value: unknown) => check(Array.isArray(value) ? value.map(String) : []),
});

const question = (name: string, label: string) =>
  section(name, label, [
    {
      type: "row",
      fields: [line("title", { label: "Question" }), line("hint", { label: "Hint" })],
    },
  ]);

const range = (name: string, label: string, of: string, such: string) =>
  untranslated(
    Object.assign(
      line(name, { label, description: `${of}, lowest and highest, such as ${such}` }),
      {
        validate: (value: string | null | undefined) =>
          !value ||
          boundsOf(value.trim()) !== null ||
          `Write the lowest and the highest, such as ${such}.`,
      },
    ),
  );
const rate = (name: string, label: string) => range(name, label, "Per hour", "45-95");

const technologiesWord = (all: readonly string[]): true | string => {
  const joined = all.find((name) => name.includes(","));
  if (joined !== undefined)
    return `“${joined}” contains a comma: enter each technology separately.`;
  if (all.length > TECHNOLOGIES_AT_MOST) return `At most ${TECHNOLOGIES_AT_MOST} technologies.`;
  return (
    all.every((name) => name.trim().length <= TECHNOLOGY_AT_MOST) ||
    `A technology has at most ${TECHNOLOGY_AT_MOST} characters.`
  );
};

const offers = section(
  "offers",
  "Answers to choose from",
  [
    {
      ...checkedWords("regions", "Regions", (all) =>
        all.length > REGIONS_AT_MOST
          ? `At most ${REGIONS_AT_MOST} regions.`
          : (all.some((region) => region.length > REGION_AT_MOST) &&
              `A region has at most ${REGION_AT_MOST} characters.`) ||
            true,
      ),
      admin: {
        description:
          "In another language: the same regions in the same order. You get them as they are in the first language.",
      },
    },
    untranslated(
      checkedWords("currencies", "Currencies", (all) => {
        const none = all.find((code) => !isCurrency(code.trim()));
        if (none !== undefined)
          return `“${none}” is not a currency: write codes such as USD or EUR.`;
        return all.length <= CURRENCIES_AT_MOST || `At most ${CURRENCIES_AT_MOST} currencies.`;
      }),
    ),
    section("rates", "Rates", [
      {
        type: "row",
        fields: [
          rate("forSeniorFullStack", "Senior Full-Stack"),
          rate("forMiddleBackend", "Middle Backend"),
        ],
      },
    ]),
    range("teamSize", "Team size", "People", "1-100"),
    checkedWords("technologies", "Technologies", technologiesWord),
  ],
  "Empty lists use the defaults: four regions, USD and EUR, five technologies. Press Enter after each entry; the first currency is preselected.",
);

export const surveyParts = stored("survey", [
  part("Survey", { folded: true, shows: { where: "The survey and its answers", at: "/survey" } }, [
    title(),
    text(),
    section("questions", "Questions", [
      question("regions", "Regions"),
      question("rates", "Rates"),
      question("size", "Size"),
      question("skills", "Skills"),
      question("who", "Contacts"),
    ]),
    offers,
    prose("thanks", { label: "Text after the thank-you message" }),
    section("principles", "Operating principles", [
      title(),
      section("setup", "Steps", [
        title(),
        titledRows("steps", { row: "Step", label: "Steps", dbName: "settings_survey_steps" }),
      ]),
      titledRows("others", {
        row: "Principle",
        label: "Other principles",
        dbName: "settings_survey_others",
      }),
    ]),
  ]),
]);
