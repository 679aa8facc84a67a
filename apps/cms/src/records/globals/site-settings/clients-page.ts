import type { Tab } from "payload";
import { rows } from "#records/fields/rows.ts";
import { untranslated } from "#records/fields/untranslated.ts";
import { line, prose } from "#records/fields/texts.ts";
import { place, section, SIDES, title, titled } from "#records/globals/site-settings/parts.ts";

export const clientsTab: Tab = {
  label: "Clients",
  description: "The clients' names, logos and reviews are under Pages, Clients.",
  fields: [
    section("clients", "", [
      titled("map", "Map", [
        rows("points", {
          row: "Country",
          label: "Countries of clients",
          titled: "country",
          dbName: "settings_client_points",
          description: "A client belongs to the country at the end of its location.",
          fields: [
            {
              type: "row",
              fields: [
                line("country", {
                  label: "Country",
                  required: true,
                  description: "As at the end of the clients' locations",
                }),
                line("label", { label: "On the map", required: true }),
              ],
            },
            place(),
            {
              type: "row",
              fields: [
                {
                  name: "side",
                  label: "Side of the name, if there is space",
                  type: "select",
                  enumName: "settings_point_side",
                  required: true,
                  defaultValue: "end",
                  options: SIDES,
                },
                untranslated(
                  line("team", {
                    label: "Route to",
                    description: "A city of the offices, on the tab Places",
                  }),
                ),
              ],
            },
          ],
        }),
      ]),
      section("list", "List", [
        title(),
        prose("text", { label: "Text" }),
        line("more", { label: "Text of the link to all case studies" }),
      ]),
      section("reviews", "Reviews", [
        title("Not visible; screen readers announce it as the section's name."),
      ]),
      titled("contact", "Next to the contact form"),
    ]),
  ],
};
