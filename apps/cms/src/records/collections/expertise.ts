import type { CollectionConfig, Field } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import { picture } from "#records/fields/picture.ts";
import { versions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { slides } from "#records/fields/slides.ts";
import { slugField } from "#records/fields/slug.ts";
import { amount, line, prose, richText } from "#records/fields/texts.ts";

const boxes = rows("boxes", { row: "Box", fields: [line("title"), prose("description")] });
const part = (name: string, fields: Field[]): Field => ({
  name,
  label: false,
  type: "group",
  fields,
});

const gallery = rows("gallery", {
  row: "Logo",
  titled: "",
  label: "Logos",
  fields: [
    picture("image", { label: "Logo" }),
    {
      type: "row",
      fields: [
        amount("width", { description: "Pixels" }),
        {
          name: "imageFill",
          label: "Fitting",
          type: "select",
          defaultValue: "Contain",
          options: ["Contain", "Cover"],
          admin: { description: "Contain shows all of it, Cover fills the space." },
        },
      ],
    },
  ],
});

export const expertise: CollectionConfig = {
  slug: "expertise",
  labels: { singular: "Expertise page", plural: "Expertise pages" },
  access: contentAccess,
  versions,
  defaultSort: "title",
  admin: {
    group: "Pages",
    useAsTitle: "title",
    defaultColumns: ["title", "image", "slug", "_status", "updatedAt"],
    description: "Pages such as /expertise-fintech. A section left empty is not shown.",
  },
  fields: [
    slugField({ path: "/expertise-" }),
    line("title", { required: true, description: "The field's name." }),
    {
      type: "tabs",
      tabs: [
        {
          label: "Head",
          fields: [
            picture("image", { label: "Wide picture" }),
            part("terms", [line("title"), richText("description", { label: "Text" })]),
          ],
        },
        { label: "Clients", fields: [part("clients", [line("title"), gallery, slides("slider")])] },
        {
          label: "Works",
          fields: [
            part("works", [line("title"), slides("slider")]),
            {
              name: "textUnderSlider",
              label: "Text under the slider",
              type: "group",
              fields: [
                richText("left", { label: "Left column" }),
                richText("right", { label: "Right column" }),
              ],
            },
          ],
        },
        { label: "Team", fields: [picture("teamImage", { label: "Picture of the team" })] },
        { label: "How it works", fields: [part("howItWorks", [line("title"), boxes])] },
        { label: "Why us", fields: [part("whyUs", [line("title"), boxes])] },
      ],
    },
  ],
};
