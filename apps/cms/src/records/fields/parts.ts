/** Fields have the contract's names; an empty one falls back to the site's file. */
import type { ArrayField, Field, GroupField, NumberField, TextField } from "payload";
import { rows } from "#records/fields/rows.ts";
import { line, linkField, prose } from "#records/fields/texts.ts";

export const section = (
  name: string,
  label: string,
  fields: Field[],
  description?: string,
): GroupField => ({ name, label, type: "group", admin: { description }, fields });

export const title = (description?: string): TextField =>
  line("title", { label: "Title", description });
export const text = (description?: string) => prose("text", { label: "Text", description });

export const titled = (
  name: string,
  label: string,
  fields: Field[] = [],
  description?: string,
): GroupField => section(name, label, [title(), text(), ...fields], description);

/** `dbName` shortens a table's name: PostgreSQL's have at most 63 characters. */
export const titledRows = (
  name: string,
  {
    row,
    label,
    fields = [],
    dbName,
  }: { row: string; label: string; fields?: Field[]; dbName?: string },
): ArrayField =>
  rows(name, {
    row,
    label,
    dbName,
    fields: [line("title", { required: true }), text(), ...fields],
  });

export const action = (): Field => ({
  type: "row",
  fields: [
    linkField("link", { label: "Link of the button" }),
    line("action", { label: "Text of the button" }),
  ],
});

export const facts = (dbName?: string): ArrayField =>
  rows("facts", {
    row: "Fact",
    label: "Facts",
    titled: "term",
    dbName,
    fields: [
      {
        type: "row",
        fields: [
          line("term", { label: "Name", required: true }),
          line("detail", { label: "Value", required: true }),
        ],
      },
    ],
  });

/** Short texts: Enter completes each. */
export const words = (
  name: string,
  label: string,
  { description }: { description?: string } = {},
): TextField => ({ name, label, type: "text", hasMany: true, admin: { description } });

const degrees = (
  name: string,
  label: string,
  [min, max]: [number, number],
  description: string,
): NumberField => ({
  name,
  label,
  type: "number",
  required: true,
  min,
  max,
  admin: { description, step: 0.01 },
  validate: (value: number | null | undefined) =>
    (typeof value === "number" && value >= min && value <= max) ||
    `Write a number of degrees from ${min} to ${max}.`,
});

/** The side of its point on which a name is shown. */
export const SIDES = [
  { value: "start", label: "Left" },
  { value: "end", label: "Right" },
  { value: "top", label: "Above" },
  { value: "bottom", label: "Below" },
];

interface PlaceOptions {
  /** The sibling fields that a choice fills, too. */
  city?: string;
  timeZone?: string;
}

/** Degrees by choosing a city (decision 108), or by hand. */
export const chosenPlace = (fields: Field[], fills: PlaceOptions = {}): Field[] => [
  {
    name: "cityChoice",
    type: "ui",
    admin: {
      components: {
        Field: {
          path: "/records/screens/cities/city-choice.tsx#CityChoice",
          clientProps: { fills },
        },
      },
    },
  },
  {
    type: "collapsible",
    label: "By hand: degrees of a place that is not in the list",
    admin: { initCollapsed: true, className: "place-by-hand" },
    fields: [{ type: "row", fields }],
  },
];

export const place = (fills: PlaceOptions = {}): Field[] =>
  chosenPlace(
    [
      degrees("longitude", "Longitude", [-180, 180], "East is positive, such as 23.32 for Sofia"),
      degrees("latitude", "Latitude", [-56, 85], "North is positive, such as 42.7 for Sofia"),
    ],
    fills,
  );

export const weeks = (
  name: string,
  label: string,
  { description, required = false }: { description?: string; required?: boolean } = {},
): NumberField => ({
  name,
  label,
  type: "number",
  required,
  min: 1,
  validate: (value: number | null | undefined) => {
    if (value === null || value === undefined) return required ? "Write a number of weeks." : true;
    return (Number.isInteger(value) && value >= 1) || "Write a whole number of 1 or more.";
  },
  admin: { description, step: 1 },
});

export const amount = (name: string, label: string, description?: string): NumberField => ({
  name,
  label,
  type: "number",
  min: 0,
  admin: { description },
});
