import { hoursOf, isClock, isTimeZone } from "@meridian/contract/geography";
import { dayName, WEEKDAYS } from "@meridian/contract/weekdays";
import type { ArrayField, Field, RowField, SelectField, TextField } from "payload";
import { rows } from "#records/fields/rows.ts";
import { prose } from "#records/fields/texts.ts";
import { chosenPlace, place, SIDES } from "#records/fields/parts.ts";
import { part, stored } from "#records/globals/site-settings/part.ts";

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

/** The same in all languages. */
const text = (label: string, description?: string) => ({
  label,
  type: "text" as const,
  custom: { untranslated: true },
  admin: { description },
});

/** Unique in the list; shown in each language by its own name (`place-names.ts`). */
const ownName = (list: string, name: string, label: string): TextField => ({
  name,
  ...text(label),
  custom: {},
  required: true,
  validate: (value: string | null | undefined, { data }: { data: unknown }) => {
    const own = value?.trim() ?? "";
    if (own === "") return "Write a name.";
    if ([...own].length > NAME) return `A name has at most ${NAME} characters.`;
    const alike = namesIn(data, list, name).filter(
      (other) => other.toLowerCase() === own.toLowerCase(),
    );
    return alike.length < 2 || `${own} is in the list twice. Remove one of the rows.`;
  },
});

/** Each value must be the name of a row in another list. */
const areKnown = (
  value: string | string[] | null | undefined,
  known: readonly string[],
  what: string,
): true | string => {
  const unknown = [value ?? []].flat().filter((one) => one.trim() && !known.includes(one.trim()));
  return (
    unknown.length === 0 ||
    `Unknown ${what}: ${unknown.join(", ")}. Available: ${known.join(", ") || "none yet"}.`
  );
};
const clock = (name: string, label: string, description: string): TextField => ({
  name,
  ...text(label, description),
  validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) => {
    if (!value) return true;
    if (!isClock(value.trim())) return "Write a time such as 9:00 or 17:30.";
    const [opens, closes] = [textAt(siblingData, "opens"), textAt(siblingData, "closes")];
    const [from, to] = [opens || "9:00", closes || "18:00"];
    if (!isClock(from) || !isClock(to) || hoursOf(from) < hoursOf(to)) return true;
    return `The working day must end (${to}) after it begins (${from}).`;
  },
});

/** OWN-44. `table`: a name within PostgreSQL's 63 characters. */
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
  description: "Locations of the teams. Routes on the maps end here.",
  fields: [
    ownName("offices", "city", "City"),
    ...place({ city: "city", timeZone: "timeZone" }),
    {
      name: "region",
      ...text("Region", "The title of one of the regions below"),
      validate: (value: string | null | undefined, { data }: { data: unknown }) =>
        areKnown(value, namesIn(data, "regions", "title"), "region"),
    },
    hours(
      "For example Europe/Sofia. A region uses the time zone of its first office that has one.",
    ),
    days("office"),
    {
      type: "row",
      fields: [
        postal(
          "street",
          "Street and number",
          "With a street, the office is included in the data for search engines.",
        ),
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
  description:
    "Cities where routes on the maps begin. The first ones appear on the home page's timeline.",
  fields: [
    ownName("clientCities", "city", "City"),
    ...place({ city: "city", timeZone: "timeZone" }),
    {
      name: "teams",
      ...text(
        "Routes to",
        "Cities with an office; press Enter after each. If empty, the nearest office is used.",
      ),
      hasMany: true,
      validate: (value: string[] | null | undefined, { data }: { data: unknown }) =>
        areKnown(value, namesIn(data, "offices", "city"), "office"),
    },
    hours(
      "With a time zone, visitors can compare this city's working day with the regions'; at most four cities.",
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
  admin: {
    step: 0.01,
    description: "If empty, the region is placed in the middle of its offices.",
  },
  validate: (value: number | null | undefined, { siblingData }: { siblingData: unknown }) => {
    const other = name === "longitude" ? "latitude" : "longitude";
    const isGiven = (given: unknown): boolean => given !== null && given !== undefined;
    if (!isGiven(value))
      return (
        !isRecord(siblingData) ||
        !isGiven(siblingData[other]) ||
        `A ${other} alone is not enough: fill in both or neither.`
      );
    return (
      (Number(value) >= min && Number(value) <= max) ||
      `Write a number of degrees from ${min} to ${max}.`
    );
  },
});

const regions: ArrayField = rows("regions", {
  row: "Region",
  label: "Regions",
  dbName: "settings_map_regions",
  description:
    "Shown on the maps of the home page and the pricing page; without regions there is no map.",
  fields: [
    ownName("regions", "title", "Title"),
    prose("text", { label: "Text" }),
    ...chosenPlace([
      optionalPlace("longitude", "Longitude", [-180, 180]),
      optionalPlace("latitude", "Latitude", [-56, 85]),
    ]),
    {
      name: "side",
      label: "Side of the name, if there is space",
      type: "select",
      enumName: "settings_region_side",
      options: SIDES,
    },
  ],
});

export const placeParts = stored("geography", [
  part(
    "Offices and their hours",
    {
      shows: {
        where: "Maps, routes and office hours of the home page; company data for search engines",
        at: "/",
      },
    },
    [offices],
  ),
  part(
    "Regions and clients' cities",
    {
      folded: true,
      shows: { where: "Maps and timeline of the home page and the prices", at: "/" },
      description: "Clients' countries are under Pages, Clients.",
    },
    [regions, clientCities],
  ),
]);
