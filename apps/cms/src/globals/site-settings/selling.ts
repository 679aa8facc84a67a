import { isCurrency } from "@meridian/contract/market";
import type { Tab } from "payload";
import { line, prose } from "#fields/texts.ts";
import {
  action,
  amount,
  facts,
  section,
  title,
  titled,
  titledRows,
} from "#globals/site-settings/parts.ts";

export const salesTab: Tab = {
  label: "Landing page and prices",
  description: "Prices by position are under Site, Calculator prices.",
  fields: [
    titled("sales", "Landing page (/sales)", [
      facts("settings_sales_facts"),
      titled(
        "comparison",
        "Comparison of costs",
        [
          line("per", { label: "After both figures", description: "Such as: per month" }),
          section("direct", "Direct hire", [
            {
              type: "row",
              fields: [
                line("label", { label: "Name" }),
                line("figure", { label: "As it is written" }),
                amount("amount", "Amount a month", "The length of its bar"),
              ],
            },
          ]),
          section("own", "With us", [
            {
              type: "row",
              fields: [
                line("label", { label: "Name" }),
                line("figure", { label: "As it is written" }),
                amount("from", "Amount from"),
                amount("to", "Amount to"),
              ],
            },
          ]),
          action(),
        ],
        "Also on the page of prices.",
      ),
      section("next", "What happens next", [
        title(),
        titledRows("steps", {
          row: "Step",
          label: "Steps",
          dbName: "settings_next_steps",
          fields: [
            line("when", { label: "When", required: true, description: "Such as: Week 1." }),
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
        "Also on the page of prices.",
      ),
    ]),
    section("pricing", "Prices (/pricing)", [
      titled("hero", "Head"),
      section("calculator", "Calculator", [
        {
          type: "row",
          fields: [
            {
              name: "currency",
              label: "Currency",
              type: "text",
              admin: { description: "Its code, such as USD or EUR. It is not converted." },
              validate: (value: string | null | undefined) =>
                !value ||
                isCurrency(value.trim()) ||
                "Write the code of a currency, three capitals such as USD or EUR.",
            },
            line("own", { label: "Average cost in …", description: "Where your people are" }),
            line("compared", { label: "Cost in …", description: "With what you compare" }),
          ],
        },
      ]),
      prose("note", { label: "Note: what the cost means" }),
      prose("noPrices", { label: "Where no prices can be shown" }),
      line("principlesTitle", { label: "Title over the principles" }),
    ]),
  ],
};

export const storiesTab: Tab = {
  label: "Services and case studies",
  fields: [
    section("services", "Services", [titled("contact", "Beside the contact form")]),
    section("caseStudies", "Case studies", [
      titled("stories", "Head"),
      section("list", "List", [title(), prose("none", { label: "Where there are none yet" })]),
      titled("contact", "Beside the contact form"),
      titled("storyContact", "Beside the contact form of a case study"),
    ]),
  ],
};

const question = (name: string, label: string) =>
  section(name, label, [
    {
      type: "row",
      fields: [line("title", { label: "Question" }), line("hint", { label: "Hint" })],
    },
  ]);

export const surveyTab: Tab = {
  label: "Survey",
  fields: [
    titled("survey", "Survey (/survey)", [
      section("questions", "Questions", [
        question("regions", "Regions"),
        question("rates", "Rates"),
        question("size", "Size"),
        question("skills", "Skills"),
        question("who", "Contacts"),
      ]),
      prose("thanks", { label: "After the thanks" }),
      section("principles", "Operating principles", [
        title(),
        section("setup", "In steps", [
          title(),
          titledRows("steps", { row: "Step", label: "Steps", dbName: "settings_survey_steps" }),
        ]),
        titledRows("others", {
          row: "Principle",
          label: "The others",
          dbName: "settings_survey_others",
        }),
      ]),
    ]),
  ],
};
