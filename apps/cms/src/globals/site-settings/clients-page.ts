import type { Tab } from "payload";
import { rows } from "#fields/rows.ts";
import { line, prose } from "#fields/texts.ts";
import { place, section, title, titled } from "#globals/site-settings/parts.ts";

const SIDES = [
  { value: "start", label: "Left" },
  { value: "end", label: "Right" },
  { value: "top", label: "Above" },
  { value: "bottom", label: "Below" },
];

export const clientsTab: Tab = {
  label: "Clients",
  description: "The clients themselves are under Pages, Clients.",
  fields: [
    section("clients", "", [
      titled("map", "Map", [
        rows("teams", {
          row: "Team",
          label: "Where the teams sit",
          titled: "city",
          dbName: "settings_client_teams",
          fields: [line("city", { label: "City", required: true }), place()],
        }),
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
                  label: "Its name stands",
                  type: "select",
                  enumName: "settings_point_side",
                  required: true,
                  defaultValue: "end",
                  options: SIDES,
                },
                line("team", { label: "Its route leads to", description: "A city of the teams" }),
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
