import type { CollectionConfig } from "payload";
import { contentAccess, inboxUsers } from "#accounts/access/roles.ts";
import type { FacetConfig } from "#admin-ui/lists/facets.ts";
import { versions } from "#records/fields/publishing.ts";
import { line, orderField } from "#records/fields/texts.ts";

/** In the specification's words. */
export const TERM_KINDS = [
  { value: "specialization", label: "Specialization" },
  { value: "work_type", label: "Work type" },
  { value: "expertise", label: "Tech level" },
];

/** A vacancy refers to its terms: a new name here applies everywhere. */
export const vacancyTerms: CollectionConfig = {
  slug: "vacancy-terms",
  labels: { singular: "Filter term", plural: "Filter terms" },
  // The list of vacancies, which recruiters read, has their names.
  access: { ...contentAccess, read: inboxUsers },
  versions,
  defaultSort: ["kind", "order"],
  custom: { facets: ["kind"] satisfies FacetConfig[] },
  admin: {
    hidden: ({ user }) => user?.role === "recruiter",
    group: "Hire",
    useAsTitle: "name",
    defaultColumns: ["name", "_status", "kind", "order", "updatedAt"],
    description:
      "The options of the vacancy filter, and the Specialization* list of the resume form.",
  },
  fields: [
    line("name", { required: true }),
    {
      name: "kind",
      label: "Group",
      type: "select",
      required: true,
      index: true,
      options: TERM_KINDS,
      admin: { position: "sidebar" },
    },
    orderField(),
  ],
};
