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
          label: "Background",
          type: "select",
          enumName: "settings_hero_ground",
          options: [
            { value: "video", label: "Video of the home page" },
            { value: "photograph", label: "Still picture of the video" },
            { value: "globe", label: "Globe with your places, in your colours" },
          ],
          admin: { description: "If empty, the video, or without one the still picture." },
        },
        button(
          "By default Schedule a strategy session",
          "By default the page's form: /#contact-form",
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
                linkField("link", { label: "Link", required: true }),
                line("action", { label: "Text of the button", required: true }),
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
          [linkField("link", { label: "Link" })],
          "For visitors who are not sure. If all fields are empty, the default texts are shown.",
        ),
      ]),
      titled("map", "Map of regions", [], "The regions and cities are on the tab Places."),
      titled("roadMapBanner", "Road map", [
        {
          type: "row",
          fields: [
            linkField("link", { label: "Link of the button" }),
            line("button", { label: "Text of the button" }),
          ],
        },
        words("stages", "Names along the route", {
          description: "Short; press Enter after each. If empty, no route is shown.",
        }),
      ]),
      titled(
        "contact",
        "Contact form",
        [],
        "Also shown on technologies, fields of expertise and the road map.",
      ),
    ]),
  ],
};
