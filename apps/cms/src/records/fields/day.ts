import type { DateField } from "payload";

/** The date with the year, which Payload's default omits. */
export const DAY_ONLY: NonNullable<NonNullable<DateField["admin"]>["date"]> = {
  pickerAppearance: "dayOnly",
  displayFormat: "d MMM yyyy",
};

/** As days are stored: noon UTC, the same day in every time zone. */
export const today = (now = new Date()): string =>
  `${now.toISOString().slice(0, 10)}T12:00:00.000Z`;
