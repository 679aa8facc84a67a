import type * as v from "valibot";
import { rawText } from "#moving-in/conformance/raw-text.ts";
import { hasMarkup } from "@meridian/contract/wordpress/markup";
import { shapeOf, type Leaf, type Shape } from "@meridian/contract/shape";
import { isEmpty } from "@meridian/contract/wordpress/wordpress";

export interface Quirk {
  kind: "unusual" | "missing";
  path: string;
  note: string;
  times: number;
}

type Json = Record<string, unknown>;
type Key = string | number;
type Report = (kind: Quirk["kind"], keys: Key[], note: string) => void;

const isObject = (input: unknown): input is Json =>
  typeof input === "object" && input !== null && !Array.isArray(input);
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;
const emptyAs = (input: unknown): string => `${JSON.stringify(input)} for an empty field`;

/** Describes a readable value that a plain host would write differently. */
const ODD: Record<Leaf, (input: unknown) => string | undefined> = {
  text: (input) => (typeof input === "string" ? oddText(input) : oddString(input)),
  lines: (input) => (typeof input === "string" ? oddText(input) : oddString(input)),
  html: (input) => rawText(rendered(input)) ?? oddString(input),
  number: (input) =>
    input === ""
      ? emptyAs(input)
      : typeof input === "number"
        ? undefined
        : typeof input === "string"
          ? "a number written as a text"
          : emptyAs(input),
  flag: (input) =>
    typeof input === "boolean" ? undefined : `${JSON.stringify(input)} for true or false`,
  link: (input) =>
    typeof input === "string"
      ? ENTITY.test(input)
        ? "HTML entities in an address, decoded"
        : undefined
      : isObject(input)
        ? "a link as an object"
        : emptyAs(input),
  image: (input) =>
    typeof input === "number" || (typeof input === "string" && /^\d+$/.test(input))
      ? "a picture named by its media id, looked up"
      : typeof input === "string" || isObject(input)
        ? undefined
        : emptyAs(input),
  day: (input) =>
    typeof input !== "string"
      ? oddString(input)
      : input === "" || /^\d{4}-\d{2}-\d{2}$/.test(input)
        ? undefined
        : "a date written otherwise than YYYY-MM-DD",
};

const rendered = (input: unknown): string =>
  typeof input === "string"
    ? input
    : isObject(input) && typeof input.rendered === "string"
      ? input.rendered
      : "";
const oddText = (input: string): string | undefined =>
  hasMarkup(input)
    ? "HTML in a plain text, taken off"
    : /<[a-z/!]/i.test(input)
      ? "a character < that is not markup; it is shown: write it as &lt;"
      : undefined;
const oddString = (input: unknown): string | undefined =>
  typeof input === "string"
    ? undefined
    : isObject(input)
      ? "a text as {rendered}"
      : typeof input === "number"
        ? "a number where a text belongs"
        : emptyAs(input);

/**
 * What `wordpress.ts` and `shapes.ts` accept silently although a plain host writes it differently,
 * and what is missing, for the operator. Each with its first place; equal ones in many records are
 * one.
 */
export function quirksOf(schema: v.GenericSchema, reply: unknown): Quirk[] {
  const met = new Map<string, Quirk>();
  const report: Report = (kind, keys, note) => {
    const like = `${kind} ${note} ${keys.filter((key) => typeof key === "string").join(".")}`;
    const known = met.get(like);
    if (known) known.times++;
    else met.set(like, { kind, path: print(keys), note, times: 1 });
  };
  walk(schema, reply, [], report);
  return [...met.values()];
}

const print = (keys: Key[]): string =>
  keys
    .map((key) => (typeof key === "number" || /^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "") || "(whole reply)";

function walk(schema: v.GenericSchema, value: unknown, keys: Key[], report: Report): void {
  const shape = shapeOf(schema);
  if (!shape) return;
  if (shape.kind === "group") walkGroup(shape, value, keys, report);
  else if (shape.kind === "list") walkList(shape.item, value, keys, report);
  else if (shape.kind === "one" || shape.kind === "first") walkRecord(shape, value, keys, report);
  else if (value !== null) {
    const note = ODD[shape.kind](value);
    if (note) report("unusual", keys, note);
  }
}

function walkRecord(
  { kind, item }: Extract<Shape, { item: v.GenericSchema }>,
  value: unknown,
  keys: Key[],
  report: Report,
): void {
  if (isEmpty(value)) return;
  const isList = Array.isArray(value);
  if (kind === "one" && isList) report("unusual", keys, "a list of one for a single record");
  if (kind === "first" && !isList) report("unusual", keys, "a single record for a list");
  walk(item, isList ? value[0] : value, isList ? [...keys, 0] : keys, report);
}

function walkList(item: v.GenericSchema, value: unknown, keys: Key[], report: Report): void {
  if (value === false || value === "")
    report("unusual", keys, `${JSON.stringify(value)} for an empty list`);
  const gaps = isObject(value) && Object.keys(value).every((key) => /^\d+$/.test(key));
  if (gaps) report("unusual", keys, "a list with gaps, written as an object");
  const items: [Key, unknown][] = Array.isArray(value)
    ? value.map((inner, at) => [at, inner])
    : gaps
      ? Object.entries(value).map(([key, inner]) => [Number(key), inner])
      : [];
  for (const [key, inner] of items) walk(item, inner, [...keys, key], report);
}

function walkGroup(
  { entries, locate, home }: Extract<Shape, { kind: "group" }>,
  value: unknown,
  keys: Key[],
  report: Report,
): void {
  if (isEmpty(value)) report("unusual", keys, `${JSON.stringify(value)} for an empty group`);
  if (!isObject(value)) return;
  const places = new Set<string>();
  for (const [name, schema] of Object.entries(entries)) {
    const found = locate(value, name);
    const at = [...keys, ...found.path];
    if (found.value === undefined) {
      if (!shapeOf(schema)?.beyond) report("missing", at, "not there, read as empty");
      continue;
    }
    const place = found.path.length > 1 ? String(found.path[0]) : "top";
    if (home?.names.includes(name) && place !== home.place) places.add(place);
    if (found.path.at(-1) !== name) report("unusual", at, `read as ${name}`);
    walk(schema, found.value, at, report);
  }
  for (const place of places)
    report(
      "unusual",
      place === "top" ? keys : [...keys, place],
      place === "top"
        ? `custom fields next to the record's fields, not in ${home?.place}`
        : `custom fields in ${place}`,
    );
}
