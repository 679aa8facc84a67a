import type * as v from "valibot";
import { group } from "#shapes.ts";
import { number, required, text } from "#wordpress.ts";

/** Cost of one person and year in whole dollars; `null` where the host has no price: that level is left out. */
export const specialisationCost = group({
  position_name: required(text),
  specialization_price_junior: number,
  specialization_price_middle: number,
  specialization_price_senior: number,
  cost_in_california_junior: number,
  cost_in_california_middle: number,
  cost_in_california_senior: number,
});
export type SpecialisationCost = v.InferOutput<typeof specialisationCost>;
