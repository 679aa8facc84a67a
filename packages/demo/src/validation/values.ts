import type { Addresses } from "#validation/addresses.ts";
import type { Check } from "#validation/checks.ts";
import { checkHtml } from "#validation/html.ts";
import { checkSamples } from "#validation/samples.ts";
import type { Field } from "#validation/types.ts";

export interface ValueChecks {
  check: Check;
  addresses: Addresses;
  pictures: ReadonlySet<string>;
}

const KEBAB = "[a-z0-9]+(?:-[a-z0-9]+)*";
const SLUG = new RegExp(`^${KEBAB}$`);
const PICTURE_ID = new RegExp(`^${KEBAB}(?:/${KEBAB})+$`);
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

export function checkValue(checks: ValueChecks, where: string, value: unknown, field: Field): void {
  const { check } = checks;
  const { type, isOptional } = field;
  if (type === "number") check(Number.isInteger(value), `${where}: not a whole number`);
  else if (type === "decimal") check(Number.isFinite(value), `${where}: not a number`);
  else if (type === "flag") check(typeof value === "boolean", `${where}: not true or false`);
  else if (typeof value !== "string") check(false, `${where}: not a text`);
  else if (value !== "" || !isOptional) {
    if (check(value !== "" && value === value.trim(), `${where}: empty or padded`))
      checkString(checks, where, value, type);
  }
}

function checkString(checks: ValueChecks, where: string, value: string, type: Field["type"]): void {
  const { check, addresses, pictures } = checks;
  if (typeof type === "object")
    check(type.oneOf.includes(value), `${where}: "${value}" is none of ${type.oneOf.join(", ")}`);
  else if (type === "slug") check(SLUG.test(value), `${where}: "${value}" is not kebab-case`);
  else if (type === "picture-id")
    check(PICTURE_ID.test(value), `${where}: "${value}" is not an id path`);
  else if (type === "day") check(isDay(value), `${where}: not a date`);
  else if (type === "image") {
    check(pictures.has(value), `${where}: image ${value} is not in images.json`);
  } else if (type === "route") check(addresses.isRoute(value), `${where}: ${value} is not a route`);
  else if (type === "link")
    check(
      addresses.isRoute(value) || addresses.isSample(value),
      `${where}: ${value} does not resolve`,
    );
  else checkText(checks, where, value, type);
}

function checkText(checks: ValueChecks, where: string, value: string, type: Field["type"]): void {
  const { check } = checks;
  checkSamples(check, where, value);
  if (type === "inline-html") checkHtml(checks, where, value, { isBlock: false });
  else if (type === "html") {
    check(value.startsWith("<"), `${where}: HTML expected`);
    checkHtml(checks, where, value, { isBlock: true });
    check(!value.includes("\n"), `${where}: line break in HTML`);
  } else {
    check(
      !/[<>]/.test(value) && !/&(?:amp|#\d+|nbsp|quot);/.test(value),
      `${where}: markup in a plain field`,
    );
    if (type === "text") check(!value.includes("\n"), `${where}: line break in a one-line field`);
  }
}
