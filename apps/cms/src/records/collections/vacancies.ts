import type { CollectionConfig, DateField, RelationshipField } from "payload";
import { anyUser, contentAccess } from "#accounts/access/roles.ts";
import { DAY_ONLY } from "#records/fields/day.ts";
import { picture } from "#records/fields/picture.ts";
import { versions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { slugField } from "#records/fields/slug.ts";
import { line, prose } from "#records/fields/texts.ts";

const terms = (name: string, label: string, kind: string): RelationshipField => ({
  name,
  label,
  type: "relationship",
  relationTo: "vacancy-terms",
  hasMany: true,
  filterOptions: { kind: { equals: kind } },
});
const day = (name: string, label: string, description: string): DateField => ({
  name,
  label,
  type: "date",
  admin: { position: "sidebar", date: DAY_ONLY, description },
});
const isText = (sibling: Record<string, unknown>): boolean => sibling.kind === "text";

const expectations = rows("expectations", {
  row: "Item",
  label: "What should I expect",
  fields: [
    line("title", { description: "May stay empty: the text then stands without a heading." }),
    {
      name: "kind",
      label: "Shown as",
      type: "radio",
      defaultValue: "list",
      options: [
        { value: "list", label: "List" },
        { value: "text", label: "Text" },
      ],
    },
    rows("list", {
      row: "Line",
      titled: "value",
      condition: (sibling) => !isText(sibling),
      fields: [line("value", { label: "Text", required: true })],
    }),
    {
      ...prose("simpleText", { label: "Text" }),
      admin: { rows: 4, condition: (_, sibling) => isText(sibling) },
    },
  ],
});

export const vacancies: CollectionConfig = {
  slug: "vacancies",
  labels: { singular: "Vacancy", plural: "Vacancies" },
  // Recruiters see what people apply for; to close and open it is all they may do.
  access: { ...contentAccess, read: anyUser },
  versions,
  defaultSort: "-hot",
  admin: {
    group: "Jobs",
    useAsTitle: "title",
    defaultColumns: ["title", "hot", "specializations", "_status", "updatedAt"],
    listSearchableFields: ["title", "slug"],
    description:
      "Open positions with clients. Unpublish one to close it: its page then says so and offers those like it.",
  },
  fields: [
    slugField({ path: "/vacancies/" }),
    {
      name: "hot",
      type: "number",
      required: true,
      defaultValue: 0,
      min: 0,
      index: true,
      admin: {
        position: "sidebar",
        description: "0 for an ordinary vacancy; larger numbers come first in lists.",
      },
    },
    day(
      "date",
      "Posted on",
      "Shown on the vacancy and told to search engines; the day it was made where this is empty.",
    ),
    day(
      "validThrough",
      "Last day to apply",
      "May stay empty. From the next day on the vacancy is closed on the site, as if it were unpublished.",
    ),
    {
      type: "tabs",
      tabs: [
        {
          label: "Vacancy",
          fields: [
            line("title", { required: true }),
            {
              ...prose("description", { description: "Line breaks are kept." }),
              admin: { rows: 10, description: "Line breaks are kept." },
            },
            picture("firstInfoImage", { label: "Picture" }),
          ],
        },
        { label: "What to expect", fields: [expectations] },
        {
          label: "Filter and facts",
          fields: [
            terms("levels", "Tech level", "expertise"),
            terms("workTypes", "Work type", "work_type"),
            terms("specializations", "Specialization", "specialization"),
            {
              name: "locations",
              type: "text",
              hasMany: true,
              admin: { description: "City, country; Enter adds another." },
            },
            {
              name: "projects",
              type: "text",
              hasMany: true,
              admin: { description: "The client or case study; Enter adds another." },
            },
          ],
        },
      ],
    },
  ],
};
