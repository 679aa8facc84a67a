import type * as v from "valibot";
import { group, list } from "#wordpress/shapes.ts";
import { required, text } from "#wordpress/wordpress.ts";

export const names = list(group({ name: required(text) }));

/** The options of the vacancy filter. */
export const vacancyCategories = group({
  specialization: names,
  work_type: names,
  expertise: names,
});
export type VacancyCategories = v.InferOutput<typeof vacancyCategories>;

/** The specialisation list, `[{name}]`. */
export const specialisations = names;
