import type * as v from "valibot";
import { get } from "#call.ts";
import { kind } from "#kinds/kind.ts";
import { many } from "#replies.ts";
import { labelled } from "#wordpress/shape-of.ts";
import { group } from "#wordpress/shapes.ts";
import { price, required, text } from "#wordpress/wordpress.ts";

/** One person's year in whole dollars; `null`: no price, and the level is omitted. */
export const specialisationCost = group({
  position_name: required(text),
  specialization_price_junior: labelled("Eastern Europe: junior, dollars a year", price),
  specialization_price_middle: labelled("Eastern Europe: middle", price),
  specialization_price_senior: labelled("Eastern Europe: senior", price),
  cost_in_california_junior: labelled("California: junior", price),
  cost_in_california_middle: labelled("California: middle", price),
  cost_in_california_senior: labelled("California: senior", price),
});
export type SpecialisationCost = v.InferOutput<typeof specialisationCost>;

export const specialisationCostKind = kind({
  name: "specialisation-cost",
  fields: specialisationCost,
  calls: {
    specialisationCosts: get({
      path: "/api/wp/v2/calculator-option-field-specialisation-get-cost",
      reply: many(specialisationCost),
      absent: false,
      tags: ["specialisation-costs"],
    }),
  },
  listedBy: "specialisationCosts",
  page: { partOf: "/pricing" },
  demo: "specialisationCosts",
  collection: "specialisation-costs",
  wordpress: { label: "Specialisation cost", type: "specialisation_cost" },
});
