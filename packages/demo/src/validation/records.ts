import type { DemoContent } from "#content.ts";
import { describeFiles, type DescribedFile, type RecordFile } from "#validation/fields.ts";
import { checkHtml } from "#validation/html.ts";
import { checkSamples } from "#validation/samples.ts";
import type { Field } from "#validation/types.ts";
import { checkValue, type ValueChecks } from "#validation/values.ts";

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Each record has exactly the contract's fields, with valid values. */
export function checkRecords(content: DemoContent, checks: ValueChecks): void {
  for (const [file, described] of Object.entries(describeFiles()))
    checkFile(content[file as RecordFile], described, checks);
  checkSettings(content.siteSettings, "site-settings", checks);
}

function checkFile(root: unknown, { name, fields }: DescribedFile, checks: ValueChecks): void {
  const { check } = checks;
  const records: unknown[] = Array.isArray(root) ? root : [root];
  for (const [at, record] of records.entries()) {
    const where = Array.isArray(root) ? `${name}[${identityOf(record) ?? at}]` : name;
    for (const path of leavesOf(record, "", new Set()))
      check(path in fields, `${where}: field ${path} is not in the contract`);
    for (const [path, field] of Object.entries(fields))
      checkField(record, path.split("."), where, field, checks);
  }
}

function identityOf(record: unknown): string | undefined {
  if (!isObject(record)) return undefined;
  const { slug, post_name: postName, path, id } = record;
  const found = slug ?? postName ?? path ?? id;
  return typeof found === "string" || typeof found === "number" ? String(found) : undefined;
}

function leavesOf(value: unknown, path: string, leaves: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const item of value) leavesOf(item, `${path}[]`, leaves);
  else if (isObject(value))
    for (const [key, inner] of Object.entries(value))
      leavesOf(inner, path ? `${path}.${key}` : key, leaves);
  else leaves.add(path);
  return leaves;
}

function checkField(
  value: unknown,
  [head, ...rest]: string[],
  where: string,
  field: Field,
  checks: ValueChecks,
): void {
  if (head === undefined) return checkValue(checks, where, value, field);
  const isList = head.endsWith("[]");
  const key = isList ? head.slice(0, -2) : head;
  const isThere = isObject(value) && key in value;
  if (!isThere && field.isBeyond) return undefined;
  if (!checks.check(isThere, `${where}: ${key} is missing`)) return undefined;
  const inner = (value as Json)[key];
  if (!isList) return checkField(inner, rest, `${where}.${key}`, field, checks);
  if (checks.check(Array.isArray(inner), `${where}.${key}: not a list`))
    for (const [at, item] of (inner as unknown[]).entries())
      checkField(item, rest, `${where}.${key}[${at}]`, field, checks);
  return undefined;
}

/** Texts, links and pictures of the settings; their schema is checked on reading. */
function checkSettings(value: unknown, where: string, checks: ValueChecks): void {
  if (isObject(value)) {
    for (const [key, inner] of Object.entries(value))
      checkSettings(inner, `${where}.${key}`, checks);
    return;
  }
  if (typeof value !== "string") return;
  if (checks.pictures.has(value)) return;
  if (where.split(".").at(-1)?.startsWith("link")) {
    checks.check(checks.addresses.isRoute(value), `${where}: ${value} is not a route`);
    return;
  }
  checkSamples(checks.check, where, value);
  if (value.startsWith("<")) checkHtml(checks, where, value, { isBlock: true });
}
