/**
 * The rules of a host's form as Contact Form 7 publishes them (`GET …/feedback/schema`,
 * Schema-Woven Validation). Foreign data: read with limits.
 */
import * as v from "valibot";
import { text } from "#wordpress/wordpress.ts";

const KINDS = [
  "required",
  "requiredfile",
  "email",
  "tel",
  "minlength",
  "maxlength",
  "file",
  "minfilesize",
  "maxfilesize",
] as const;
export type RuleKind = (typeof KINDS)[number];

export interface HostRule {
  kind: RuleKind;
  field: string;
  /** The host's message as plain text, or empty. */
  words: string;
  /** Characters or bytes; 0 without a limit. */
  limit: number;
  /** Endings and media types of a file rule, in lower case. */
  accept: readonly string[];
}

export interface HostSchema {
  rules: readonly HostRule[];
  /** Unsupported rules as `kind (field)`; only the host checks them. */
  unread: readonly string[];
}

const RULES_MOST = 500;
const DEPTH_MOST = 5;
const WORDS_MOST = 200;
const ACCEPT_MOST = 200;
const NAME = /^[A-Za-z][-\w:.]{0,99}$/;
const LIMITED: ReadonlySet<RuleKind> = new Set([
  "minlength",
  "maxlength",
  "minfilesize",
  "maxfilesize",
]);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The rules of a response; `null` if it is not Contact Form 7's. */
export function readHostSchema(json: unknown): HostSchema | null {
  // A form without fields has no schema object.
  if (Array.isArray(json) && json.length === 0) return { rules: [], unread: [] };
  if (!isObject(json) || !Array.isArray(json.rules)) return null;
  const found: { rules: HostRule[]; unread: Set<string>; left: number } = {
    rules: [],
    unread: new Set(),
    left: RULES_MOST,
  };
  collect(json.rules, found, DEPTH_MOST);
  if (found.left < 0) found.unread.add(`all rules after the first ${RULES_MOST}`);
  return { rules: found.rules, unread: [...found.unread] };
}

function collect(
  items: readonly unknown[],
  found: { rules: HostRule[]; unread: Set<string>; left: number },
  depth: number,
): void {
  for (const item of items) {
    found.left -= 1;
    if (found.left < 0) return;
    const { rule, rules: inner } = isObject(item) ? item : {};
    // `all` equals a list of rules; `any` cannot be split.
    if (rule === "all" && Array.isArray(inner) && depth > 0) collect(inner, found, depth - 1);
    else {
      const read = isObject(item) ? readRule(item) : null;
      if (read) found.rules.push(read);
      else found.unread.add(nameOf(item));
    }
  }
}

function readRule(item: Json): HostRule | null {
  const kind = KINDS.find((known) => known === item.rule);
  const { field } = item;
  if (!kind || typeof field !== "string" || !NAME.test(field)) return null;
  const limit = LIMITED.has(kind) ? limitOf(item.threshold) : 0;
  if (limit === null) return null;
  // The first versions have `message`.
  return {
    kind,
    field,
    words: plainWords(item.error ?? item.message),
    limit,
    accept: acceptOf(item.accept),
  };
}

function limitOf(value: unknown): number | null {
  const number =
    typeof value === "string" && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

const acceptOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.slice(0, ACCEPT_MOST) : []).flatMap((one: unknown) =>
    typeof one === "string" && one.length <= 100 ? [one.trim().toLowerCase()] : [],
  );

/** For the log, without repeating an invalid name. */
function nameOf(item: unknown): string {
  const { rule, field } = isObject(item) ? item : {};
  const kind = typeof rule === "string" && NAME.test(rule) ? rule : "a rule without a name";
  return typeof field === "string" && NAME.test(field) ? `${kind} (${field})` : kind;
}

/** A host's message as one line without markup and control characters. */
export function plainWords(value: unknown): string {
  const read = typeof value === "string" ? v.safeParse(text, value.slice(0, 4000)) : undefined;
  if (!read?.success) return "";
  // Decoded entities may be markup, which is not a message for visitors.
  const line = read.output
    .replace(/<[^>]*>/g, " ")
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return line.length > WORDS_MOST ? `${line.slice(0, WORDS_MOST - 1).trimEnd()}…` : line;
}
