import type * as v from "valibot";
import { group, list, record } from "#shapes.ts";
import { image, lines, number, required, requiredNumber, text } from "#wordpress.ts";

const names = list(group({ name: required(text) }));

const filter = group({ expertise: names, work_type: names, specialization: names, location: names, project: names });

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
};

/** A vacancy as the list sends it. `hot` sorts, larger first. */
export const vacancySummary = record({ ID: requiredNumber, slug: required(text), post_title: required(text) }, "top", shared);
/** A vacancy as its detail call sends it; one without `ID` is not found (VACD-05). */
export const vacancy = record({ ID: requiredNumber, slug: text, title: required(text) }, "top", shared);
export type VacancySummary = v.InferOutput<typeof vacancySummary>;
export type Vacancy = v.InferOutput<typeof vacancy>;

/** The options of the vacancy filter. */
export const vacancyCategories = group({ specialization: names, work_type: names, expertise: names });
export type VacancyCategories = v.InferOutput<typeof vacancyCategories>;

/** The specialisation list, `[{name}]`. */
export const specialisations = names;
