import * as v from "valibot";
import { beyond, shapedAs, shapeOf } from "#wordpress/shape-of.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import {
  day,
  flag,
  image,
  lines,
  number,
  required,
  requiredNumber,
  text,
} from "#wordpress/wordpress.ts";

const names = list(group({ name: required(text) }));

const filter = group({
  expertise: names,
  work_type: names,
  specialization: names,
  location: names,
  project: names,
});

const expectation = group({
  title: text,
  select_type_to_watching: group({ value: text, label: text }),
  list: list(group({ value: text })),
  simple_text: text,
});

const shared = {
  description: lines,
  first_info_image: image,
  hot: number,
  what_should_i_expect: list(expectation),
  vacancies_filter: filter,
  valid_through: beyond(day),
  closed: beyond(flag),
};
const dates = { date: beyond(day), post_date: beyond(day) };

/**
 * WordPress's own `date` is `post_date` in its raw dialect; a plain host sends the former, and a
 * clean record has it.
 */
const dated = <W, C extends { date: string; post_date: string }>(
  schema: v.GenericSchema<W, C>,
): v.GenericSchema<Omit<W, "post_date">, Omit<C, "post_date">> =>
  shapedAs(
    v.pipe(
      schema,
      v.transform(({ post_date, ...rest }) => ({ ...rest, date: rest.date || post_date })),
    ),
    shapeOf(schema),
  );

/**
 * A vacancy as the list sends it. `hot` sorts, larger first. `date` is the day it was posted,
 * `valid_through` the last day on which one may apply, both `YYYY-MM-DD` and `""` where the host
 * does not say. `closed`: it was open once and is no longer (HTTP 410); a host that forgets its
 * closed vacancies never says so (HTTP 404).
 */
export const vacancySummary = dated(
  record(
    { ID: requiredNumber, slug: required(text), post_title: required(text), ...dates },
    "top",
    shared,
  ),
);
/** A vacancy as its detail call sends it; one without `ID` is not found (VACD-05). */
export const vacancy = dated(
  record({ ID: requiredNumber, slug: text, title: required(text), ...dates }, "top", shared),
);
export type VacancySummary = v.InferOutput<typeof vacancySummary>;
export type Vacancy = v.InferOutput<typeof vacancy>;

/** The options of the vacancy filter. */
export const vacancyCategories = group({
  specialization: names,
  work_type: names,
  expertise: names,
});
export type VacancyCategories = v.InferOutput<typeof vacancyCategories>;

/** The specialisation list, `[{name}]`. */
export const specialisations = names;
