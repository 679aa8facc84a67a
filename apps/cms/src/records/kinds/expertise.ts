import type { ExpertisePage, Wire } from "@meridian/contract";
import type { CollectionConfig, Field } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import type { Expertise } from "#payload-types.ts";
import { heading } from "#records/fields/folds.ts";
import { picture } from "#records/fields/picture.ts";
import { versions } from "#records/fields/publishing.ts";
import { references } from "#records/fields/references.ts";
import { rows } from "#records/fields/rows.ts";
import { slides } from "#records/fields/slides.ts";
import { slugField } from "#records/fields/slug.ts";
import { amount, line, prose, richText } from "#records/fields/texts.ts";
import { type Field as MappedField, group, list, mapping } from "#records/mapping/field.ts";
import {
  type ImportContext,
  type NewDocument,
  PUBLISHED,
} from "#records/mapping/import-context.ts";
import { html, number, picture as mappedPicture, slugAfter, text } from "#records/mapping/kinds.ts";
import { reference } from "#records/mapping/references.ts";
import { slides as mappedSlides } from "#records/mapping/slides.ts";

const boxRows = rows("boxes", { row: "Box", fields: [line("title"), prose("description")] });
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
          admin: { description: "Contain shows the whole picture, Cover fills the space." },
        },
      ],
    },
  ],
});

const config: CollectionConfig = {
  slug: "expertise",
  labels: { singular: "Expertise page", plural: "Expertise pages" },
  access: contentAccess,
  versions,
  defaultSort: "title",
  admin: {
    group: "Edit pages",
    useAsTitle: "title",
    defaultColumns: ["title", "image", "_status", "updatedAt"],
    description: "Pages such as /expertise-fintech. Empty sections are not shown.",
  },
  fields: [
    slugField({ path: "/expertise-" }),
    heading(line("title", { required: true, description: "The name of the field of expertise." })),
    {
      type: "tabs",
      tabs: [
        {
          label: "Head",
          fields: [
            part("terms", [line("title"), richText("description", { label: "Text" })]),
            picture("image", { label: "Wide picture" }),
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
        {
          label: "Team",
          fields: [
            references("lead", {
              to: "authors",
              label: "Lead",
              description: "Who leads these teams, named on the page. May stay empty.",
              many: false,
            }),
            picture("teamImage", { label: "Picture of the team" }),
          ],
        },
        { label: "How it works", fields: [part("howItWorks", [line("title"), boxRows])] },
        { label: "Why us", fields: [part("whyUs", [line("title"), boxRows])] },
      ],
    },
  ],
};

const imageFill: MappedField<string | null | undefined, string, string, "Cover" | "Contain"> = {
  ...text,
  read: (value) => (value.toLowerCase() === "cover" ? "Cover" : "Contain"),
};
const boxes = group({ title: text, boxes: list(group({ title: text, description: text })) });

const fields = mapping<Expertise>()({
  slug: slugAfter("expertise-"),
  title: text,
  image: mappedPicture,
  terms: group({ title: text, description: html }),
  clients: group({
    title: text,
    gallery: list(group({ image: mappedPicture, width: number, imageFill })),
    slider: mappedSlides,
  }),
  works: group({ title: text, slider: mappedSlides }),
  textUnderSlider: group({ left: html, right: html }),
  lead: reference("authors"),
  teamImage: mappedPicture,
  howItWorks: boxes,
  whyUs: boxes,
});

export const expertise = {
  config,
  write(doc: Expertise): Wire<"expertise">[number] {
    const { slug, title, ...data } = fields.write(doc);
    return { id: doc.id, slug, title, data };
  },
  read(record: ExpertisePage, context: ImportContext): NewDocument<"expertise"> {
    const made = fields.read(record, context);
    return { ...PUBLISHED, ...made, title: record.title || record.terms.title || made.slug };
  },
};
