import type { DateField } from "payload";

/** How a day is picked and read: Payload alone would leave the year out. */
export const DAY_ONLY: NonNullable<NonNullable<DateField["admin"]>["date"]> = {
  pickerAppearance: "dayOnly",
  displayFormat: "d MMM yyyy",
};
