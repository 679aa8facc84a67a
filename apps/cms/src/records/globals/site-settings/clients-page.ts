import type { Tab } from "payload";
import { rows } from "#records/fields/rows.ts";
import { line, prose } from "#records/fields/texts.ts";
import { place, section, SIDES, title, titled } from "#records/globals/site-settings/parts.ts";

export const clientsTab: Tab = {
  label: "Clients",
  description: "The clients themselves are under Pages, Clients.",
  fields: [
    section("clients", "", [
      titled("map", "Map", [
        rows("points", {
          row: "Country",
          label: "Countries of clients",
          titled: "country",
          dbName: "settings_client_points",
          description: "A client belongs to the country its location ends with.",
          fields: [
            {
              type: "row",
              fields: [
                line("country", {
                  label: "Country",
                  required: true,
                  description: "As the clients' locations end",
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
                  label: "Its name stands, if there is room",
                  type: "select",
                  enumName: "settings_point_side",
                  required: true,
                  defaultValue: "end",
                  options: SIDES,
                },
                line("team", {
                  label: "Its route leads to",
                  description: "A city of the offices, on the tab Places",
                }),
              ],
            },
          ],
        }),
      ]),
      section("list", "List", [
        title(),
        prose("text", { label: "Text" }),
        line("more", { label: "On the link to all case studies" }),
      ]),
      section("reviews", "Reviews", [title("Heard, not seen: what screen readers call them.")]),
      titled("contact", "Beside the contact form"),
    ]),
  ],
};
