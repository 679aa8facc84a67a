import type { CollectionConfig } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import { picture, pictures } from "#records/fields/picture.ts";
import { versions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { slides } from "#records/fields/slides.ts";
import { slugField } from "#records/fields/slug.ts";
import { line, prose, richText } from "#records/fields/texts.ts";

export const technologies: CollectionConfig = {
  slug: "technologies",
  labels: { singular: "Technology page", plural: "Technology pages" },
  access: contentAccess,
  versions,
  defaultSort: "title",
  admin: {
    group: "Pages",
    useAsTitle: "title",
    defaultColumns: ["title", "slug", "_status", "updatedAt"],
    description: "Pages such as /technologies-react. A section left empty is not shown.",
  },
  fields: [
    slugField({ path: "/technologies-" }),
    line("title", { required: true, description: "The technology's name." }),
    {
      type: "tabs",
      tabs: [
        {
          label: "Head",
          fields: [
            {
              name: "imageSection",
              label: false,
              type: "group",
              fields: [
                line("title"),
                richText("paragraph", { label: "Text" }),
                picture("image", { label: "Picture" }),
              ],
            },
          ],
        },
        {
          label: "Project",
          fields: [
            {
              name: "projectSection",
              label: false,
              type: "group",
              fields: [
                line("title"),
                richText("description", { label: "Text" }),
                picture("image", { label: "Picture" }),
              ],
            },
          ],
        },
        {
          label: "Why",
          fields: [
            {
              name: "whySection",
              label: false,
              type: "group",
              fields: [
                line("title"),
                rows("boxes", {
                  row: "Box",
                  fields: [
                    picture("image", { label: "Icon" }),
                    line("title"),
                    prose("description"),
                  ],
                }),
              ],
            },
          ],
        },
        {
          label: "Worked with",
          fields: [
            {
              name: "workedWith",
              label: false,
              type: "group",
              fields: [
                line("title"),
                rows("boxes", {
                  row: "Client",
                  titled: "description",
                  fields: [picture("image", { label: "Logo" }), prose("description")],
                }),
              ],
            },
          ],
        },
        { label: "Slider", fields: [slides("slider")] },
        {
          label: "Platforms",
          fields: [
            {
              name: "drivenPlatforms",
              label: false,
              type: "group",
              fields: [line("title"), pictures("images", { label: "Pictures" })],
            },
          ],
        },
      ],
    },
  ],
};
