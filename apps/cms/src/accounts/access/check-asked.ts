/**
 * What a call asks and brings, looked at before Payload does: Payload looks at what a search names
 * but not at what an order names, and hands values on to the database as they come.
 */
import { APIError, type FlattenedField } from "payload";

/** Whether an order leads into another record: into its hidden fields, too, such as a password's hash. */
export function leadsElsewhere(sort: string, fields: readonly FlattenedField[]): boolean {
  let within = fields;
  const names = sort
    .replace(/^-/, "")
    .replace(/^version\./, "")
    .split(".");
  for (const [at, name] of names.entries()) {
    const field = within.find((one) => one.name === name);
    if (!field || at === names.length - 1) return false;
    if (field.type === "relationship" || field.type === "upload" || field.type === "join")
      return true;
    within =
      field.type === "blocks"
        ? field.blocks.flatMap((block) => block.flattenedFields)
        : "flattenedFields" in field
          ? field.flattenedFields
          : [];
  }
  return false;
}

function checkOrder(sort: unknown, fields: readonly FlattenedField[]): void {
  const named = (Array.isArray(sort) ? sort : [sort]).flatMap((one) =>
    typeof one === "string" ? one.split(",") : [],
  );
  if (named.some((one) => leadsElsewhere(one.trim(), fields)))
    throw new APIError("Records are ordered by their own fields.", 400);
}

/** A time that the panel asks for is no object here. */
const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(value instanceof Date);

const LISTS = new Set(["in", "not_in", "all", "near", "within", "intersects"]);

/** Whether what is searched for is one value, or a list where its operator takes one. */
function isReadable(operator: string, value: unknown, isNumber: boolean): boolean {
  if (operator === "exists") return true;
  const values = LISTS.has(operator) && Array.isArray(value) ? value : [value];
  const parts = values.flatMap((one) =>
    isNumber && LISTS.has(operator) && typeof one === "string" ? one.split(",") : [one],
  );
  return parts.every((one) => !isObject(one) && (!isNumber || Number.isFinite(Number(one))));
}

/** Payload hands on to the database what a search gives for a number, whatever it is. */
function checkSearch(where: unknown, fields: readonly FlattenedField[]): void {
  if (!isObject(where)) return;
  for (const [name, asked] of Object.entries(where)) {
    if (/^(?:and|or)$/i.test(name)) {
      for (const one of isObject(asked) ? Object.values(asked) : []) checkSearch(one, fields);
      continue;
    }
    const field = fields.find((one) => one.name === name.replace(/^version\./, ""));
    const isNumber = name === "id" || name === "parent" || field?.type === "number";
    for (const [operator, value] of Object.entries(isObject(asked) ? asked : {}))
      if (!isReadable(operator, value, isNumber))
        throw new APIError(`What is searched for in ${name} cannot be read.`, 400);
  }
}

const SCALARS = new Set([
  "text",
  "textarea",
  "email",
  "number",
  "date",
  "checkbox",
  "radio",
  "select",
]);

/** Rules of fields that hold text take it for granted. */
const TEXTS = new Set(["text", "textarea", "email"]);
const isNoText = (value: unknown): boolean =>
  value !== undefined && value !== null && typeof value !== "string";

const isVirtual = (field: FlattenedField): boolean => "virtual" in field && Boolean(field.virtual);

/** A draft is kept without being checked: what no column can hold is refused all the same. */
function checkValues(data: object, fields: readonly FlattenedField[]): void {
  for (const field of fields) {
    const value: unknown = Reflect.get(data, field.name);
    const isOne =
      SCALARS.has(field.type) && !("hasMany" in field && field.hasMany) && !isVirtual(field);
    if (isOne && (isObject(value) || (TEXTS.has(field.type) && isNoText(value))))
      throw new APIError(`What is to be saved in ${field.name} cannot be read.`, 400);
    const inner = "flattenedFields" in field ? (field.flattenedFields ?? []) : [];
    for (const row of Array.isArray(value) ? value : [value])
      if (isObject(row)) checkValues(row, inner);
  }
}

/** What a call asks for, or brings; what the host asks itself is its own business. */
export function checkAsked(
  args: object,
  operation: string,
  fields: readonly FlattenedField[],
): void {
  const { data, sort, where, limit, page }: Record<string, unknown> = { ...args };
  const isWrite = operation === "create" || operation === "update";
  if (isWrite && data !== undefined && (!isObject(data) || Array.isArray(data)))
    throw new APIError("What is to be saved is an object of fields.", 400);
  if (isWrite && isObject(data)) checkValues(data, fields);
  for (const number of [limit, page])
    if (number !== undefined && number !== null && !Number.isSafeInteger(Number(number)))
      throw new APIError("A page, and how many are on it, are whole numbers.", 400);
  checkOrder(sort, fields);
  checkSearch(where, fields);
}
