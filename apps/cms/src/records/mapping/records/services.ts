import type { Service as ServiceRecord, Wire } from "@meridian/contract";
import { titleHtml, writtenTitle } from "#records/fields/inline-html.ts";
import { as, group, list, mapping, type Field } from "#records/mapping/field.ts";
import {
  PUBLISHED,
  type ImportContext,
  type NewDocument,
} from "#records/mapping/import-context.ts";
import { html, picture, slugText, text } from "#records/mapping/kinds.ts";
import type { Service } from "#payload-types.ts";

/** A title in which a part may be set off. */
const title: Field<string, string, string, string> = {
  write: titleHtml,
  read: (value, context) => writtenTitle(context.title(value)),
};
const part = group({ title: text, description: html });

const fields = mapping<Omit<Service, "name" | "order">>()({
  slug: slugText,
  title,
  shortDescription: text,
  featuredImage: as("featured_image_url", picture),
  exploreOurExpertise: group({ description: html, image: picture }),
  boxes: as("box_repeater", list(part)),
  steps: as("how_it_works", list(part)),
});

export const service = {
  write(doc: Service): Wire<"services">[number] {
    const { slug, title: written, featured_image_url, ...data } = fields.write(doc);
    return { id: doc.id, slug, title: written, featured_image_url, data };
  },
  read(record: ServiceRecord, context: ImportContext, at: number): NewDocument<"services"> {
    const { slug, ...others } = fields.read(record, context);
    return { ...PUBLISHED, slug, order: at + 1, ...others };
  },
};
