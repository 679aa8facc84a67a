import type { GlobalConfig } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import { picture } from "#records/fields/picture.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { amount, line, linkField, richText } from "#records/fields/texts.ts";

export const clients: GlobalConfig = {
  slug: "clients",
  label: "Clients",
  access: globalAccess,
  versions: globalVersions,
  admin: {
    group: "Pages",
    description: "The clients page shows the first nine; the sliders of other pages show all.",
  },
  fields: [
    line("title", { label: "Title of the page", required: true }),
    rows("clients", {
      row: "Client",
      fields: [
        {
          type: "row",
          fields: [
            line("title", { label: "Name" }),
            linkField("url", {
              label: "Leads to",
              description: "The case study, or the client's own site",
            }),
          ],
        },
        picture("thumbnail", { label: "Logo" }),
        {
          name: "facts",
          label: "Shown on hover",
          type: "group",
          fields: [
            {
              type: "row",
              fields: [
                line("project"),
                line("date", { description: "For example: 2019 – present" }),
              ],
            },
            {
              type: "row",
              fields: [
                amount("specialistCount", { label: "Number of specialists" }),
                line("location", { description: "City, country" }),
              ],
            },
          ],
        },
        { name: "hasReview", label: "There is a review", type: "checkbox", defaultValue: false },
        {
          name: "review",
          type: "group",
          admin: { condition: (_, sibling) => Boolean(sibling.hasReview) },
          fields: [
            richText("description", { label: "What the client says" }),
            picture("image", { label: "Portrait" }),
            { type: "row", fields: [line("name"), line("position")] },
          ],
        },
      ],
    }),
  ],
};
