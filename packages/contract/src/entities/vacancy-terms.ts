import type * as v from "valibot";
import { group, list } from "#wordpress/shapes.ts";
import { required, text } from "#wordpress/wordpress.ts";

export const names = list(group({ name: required(text) }));

export const vacancyCategories = group({
  specialization: names,
  work_type: names,
  expertise: names,
});
export type VacancyCategories = v.InferOutput<typeof vacancyCategories>;

/** `[{name}]` */
export const specialisations = names;
