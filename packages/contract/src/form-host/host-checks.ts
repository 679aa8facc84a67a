import { domainToASCII } from "node:url";
import { isEmail } from "#forms/check.ts";
import type { FormField, FormKind } from "#forms/kind.ts";
import type { HostRule, HostSchema } from "#form-host/host-schema.ts";

type Fields = Readonly<Record<string, string>>;

/** Fields composed of several controls, into which visitors type no text. */
const composed = (form: FormKind): string[] => Object.keys(form.compose?.({}) ?? {});

/** Whether a visitor of this form can correct a field. */
export function isTyped(form: FormKind, variant: string, name: string): boolean {
  const field = form.fields.find((one) => one.name === name);
  return (
    field !== undefined &&
    field.type !== "hidden" &&
    !(form.variants[variant]?.without ?? []).includes(name)
  );
}

/** Fewest characters of a filled field. */
const leastOf = ({ type }: FormField): number => (type === "email" ? "a@b.co".length : 1);

/** Whether a visitor can satisfy a rule. If not, the owner must correct it: no refusal. */
export function isSatisfiable(form: FormKind, schema: HostSchema, rule: HostRule): boolean {
  const field = form.fields.find(({ name }) => name === rule.field);
  if (rule.field === form.file?.name) return isFileRuleSatisfiable(form, schema, rule);
  if (!field) return false;
  if (rule.kind === "required") return true;
  // A limit out of reach does not matter: Contact Form 7 limits each line to 400.
  if (composed(form).includes(rule.field))
    return rule.kind === "maxlength" && rule.limit >= field.max;
  if (rule.kind === "email") return field.type === "email";
  if (rule.kind === "tel") return field.type === "tel";
  const limits = schema.rules.filter((other) => other.field === rule.field);
  const most = Math.min(field.max, ...limitsOf(limits, "maxlength"));
  const least = Math.max(leastOf(field), ...limitsOf(limits, "minlength"));
  return (rule.kind === "minlength" || rule.kind === "maxlength") && least <= most;
}

const limitsOf = (rules: readonly HostRule[], kind: HostRule["kind"]): number[] =>
  rules.filter((rule) => rule.kind === kind).map(({ limit }) => limit);

/** Bytes of the smallest document. */
const LEAST_FILE = 1024;

function isFileRuleSatisfiable({ file }: FormKind, { rules }: HostSchema, rule: HostRule): boolean {
  if (!file) return false;
  if (rule.kind === "file") return file.endings.some((ending) => isAccepted(rule, ending));
  const limits = rules.filter(({ field }) => field === file.name);
  const most = Math.min(file.maxBytes, ...limitsOf(limits, "maxfilesize"));
  const least = Math.max(LEAST_FILE, ...limitsOf(limits, "minfilesize"));
  return (
    rule.kind === "requiredfile" ||
    ((rule.kind === "minfilesize" || rule.kind === "maxfilesize") && least <= most)
  );
}

const TYPES: Record<string, string> = {
  ".pdf": "application/pdf",
  ".doc": "application/msword",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** `accept` has endings or media types. */
export const isAccepted = ({ accept }: HostRule, ending: string): boolean =>
  accept.some(
    (one) =>
      one === ending ||
      one === TYPES[ending] ||
      (one.endsWith("/*") && TYPES[ending]?.startsWith(one.slice(0, -1))),
  );

/**
 * Messages by field for what the host would refuse and the visitor can correct: the specification's
 * message, else the host's. The first broken rule of a field counts.
 */
export function hostFieldErrors(
  schema: HostSchema,
  form: FormKind,
  variant: string,
  values: Fields,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const rule of schema.rules) {
    const field = form.fields.find(({ name }) => name === rule.field);
    if (!field || errors[field.name] !== undefined || !isTyped(form, variant, field.name)) continue;
    if (!isSatisfiable(form, schema, rule)) continue;
    const problem = fieldProblem(rule, field, values[field.name] ?? "");
    if (problem !== null) errors[field.name] = problem;
  }
  return errors;
}

function fieldProblem(rule: HostRule, field: FormField, value: string): string | null {
  const { kind, limit, words } = rule;
  const label = field.label.replace(/\*$/, "");
  const either = (own: string | undefined, otherwise: string): string =>
    own ?? (words || otherwise);
  if (kind === "required")
    return value === ""
      ? either(field.required ?? field.advised, `Fill out the ${label.toLowerCase()}`)
      : null;
  if (value === "") return null;
  if (kind === "email" && plainEmail(value) === null)
    return either(field.invalid, "Please enter a valid email address");
  if (kind === "tel" && plainPhone(value) === null)
    return either(field.invalid, "Please enter a telephone number");
  const length = lengthOf(value);
  if (kind === "maxlength" && length > limit) return words || `${label} is too long`;
  return kind === "minlength" && length < limit ? words || `${label} is too short` : null;
}

/** As the host counts: UTF-16 code units, a line break as one. */
const lengthOf = (value: string): number => value.replaceAll("\r\n", "\n").length;

/** The message for a form's file by the host's rules, or `null`. */
export function hostFileError(
  schema: HostSchema,
  form: FormKind,
  variant: string,
  file: { name: string; size: number } | undefined,
): string | null {
  const declared = form.variants[variant]?.file ? form.file : undefined;
  if (!declared) return null;
  for (const rule of schema.rules.filter(({ field }) => field === declared.name)) {
    if (!isSatisfiable(form, schema, rule)) continue;
    if (rule.kind === "requiredfile" && !file)
      return declared.required ?? (rule.words || "Please add a file");
    if (!file) continue;
    if (rule.kind === "file" && !isAccepted(rule, endingOf(file.name))) return declared.invalid;
    if (rule.kind === "maxfilesize" && file.size > rule.limit)
      return rule.words || "Please add a smaller file";
    if (rule.kind === "minfilesize" && file.size < rule.limit)
      return rule.words || "Please add a larger file";
  }
  return null;
}

const endingOf = (name: string): string => /\.[^.]*$/.exec(name.toLowerCase())?.[0] ?? "";

/** The same mailbox in WordPress's spelling, with an ASCII domain; `null` if there is none. */
export function plainEmail(address: string): string | null {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1));
  return isEmail(address) && /^[!-~]+$/.test(local) && domain !== "" ? `${local}@${domain}` : null;
}

const PHONE = /^\+?(?:\(\d+\)|\d+)(?:[/ -]*(?:\(\d+\)|\d+))*$/;

/**
 * A number in the spelling of every Contact Form 7 version: dots and foreign dashes become spaces
 * and hyphens. `null` if there is none, for example with an extension in words.
 */
export function plainPhone(number: string): string | null {
  const plain = number
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[\s.]+/gu, " ")
    .trim();
  const digits = plain.replace(/[^\d+]/g, "").length;
  return PHONE.test(plain) && digits > 5 && digits < 16 ? plain : null;
}

/** The same values in the spelling that the host's rules accept. */
export function normalizeFields(schema: HostSchema, fields: Fields): Record<string, string> {
  const spelled = { ...fields };
  for (const { kind, field } of schema.rules) {
    const value = spelled[field];
    if (!value) continue;
    if (kind === "email") spelled[field] = plainEmail(value) ?? value;
    if (kind === "tel") spelled[field] = plainPhone(value) ?? value;
  }
  return spelled;
}
