import type { SpecialisationCost as CostRecord, Wire } from "@meridian/contract";
import {
  PUBLISHED,
  type ImportContext,
  type NewDocument,
} from "#records/mapping/import-context.ts";
import { number, text } from "#records/mapping/kinds.ts";
import type { SpecialisationCost } from "#payload-types.ts";

export const specialisationCost = {
  write: (doc: SpecialisationCost): Wire<"specialisationCosts">[number] => ({
    position_name: text.write(doc.positionName),
    specialization_price_junior: number.write(doc.easternEurope?.junior),
    specialization_price_middle: number.write(doc.easternEurope?.middle),
    specialization_price_senior: number.write(doc.easternEurope?.senior),
    cost_in_california_junior: number.write(doc.california?.junior),
    cost_in_california_middle: number.write(doc.california?.middle),
    cost_in_california_senior: number.write(doc.california?.senior),
  }),
  read: (cost: CostRecord, _: ImportContext, at: number): NewDocument<"specialisation-costs"> => ({
    ...PUBLISHED,
    positionName: cost.position_name,
    order: at + 1,
    easternEurope: {
      junior: cost.specialization_price_junior,
      middle: cost.specialization_price_middle,
      senior: cost.specialization_price_senior,
    },
    california: {
      junior: cost.cost_in_california_junior,
      middle: cost.cost_in_california_middle,
      senior: cost.cost_in_california_senior,
    },
  }),
};
