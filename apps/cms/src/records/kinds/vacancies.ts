import type { Vacancy as VacancyRecord, Wire } from "@meridian/contract";
import { countryIn, countryName } from "@meridian/contract/entities/countries";
import { plainOfHtml } from "@meridian/contract/wordpress/plain-of-html";
import { PERIODS } from "@meridian/contract/entities/salary";
import type { CollectionConfig, DateField, RelationshipField } from "payload";
import { inboxUsers, contentAccess } from "#accounts/access/roles.ts";
import type { FacetConfig } from "#admin-ui/lists/facets.ts";
import type { Vacancy, VacancyTerm } from "#payload-types.ts";
import { DAY_ONLY } from "#records/fields/day.ts";
import { expectationsField } from "#records/fields/expectations.ts";
import { fold, heading } from "#records/fields/folds.ts";
import { picture } from "#records/fields/picture.ts";
import { isPublished, versions } from "#records/fields/publishing.ts";
import { recipients } from "#records/fields/recipients.ts";
import { questionsField } from "#records/fields/questions.ts";
import { recruiterField } from "#records/fields/recruiter.ts";
import { salaryField } from "#records/fields/salary.ts";
import { slugField } from "#records/fields/slug.ts";
import { descriptionFields } from "#records/fields/descriptions.ts";
import { line } from "#records/fields/texts.ts";
import { workFromField } from "#records/fields/work-from.ts";
import { type Field, as, group, list, mapping } from "#records/mapping/field.ts";
import {
  type ImportContext,
  type NewDocument,
  PUBLISHED,
  mapped,
} from "#records/mapping/import-context.ts";
import {
  day,
  html,
  number,
  picture as mappedPicture,
  slugText,
  text,
} from "#records/mapping/kinds.ts";
import { questions } from "#records/mapping/records/vacancy-questions.ts";

const termsField = (name: string, label: string, kind: string): RelationshipField => ({
  name,
  label,
  type: "relationship",
  relationTo: "vacancy-terms",
  hasMany: true,
  filterOptions: { kind: { equals: kind } },
});
const dayField = (name: string, label: string, description: string): DateField => ({
  name,
  label,
  type: "date",
  admin: { position: "sidebar", date: DAY_ONLY, description },
});
const config: CollectionConfig = {
  slug: "vacancies",
  labels: { singular: "Vacancy", plural: "Vacancies" },
  // Recruiters may read vacancies; they can only close and reopen them.
  access: { ...contentAccess, read: inboxUsers },
  versions,
  defaultSort: "-hot",
  custom: {
    withdrawn: "Closed",
    lastDay: "validThrough",
    facets: [
      { label: "Hot", choices: [{ label: "Hot", condition: { hot: { greater_than: "0" } } }] },
      "locations",
      "specializations",
      "workTypes",
    ] satisfies FacetConfig[],
  },
  admin: {
    group: "Hire",
    useAsTitle: "title",
    defaultColumns: [
      "title",
      "_status",
      "locations",
      "specializations",
      "validThrough",
      "updatedAt",
    ],
    listSearchableFields: ["title", "slug"],
    description:
      "Open positions with clients. Unpublish a vacancy to close it: its page then shows that it is closed, with similar vacancies.",
  },
  fields: [
    {
      name: "hot",
      type: "number",
      required: true,
      defaultValue: 0,
      min: 0,
      index: true,
      hooks: { beforeDuplicate: [() => 0] },
      admin: {
        position: "sidebar",
        description: "0 for an ordinary vacancy; larger numbers come first in lists.",
      },
    },
    dayField(
      "date",
      "Posted on",
      "Shown on the vacancy and sent to search engines; if empty, the day on which it was created.",
    ),
    dayField(
      "validThrough",
      "Last day to apply",
      "Optional. From the next day the vacancy is closed on the site, as if it were unpublished.",
    ),
    slugField({ path: "/vacancies/" }),
    fold(
      "Who gets the applications",
      [
        recruiterField(),
        recipients("recipients", {
          label: "Applications are emailed to",
          description:
            "E-mail addresses; press Enter after each. They get the resumes sent from this vacancy's page, in place of the recipients of all resumes (Answer people, Mail): add those here if they should get them, too. Never shown on the site.",
        }),
      ],
      { isAside: true },
    ),
    {
      type: "tabs",
      tabs: [
        {
          label: "Vacancy",
          fields: [
            heading(line("title", { required: true })),
            ...descriptionFields(),
            picture("firstInfoImage", { label: "Picture" }),
          ],
        },
        { label: "What to expect", fields: [expectationsField()] },
        { label: "Questions", fields: [questionsField()] },
        {
          label: "Filter and facts",
          fields: [
            termsField("levels", "Tech level", "expertise"),
            termsField("workTypes", "Work type", "work_type"),
            termsField("specializations", "Specialization", "specialization"),
            line("hours", {
              label: "Working hours",
              description: "For example: full time, 40 hours a week",
            }),
            {
              name: "locations",
              type: "text",
              hasMany: true,
              admin: { description: "City, country; press Enter after each." },
            },
            workFromField(),
            salaryField(),
            {
              name: "projects",
              type: "text",
              custom: { untranslated: true },
              hasMany: true,
              admin: { description: "The client or case study; press Enter after each." },
            },
          ],
        },
      ],
    },
  ],
};

const TAXES = ["gross", "net"] as const;

const choice = <const Values extends readonly string[]>(
  values: Values,
): Field<Values[number] | null | undefined, string, string, Values[number] | null> => ({
  write: (value) => value ?? "",
  read: (value) => values.find((one) => one === value) ?? null,
});

type Names = { name: string }[];
type Rows<T> = T[] | null | undefined;

const terms = (
  kind: VacancyTerm["kind"],
): Field<Rows<VacancyTerm | number>, Names, Names, number[]> => ({
  write: (documents) =>
    (documents ?? []).flatMap((term) =>
      typeof term === "object" && isPublished(term) ? [{ name: text.write(term.name) }] : [],
    ),
  read: (named, context) => mapped(named, ({ name }) => context.term(kind, name)),
});
const names: Field<Rows<string>, Names, Names, string[]> = {
  write: (values) => (values ?? []).map((name) => ({ name: text.write(name) })),
  read: (named) => named.map(({ name }) => name),
};

type Expectation = NonNullable<Vacancy["expectations"]>[number];
type ExpectationWire = Wire<"vacancy">[number]["what_should_i_expect"][number];
const values = list(group({ value: text }));
/** A list or a text, by `kind`; values in the other's fields are not sent. */
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

const salary = group({
  from: number,
  to: number,
  currency: text,
  period: choice(PERIODS),
  tax: choice(TAXES),
});

/** Names here, codes in the contract. */
const countries: Field<Rows<string>, string[], string[], string[]> = {
  write: (written) => (written ?? []).flatMap((name) => countryIn(name) ?? []),
  read: (codes) => codes.map((code) => countryName(code, "en")),
};

type Recruiter = NonNullable<Vacancy["recruiter"]>;
const named = group({ name: text, role: text, portrait: mappedPicture });

/** As visitors see them: nothing unless they are to be named, and never the address. */
const recruiter: Field<
  Recruiter | undefined,
  Wire<"vacancy">[number]["recruiter"],
  VacancyRecord["recruiter"],
  Omit<Recruiter, "email">
> = {
  write: (who) => named.write(who?.isNamed ? who : {}),
  read: (who, context) => ({ ...named.read(who, context), isNamed: who.name !== "" }),
};

/** The host's own, in no reply (`inbox/recipients.ts`). */
type Internal = "recipients";

const fields = mapping<Omit<Vacancy, Internal>>()({
  slug: slugText,
  title: text,
  date: day,
  validThrough: day,
  description: text,
  formattedDescription: html,
  firstInfoImage: mappedPicture,
  hours: text,
  recruiter,
  salary,
  workFrom: countries,
  questions,
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

/** Other programs read the plain one: of a formatted text its words (OWN-127). */
const plainDescription = (record: { description: string; formatted_description: string }): string =>
  text.write(plainOfHtml(record.formatted_description)) || record.description;

export const vacancies = {
  config,
  /** One record for list and detail: the list reads `post_title`, the detail `title`. */
  write(doc: Vacancy): Wire<"vacancies">[number] & Wire<"vacancy">[number] {
    const { expertise, work_type, specialization, location, project, ...record } =
      fields.write(doc);
    return {
      ID: doc.id,
      ...record,
      description: plainDescription(record),
      post_title: record.title,
      date: day.write(doc.date ?? doc.createdAt),
      closed: false,
      vacancies_filter: { expertise, work_type, specialization, location, project },
    };
  },
  read: (record: VacancyRecord, context: ImportContext): NewDocument<"vacancies"> => ({
    ...PUBLISHED,
    ...fields.read({ ...record, ...record.vacancies_filter }, context),
    ...(record.formatted_description !== "" && { description: "" }),
  }),
};
