import type { TechnologyPage, Wire } from "@meridian/contract";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import {
  PUBLISHED,
  type ImportContext,
  type NewDocument,
} from "#records/mapping/import-context.ts";
import { html, picture, pictures, slugAfter, text } from "#records/mapping/kinds.ts";
import { slides } from "#records/mapping/slides.ts";
import type { Technology } from "#payload-types.ts";

const fields = mapping<Technology>()({
  slug: slugAfter("technologies-"),
  title: text,
  imageSection: group({ title: text, paragraph: html, image: picture }),
  projectSection: group({ title: text, description: html, image: picture }),
  whySection: group({
    title: text,
    boxes: list(group({ image: as("img", picture), title: text, description: text })),
  }),
  workedWith: group({ title: text, boxes: list(group({ image: picture, description: text })) }),
  slider: slides,
  drivenPlatforms: group({ title: text, images: pictures }),
});

export const technology = {
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
