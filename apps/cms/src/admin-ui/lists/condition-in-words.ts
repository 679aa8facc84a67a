import type { ClientField } from "payload";
import type { Choice } from "#admin-ui/lists/facets.ts";
import type { Condition } from "#admin-ui/lists/where-branches.ts";
import { localDayOf } from "#admin-ui/words/formats.ts";
import type { Words } from "#admin-ui/words/words.ts";

const OPERATORS: Record<string, string> = {
  equals: "is",
  not_equals: "is not",
  in: "is one of",
  not_in: "is none of",
  all: "has all of",
  contains: "contains",
  like: "contains",
  not_like: "does not contain",
  greater_than: "after",
  greater_than_equal: "from",
  less_than: "before",
  less_than_equal: "up to",
};
const OF_NUMBERS: Record<string, string> = {
  greater_than: "more than",
  greater_than_equal: "at least",
  less_than: "less than",
  less_than_equal: "at most",
};

function fieldAt(fields: readonly ClientField[], path: string): ClientField | undefined {
  for (const field of fields) {
    const name = "name" in field ? field.name : undefined;
    if (name !== undefined && name === path) return field;
    const rest = name === undefined ? path : path.slice(name.length + 1);
    if (name !== undefined && !path.startsWith(`${name}.`)) continue;
    const inner =
      field.type === "tabs"
        ? field.tabs.flatMap((tab) => tab.fields)
        : "fields" in field
          ? field.fields
          : [];
    const found = fieldAt(inner, rest);
    if (found) return found;
  }
  return undefined;
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

function valueInWords(field: ClientField | undefined, value: unknown, t: Words): string {
  if (Array.isArray(value)) return value.map((one) => valueInWords(field, one, t)).join(", ");
  if (field?.type === "relationship" || field?.type === "upload") return t("a chosen record");
  if (field?.type === "date" && !Number.isNaN(Date.parse(textOf(value))))
    return localDayOf(t.locale).format(Date.parse(textOf(value)));
  if (field && "options" in field && Array.isArray(field.options))
    for (const option of field.options)
      if (typeof option === "object" && option.value === value) return String(option.label);
  return textOf(value);
}

/** `Title contains “team”`; `choices`: conditions that have their own words. */
export function conditionInWords(
  condition: Condition,
  fields: readonly ClientField[],
  choices: readonly Choice[],
  t: Words,
): string {
  const text = JSON.stringify(condition);
  const known = choices.find((choice) => JSON.stringify(choice.condition) === text);
  if (known) return known.label;
  const [[path, test] = ["", {}]] = Object.entries(condition);
  if (Array.isArray(test))
    return test
      .map((one) => conditionInWords(one, fields, choices, t))
      .join(t(path === "or" ? ", or " : " and "));
  const [[operator, value] = ["", undefined]] = Object.entries(test);
  const field = fieldAt(fields, path);
  const label = field && "label" in field && typeof field.label === "string" ? field.label : path;
  if (operator === "exists")
    return t(String(value) === "true" ? "{label}: filled in" : "{label}: empty", { label });
  if (field?.type === "checkbox") {
    const isYes = (operator === "equals") === (String(value) === "true");
    return t(isYes ? "{label}: yes" : "{label}: no", { label });
  }
  const isDate = field?.type === "date";
  const words = (isDate ? undefined : OF_NUMBERS[operator]) ?? OPERATORS[operator] ?? operator;
  return `${label} ${t(words)} ${valueInWords(field, value, t)}`.trim();
}
