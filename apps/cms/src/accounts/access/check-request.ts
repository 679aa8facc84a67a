/** Payload does not validate sort orders, and passes values to the database unchecked. */
import { APIError, type FlattenedField } from "payload";

/** Whether a sort order reads another record's field, possibly a hidden one (a password's hash). */
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
    throw new APIError("Records can only be sorted by their fields.", 400);
}

/** A `Date` from the panel does not count as an object. */
const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(value instanceof Date);

const LISTS = new Set(["in", "not_in", "all", "near", "within", "intersects"]);

/** Whether the value is single, or a list where the operator takes one. */
function isReadable(operator: string, value: unknown, isNumber: boolean): boolean {
  if (operator === "exists") return true;
  const values = LISTS.has(operator) && Array.isArray(value) ? value : [value];
  const parts = values.flatMap((one) =>
    isNumber && LISTS.has(operator) && typeof one === "string" ? one.split(",") : [one],
  );
  return parts.every((one) => !isObject(one) && (!isNumber || Number.isFinite(Number(one))));
}

/** Payload passes any value for a number field to the database. */
function checkSearch(where: unknown, fields: readonly FlattenedField[]): void {
  if (!isObject(where)) return;
  for (const [name, wanted] of Object.entries(where)) {
    if (/^(?:and|or)$/i.test(name)) {
      for (const one of isObject(wanted) ? Object.values(wanted) : []) checkSearch(one, fields);
      continue;
    }
    const field = fields.find((one) => one.name === name.replace(/^version\./, ""));
    const isNumber = name === "id" || name === "parent" || field?.type === "number";
    for (const [operator, value] of Object.entries(isObject(wanted) ? wanted : {}))
      if (!isReadable(operator, value, isNumber))
        throw new APIError(`The filter on ${name} is not valid.`, 400);
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

/** The validation rules of text fields assume a string. */
const TEXTS = new Set(["text", "textarea", "email"]);
const isNoText = (value: unknown): boolean =>
  value !== undefined && value !== null && typeof value !== "string";

const isVirtual = (field: FlattenedField): boolean => "virtual" in field && Boolean(field.virtual);

/** Payload saves drafts without validation. This refuses values that no column can store. */
function checkValues(data: object, fields: readonly FlattenedField[]): void {
  for (const field of fields) {
    const value: unknown = Reflect.get(data, field.name);
    const isOne =
      SCALARS.has(field.type) && !("hasMany" in field && field.hasMany) && !isVirtual(field);
    if (isOne && (isObject(value) || (TEXTS.has(field.type) && isNoText(value))))
      throw new APIError(`The value of ${field.name} is not valid.`, 400);
    const inner = "flattenedFields" in field ? (field.flattenedFields ?? []) : [];
    for (const row of Array.isArray(value) ? value : [value])
      if (isObject(row)) checkValues(row, inner);
  }
}

/** The host's own calls are not checked. */
export function checkRequest(
  args: object,
  operation: string,
  fields: readonly FlattenedField[],
): void {
  const { data, sort, where, limit, page }: Record<string, unknown> = { ...args };
  const isWrite = operation === "create" || operation === "update";
  if (isWrite && data !== undefined && (!isObject(data) || Array.isArray(data)))
    throw new APIError("The data to save must be an object of fields.", 400);
  if (isWrite && isObject(data)) checkValues(data, fields);
  for (const number of [limit, page])
    if (number !== undefined && number !== null && !Number.isSafeInteger(Number(number)))
      throw new APIError("The page and the limit must be whole numbers.", 400);
  checkOrder(sort, fields);
  checkSearch(where, fields);
}
