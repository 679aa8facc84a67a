import type { Vacancy as VacancyRecord, Wire } from "@meridian/contract";
import { isPublished } from "#records/fields/publishing.ts";
import { as, group, list, mapping, type Field } from "#records/mapping/field.ts";
import {
  kept,
  PUBLISHED,
  type ImportContext,
  type NewDocument,
} from "#records/mapping/import-context.ts";
import { day, number, picture, slugText, text } from "#records/mapping/kinds.ts";
import type { Vacancy, VacancyTerm } from "#payload-types.ts";

type Names = { name: string }[];
type Rows<T> = T[] | null | undefined;

const terms = (
  kind: VacancyTerm["kind"],
): Field<Rows<VacancyTerm | number>, Names, Names, number[]> => ({
  write: (documents) =>
    (documents ?? []).flatMap((term) =>
      typeof term === "object" && isPublished(term) ? [{ name: text.write(term.name) }] : [],
    ),
  read: (named, context) => kept(named, ({ name }) => context.term(kind, name)),
});
const names: Field<Rows<string>, Names, Names, string[]> = {
  write: (values) => (values ?? []).map((name) => ({ name: text.write(name) })),
  read: (named) => named.map(({ name }) => name),
};

type Expectation = NonNullable<Vacancy["expectations"]>[number];
type ExpectationWire = Wire<"vacancy">[number]["what_should_i_expect"][number];
const values = list(group({ value: text }));
/** A list or a text, by its `kind`; what is left in the fields of the other is not sent. */
const expectation: Field<
  Expectation,
  ExpectationWire,
  VacancyRecord["what_should_i_expect"][number],
  Expectation
> = {
  write: ({ title, kind, list: lines, simpleText }) => ({
    title: text.write(title),
    ...(kind === "text"
      ? {
          select_type_to_watching: { value: "text", label: "Text" },
          list: [],
          simple_text: text.write(simpleText),
        }
      : {
          select_type_to_watching: { value: "list", label: "List" },
          list: values.write(lines),
          simple_text: "",
        }),
  }),
  read: (item) => ({
    title: item.title,
    kind: item.select_type_to_watching.value === "text" ? "text" : "list",
    list: item.list.filter(({ value }) => value !== ""),
    simpleText: item.simple_text,
  }),
};

const fields = mapping<Vacancy>()({
  slug: slugText,
  title: text,
  date: day,
  validThrough: day,
  description: text,
  firstInfoImage: picture,
  hot: {
    ...number,
    read: (value: number | null) => Math.max(0, value ?? 0),
  },
  expectations: as("what_should_i_expect", list(expectation)),
  levels: as("expertise", terms("expertise")),
  workTypes: as("work_type", terms("work_type")),
  specializations: as("specialization", terms("specialization")),
  locations: as("location", names),
  projects: as("project", names),
});

export const vacancy = {
  /** One record serves list and detail: the list reads `post_title`, the detail `title`. */
  write(doc: Vacancy): Wire<"vacancies">[number] & Wire<"vacancy">[number] {
    const { expertise, work_type, specialization, location, project, ...record } =
      fields.write(doc);
    return {
      ID: doc.id,
      ...record,
      post_title: record.title,
      date: day.write(doc.date ?? doc.createdAt),
      closed: false,
      vacancies_filter: { expertise, work_type, specialization, location, project },
    };
  },
  read: (record: VacancyRecord, context: ImportContext): NewDocument<"vacancies"> => ({
    ...PUBLISHED,
    ...fields.read({ ...record, ...record.vacancies_filter }, context),
  }),
};
