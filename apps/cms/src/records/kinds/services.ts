import type { Service as ServiceRecord, Wire } from "@meridian/contract";
import type { CollectionConfig, TextField } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import type { Service } from "#payload-types.ts";
import { heading } from "#records/fields/folds.ts";
import { inlineHtml, titleHtml, writtenTitle } from "#records/fields/inline-html.ts";
import { picture } from "#records/fields/picture.ts";
import { versions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { slugField } from "#records/fields/slug.ts";
import { line, orderField, prose, richText } from "#records/fields/texts.ts";
import { type Field, as, group, list, mapping } from "#records/mapping/field.ts";
import {
  type ImportContext,
  type NewDocument,
  PUBLISHED,
} from "#records/mapping/import-context.ts";
import { html, picture as mappedPicture, slugText, text } from "#records/mapping/kinds.ts";
import { plainText } from "#records/rich-text/plain-text.ts";

/** The HTML title as plain text, for the admin's lists. Updated automatically. */
const plainName: TextField = {
  name: "name",
  type: "text",
  admin: { hidden: true },
  hooks: {
    beforeChange: [({ siblingData }) => plainText(titleHtml(String(siblingData.title ?? "")))],
  },
};

const config: CollectionConfig = {
  slug: "services",
  labels: { singular: "Service", plural: "Services" },
  access: contentAccess,
  versions,
  defaultSort: "order",
  admin: {
    group: "Present your work",
    useAsTitle: "name",
    defaultColumns: ["name", "featuredImage", "_status", "order", "updatedAt"],
    description:
      "What the company offers. Each service has its own page and a tile on the home page.",
  },
  fields: [
    plainName,
    slugField({ path: "/services/", among: ["case-studies", "articles"] }),
    orderField(),
    {
      type: "tabs",
      tabs: [
        {
          label: "Title and tile",
          fields: [
            heading(inlineHtml("title", "Title")),
            prose("shortDescription", {
              description: "Under the title, and on the tile of the home page.",
            }),
            picture("featuredImage", { label: "Picture of the tile" }),
          ],
        },
        {
          label: "Explore our expertise",
          fields: [
            {
              name: "exploreOurExpertise",
              label: false,
              type: "group",
              fields: [
                richText("description", { label: "Text" }),
                picture("image", { label: "Picture next to the text" }),
              ],
            },
          ],
        },
        {
          label: "Boxes",
          fields: [
            rows("boxes", {
              row: "Box",
              description: "Shown in three columns.",
              fields: [line("title"), richText("description", { label: "Text" })],
            }),
          ],
        },
        {
          label: "How it works",
          fields: [
            rows("steps", {
              row: "Step",
              description: "Without steps the section is not shown.",
              fields: [line("title"), richText("description", { label: "Text" })],
            }),
          ],
        },
      ],
    },
  ],
};

/** Parts of the title can be emphasized. */
const title: Field<string, string, string, string> = {
  write: titleHtml,
  read: (value, context) => writtenTitle(context.title(value)),
};
const part = group({ title: text, description: html });

const fields = mapping<Omit<Service, "name" | "order">>()({
  slug: slugText,
  title,
  shortDescription: text,
  featuredImage: as("featured_image_url", mappedPicture),
  exploreOurExpertise: group({ description: html, image: mappedPicture }),
  boxes: as("box_repeater", list(part)),
  steps: as("how_it_works", list(part)),
});

export const services = {
  config,
  write(doc: Service): Wire<"services">[number] {
    const { slug, title: written, featured_image_url, ...data } = fields.write(doc);
    return { id: doc.id, slug, title: written, featured_image_url, data };
  },
  read(record: ServiceRecord, context: ImportContext, at: number): NewDocument<"services"> {
    const { slug, ...others } = fields.read(record, context);
    return { ...PUBLISHED, slug, order: at + 1, ...others };
  },
};
