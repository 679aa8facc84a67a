import { hoursOf, isClock, isTimeZone } from "@meridian/contract/geography";
import { dayName, WEEKDAYS } from "@meridian/contract/weekdays";
import type { ArrayField, Field, RowField, SelectField, Tab, TextField } from "payload";
import { rows } from "#records/fields/rows.ts";
import { prose } from "#records/fields/texts.ts";
import { place, section, SIDES } from "#records/globals/site-settings/parts.ts";

const NAME = 80;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const textAt = (value: unknown, name: string): string => {
  const text = isRecord(value) ? value[name] : undefined;
  return typeof text === "string" ? text.trim() : "";
};
const rowsAt = (data: unknown, list: string): unknown[] => {
  const geography = isRecord(data) ? data.geography : undefined;
  const value = isRecord(geography) ? geography[list] : undefined;
  return Array.isArray(value) ? value : [];
};
const namesIn = (data: unknown, list: string, name: string): string[] =>
  rowsAt(data, list).map((row) => textAt(row, name));

const text = (label: string, description?: string) => ({
  label,
  type: "text" as const,
  admin: { description },
});

/** A name that is unique in the list. */
const ownName = (list: string, name: string, label: string): TextField => ({
  name,
  ...text(label),
  required: true,
  validate: (value: string | null | undefined, { data }: { data: unknown }) => {
    const own = value?.trim() ?? "";
    if (own === "") return "Write its name.";
    if ([...own].length > NAME) return `A name of at most ${NAME} letters.`;
    const alike = namesIn(data, list, name).filter(
      (other) => other.toLowerCase() === own.toLowerCase(),
    );
    return alike.length < 2 || `${own} stands there twice. Each has one row.`;
  },
});

/** Names of rows in another list: each value must be one of them. */
const areKnown = (
  value: string | string[] | null | undefined,
  known: readonly string[],
  what: string,
): true | string => {
  const unknown = [value ?? []].flat().filter((one) => one.trim() && !known.includes(one.trim()));
  return (
    unknown.length === 0 || `There is no ${what} ${unknown.join(", ")}. There ${listed(known)}.`
  );
};
const listed = (known: readonly string[]): string =>
  known.length === 0 ? "is none yet" : `are ${known.join(", ")}`;

const clock = (name: string, label: string, description: string): TextField => ({
  name,
  ...text(label, description),
  validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) => {
    if (!value) return true;
    if (!isClock(value.trim())) return "Write a time such as 9:00 or 17:30.";
    const [opens, closes] = [textAt(siblingData, "opens"), textAt(siblingData, "closes")];
    const [from, to] = [opens || "9:00", closes || "18:00"];
    if (!isClock(from) || !isClock(to) || hoursOf(from) < hoursOf(to)) return true;
    return `People would go at ${to}, before they come at ${from}.`;
  },
});

/** OWN-44. `table`: the days' table name, below PostgreSQL's 63 characters. */
const days = (table: string): SelectField => ({
  name: "days",
  label: "Working days",
  type: "select",
  hasMany: true,
  dbName: `settings_${table}_days`,
  enumName: `settings_${table}_day`,
  options: WEEKDAYS.map((value) => ({ value, label: dayName(value) })),
  admin: { description: "Monday to Friday if empty" },
});

const postal = (name: string, label: string, description?: string): TextField => ({
  name,
  ...text(label, description),
  maxLength: 200,
});

/** Working hours. */
const hours = (description: string): RowField => ({
  type: "row",
  fields: [
    {
      name: "timeZone",
      ...text("Time zone", description),
      validate: (value: string | null | undefined) =>
        !value ||
        isTimeZone(value.trim()) ||
        "Write a time zone by its name, such as Europe/Sofia or America/New_York.",
    },
    clock("opens", "From", "9:00 if empty"),
    clock("closes", "To", "18:00 if empty"),
  ],
});

const offices: ArrayField = rows("offices", {
  row: "Office",
  label: "Offices",
  titled: "city",
  dbName: "settings_client_teams",
  description: "Where the teams sit. Routes lead to them.",
  fields: [
    ownName("offices", "city", "City"),
    place(),
    {
      name: "region",
      ...text("Region", "The title of one of the regions below"),
      validate: (value: string | null | undefined, { data }: { data: unknown }) =>
        areKnown(value, namesIn(data, "regions", "title"), "region"),
    },
    hours(
      "Such as Europe/Sofia. A region works by the clock of the first of its offices with one.",
    ),
    days("office"),
    {
      type: "row",
      fields: [
        postal("street", "Street and number", "With one, search engines are told of this office"),
        postal("postalCode", "Postal code"),
        postal("country", "Country"),
      ],
    },
  ],
});

const clientCities: ArrayField = rows("clientCities", {
  row: "City",
  label: "Cities of clients",
  titled: "city",
  dbName: "settings_map_cities",
  description: "Where the drawn routes begin. The first ones stand on the ruler of the home page.",
  fields: [
    ownName("clientCities", "city", "City"),
    place(),
    {
      name: "teams",
      ...text(
        "Its routes lead to",
        "Cities of offices; each ends with Enter. Without any to the nearest.",
      ),
      hasMany: true,
      validate: (value: string[] | null | undefined, { data }: { data: unknown }) =>
        areKnown(value, namesIn(data, "offices", "city"), "office in"),
    },
    hours(
      "With one, visitors can compare this city's working day with the regions'; four at most.",
    ),
    days("client"),
  ],
});

const optionalPlace = (name: string, label: string, [min, max]: [number, number]): Field => ({
  name,
  label,
  type: "number",
  min,
  max,
  admin: { step: 0.01, description: "Without a place it stands amid its offices" },
  validate: (value: number | null | undefined, { siblingData }: { siblingData: unknown }) => {
    const other = name === "longitude" ? "latitude" : "longitude";
    const isGiven = (given: unknown): boolean => given !== null && given !== undefined;
    if (!isGiven(value))
      return (
        !isRecord(siblingData) ||
        !isGiven(siblingData[other]) ||
        `The ${other} alone is no place: write both, or none.`
      );
    return (
      (Number(value) >= min && Number(value) <= max) || `A number of degrees from ${min} to ${max}.`
    );
  },
});

const regions: ArrayField = rows("regions", {
  row: "Region",
  label: "Regions",
  dbName: "settings_map_regions",
  description: "On the map of the home page and of the prices; without any it is not there.",
  fields: [
    ownName("regions", "title", "Title"),
    prose("text", { label: "Text" }),
    {
      type: "row",
      fields: [
        optionalPlace("longitude", "Longitude", [-180, 180]),
        optionalPlace("latitude", "Latitude", [-56, 85]),
      ],
    },
    {
      name: "side",
      label: "Its name stands, if there is room",
      type: "select",
      enumName: "settings_region_side",
      options: SIDES,
    },
  ],
});

export const placesTab: Tab = {
  label: "Places",
  description:
    "One list of cities, of which the ruler of the first screen, the maps, their routes and the office hours are made. The countries of clients are on the tab Clients.",
  fields: [section("geography", "", [offices, clientCities, regions])],
};
