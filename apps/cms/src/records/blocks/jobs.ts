import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { line } from "#records/fields/texts.ts";
import { mapping, type Field } from "#records/mapping/field.ts";
import { text } from "#records/mapping/kinds.ts";
import type { JobsBlock, VacancyTerm } from "#payload-types.ts";

const termName: Field<number | VacancyTerm | null | undefined, string, string, number | undefined> =
  {
    write: (term) =>
      typeof term === "object" && term && isPublished(term) ? text.write(term.name) : "",
    read: (name, context) => (name ? context.term("specialization", name) : undefined),
  };

export const jobs = landingBlock("jobs", {
  label: "Jobs",
  plural: "Jobs",
  fields: [
    line("title"),
    {
      name: "specialization",
      type: "relationship",
      relationTo: "vacancy-terms",
      filterOptions: { kind: { equals: "specialization" } },
      admin: { description: "If empty, all open vacancies are shown." },
    },
  ],
  map: mapping<Omit<JobsBlock, OfBlock>>()({
    title: text,
    specialization: termName,
  }),
});
