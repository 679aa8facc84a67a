import type { Tab } from "payload";
import { line, linkField } from "#records/fields/texts.ts";
import { button } from "#records/globals/site-settings/navigation.ts";
import {
  action,
  facts,
  section,
  titled,
  titledRows,
  words,
} from "#records/globals/site-settings/parts.ts";

export const homeTab: Tab = {
  label: "Home page",
  description:
    "Head and “What we provide” are under Pages, Home page; services, works and clients come from their own records.",
  fields: [
    section("home", "", [
      section("hero", "First screen", [
        {
          name: "ground",
          label: "Its ground",
          type: "select",
          enumName: "settings_hero_ground",
          options: [
            { value: "video", label: "The video of Pages, Home page" },
            { value: "photograph", label: "Its still, without the video" },
            { value: "globe", label: "A globe drawn with your places, in your colours" },
          ],
          admin: { description: "If empty the video, or without one the still" },
        },
        button(
          "By default Schedule a strategy session",
          "By default the form below: /#contact-form",
        ),
      ]),
      section("solutions", "Our solutions", [
        line("title", { label: "Title" }),
        titledRows("cards", {
          row: "Card",
          label: "Cards",
          dbName: "settings_solutions",
          fields: [
            {
              type: "row",
              fields: [
                linkField("link", { label: "Leads to", required: true }),
                line("action", { label: "On the button", required: true }),
              ],
            },
          ],
        }),
      ]),
      titled("venturePartner", "For venture funds", [action(), facts("settings_venture_facts")]),
      titled("services", "Services", [
        titled(
          "plan",
          "Card after the services",
          [linkField("link", { label: "Leads to" })],
          "For visitors who do not know which one. Leave all of it empty to take the file's.",
        ),
      ]),
      titled("map", "Map of regions", [], "Its regions and cities are on the tab Places."),
      titled("roadMapBanner", "Road map", [
        {
          type: "row",
          fields: [
            linkField("link", { label: "Button leads to" }),
            line("button", { label: "On the button" }),
          ],
        },
        words("stages", "Names along the drawn route", {
          description: "Short; each ends with Enter. Without any the route is not drawn.",
        }),
      ]),
      titled(
        "contact",
        "Contact form",
        [],
        "Also under technologies, fields of expertise and the road map.",
      ),
    ]),
  ],
};
