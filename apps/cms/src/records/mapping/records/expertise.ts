import type { ExpertisePage, Wire } from "@meridian/contract";
import { group, list, mapping, type Field } from "#records/mapping/field.ts";
import {
  PUBLISHED,
  type ImportContext,
  type NewDocument,
} from "#records/mapping/import-context.ts";
import { html, number, picture, slugAfter, text } from "#records/mapping/kinds.ts";
import { slides } from "#records/mapping/slides.ts";
import type { Expertise } from "#payload-types.ts";

const imageFill: Field<string | null | undefined, string, string, "Cover" | "Contain"> = {
  ...text,
  read: (value) => (value.toLowerCase() === "cover" ? "Cover" : "Contain"),
};
const boxes = group({ title: text, boxes: list(group({ title: text, description: text })) });

const fields = mapping<Expertise>()({
  slug: slugAfter("expertise-"),
  title: text,
  image: picture,
  terms: group({ title: text, description: html }),
  clients: group({
    title: text,
    gallery: list(group({ image: picture, width: number, imageFill })),
    slider: slides,
  }),
  works: group({ title: text, slider: slides }),
  textUnderSlider: group({ left: html, right: html }),
  teamImage: picture,
  howItWorks: boxes,
  whyUs: boxes,
});

export const expertise = {
  write(doc: Expertise): Wire<"expertise">[number] {
    const { slug, title, ...data } = fields.write(doc);
    return { id: doc.id, slug, title, data };
  },
  read(record: ExpertisePage, context: ImportContext): NewDocument<"expertise"> {
    const made = fields.read(record, context);
    return { ...PUBLISHED, ...made, title: record.title || record.terms.title || made.slug };
  },
};
