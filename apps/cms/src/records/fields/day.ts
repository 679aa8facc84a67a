import type { DateField } from "payload";

/** The date with the year, which Payload's default omits. */
export const DAY_ONLY: NonNullable<NonNullable<DateField["admin"]>["date"]> = {
  pickerAppearance: "dayOnly",
  displayFormat: "d MMM yyyy",
};
