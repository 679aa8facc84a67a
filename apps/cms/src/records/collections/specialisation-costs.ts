import type { CollectionConfig, GroupField } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import { versions } from "#records/fields/publishing.ts";
import { amount, line, orderField } from "#records/fields/texts.ts";

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

export const specialisationCosts: CollectionConfig = {
  slug: "specialisation-costs",
  labels: { singular: "Calculator price", plural: "Calculator prices" },
  access: contentAccess,
  versions,
  defaultSort: "order",
  admin: {
    group: "Site",
    useAsTitle: "positionName",
    defaultColumns: ["positionName", "order", "_status"],
    description: "The price list behind the calculator on /pricing.",
  },
  fields: [
    line("positionName", {
      label: "Position",
      required: true,
      description: "The calculator shows its first word.",
    }),
    orderField(),
    levels("easternEurope", "Average cost in Eastern Europe"),
    levels("california", "Cost in California"),
  ],
};
