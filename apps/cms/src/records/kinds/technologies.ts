import type { TechnologyPage, Wire } from "@meridian/contract";
import type { CollectionConfig } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import type { Technology } from "#payload-types.ts";
import { heading } from "#records/fields/folds.ts";
import { picture, pictures } from "#records/fields/picture.ts";
import { versions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { slides } from "#records/fields/slides.ts";
import { slugField } from "#records/fields/slug.ts";
import { line, prose, richText } from "#records/fields/texts.ts";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import {
  type ImportContext,
  type NewDocument,
  PUBLISHED,
} from "#records/mapping/import-context.ts";
import {
  html,
  picture as mappedPicture,
  pictures as mappedPictures,
  slugAfter,
  text,
} from "#records/mapping/kinds.ts";
import { slides as mappedSlides } from "#records/mapping/slides.ts";

const config: CollectionConfig = {
  slug: "technologies",
  labels: { singular: "Technology page", plural: "Technology pages" },
  access: contentAccess,
  versions,
  defaultSort: "title",
  admin: {
    group: "Edit pages",
    useAsTitle: "title",
    defaultColumns: ["title", "_status", "updatedAt"],
    description: "Pages such as /technologies-react. Empty sections are not shown.",
  },
  fields: [
    slugField({ path: "/technologies-" }),
    heading(line("title", { required: true, description: "The technology's name." })),
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

const fields = mapping<Technology>()({
  slug: slugAfter("technologies-"),
  title: text,
  imageSection: group({ title: text, paragraph: html, image: mappedPicture }),
  projectSection: group({ title: text, description: html, image: mappedPicture }),
  whySection: group({
    title: text,
    boxes: list(group({ image: as("img", mappedPicture), title: text, description: text })),
  }),
  workedWith: group({
    title: text,
    boxes: list(group({ image: mappedPicture, description: text })),
  }),
  slider: mappedSlides,
  drivenPlatforms: group({ title: text, images: mappedPictures }),
});

export const technologies = {
  config,
  write(doc: Technology): Wire<"technology">[number] {
    const { slug, title, ...data } = fields.write(doc);
    return { id: doc.id, slug, title, data };
  },
  read(record: TechnologyPage, context: ImportContext): NewDocument<"technologies"> {
    const made = fields.read(record, context);
    return {
      ...PUBLISHED,
      ...made,
      title: record.title || record.image_section.title || made.slug,
    };
  },
};
