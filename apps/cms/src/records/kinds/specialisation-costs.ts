import type { SpecialisationCost as CostRecord, Wire } from "@meridian/contract";
import type { CollectionConfig, GroupField } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import type { SpecialisationCost } from "#payload-types.ts";
import { heading } from "#records/fields/folds.ts";
import { versions } from "#records/fields/publishing.ts";
import { amount, line, orderField } from "#records/fields/texts.ts";
import {
  type ImportContext,
  type NewDocument,
  PUBLISHED,
} from "#records/mapping/import-context.ts";
import { number, text } from "#records/mapping/kinds.ts";

const levels = (name: string, label: string): GroupField => ({
  name,
  label,
  type: "group",
  admin: {
    description:
      "Whole amounts for one person and year, in the calculator's currency (Settings). A level without a price cannot be chosen.",
  },
  fields: [{ type: "row", fields: [amount("junior"), amount("middle"), amount("senior")] }],
});

const config: CollectionConfig = {
  slug: "specialisation-costs",
  labels: { singular: "Calculator price", plural: "Calculator prices" },
  access: contentAccess,
  versions,
  defaultSort: "order",
  admin: {
    group: "Run the site",
    useAsTitle: "positionName",
    defaultColumns: ["positionName", "_status", "order", "updatedAt"],
    description: "The price list behind the calculator on /pricing.",
  },
  fields: [
    heading(
      line("positionName", {
        label: "Position",
        required: true,
        description: "The calculator shows only the first word.",
      }),
    ),
    orderField(),
    levels("easternEurope", "Average cost in Eastern Europe"),
    levels("california", "Cost in California"),
  ],
};

export const specialisationCosts = {
  config,
  identity: ({ position_name }: CostRecord) => ({ positionName: position_name }),
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
