import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { line } from "#records/fields/texts.ts";
import { mapping, type Field } from "#records/mapping/field.ts";
import { text } from "#records/mapping/kinds.ts";
import type { CaseStudy, WorksBlock } from "#payload-types.ts";

/** Sends only public case studies. After an import an editor must choose them again. */
const slugs: Field<(number | CaseStudy)[] | null | undefined, string[], string[], undefined> = {
  write: (works) =>
    (works ?? []).flatMap((work) =>
      typeof work === "object" && isPublished(work) ? [work.slug] : [],
    ),
  read: (names, context) => {
    if (names.length > 0) context.without(`case studies of a band (${names.join(", ")})`);
    return undefined;
  },
};

export const works = landingBlock("works", {
  label: "Works",
  plural: "Works",
  fields: [
    line("title"),
    {
      name: "works",
      label: "Case studies",
      type: "relationship",
      relationTo: "case-studies",
      hasMany: true,
      admin: { description: "If empty, the featured case studies are shown." },
    },
  ],
  map: mapping<Omit<WorksBlock, OfBlock>>()({
    title: text,
    works: slugs,
  }),
});
