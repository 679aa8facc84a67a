import type * as v from "valibot";
import { group } from "#wordpress/shapes.ts";
import { price, required, text } from "#wordpress/wordpress.ts";

/**
 * Cost of one person and year in whole dollars; `null` where the host has no price: that level is
 * left out.
 */
export const specialisationCost = group({
  position_name: required(text),
  specialization_price_junior: price,
  specialization_price_middle: price,
  specialization_price_senior: price,
  cost_in_california_junior: price,
  cost_in_california_middle: price,
  cost_in_california_senior: price,
});
export type SpecialisationCost = v.InferOutput<typeof specialisationCost>;
