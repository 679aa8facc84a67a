import * as v from "valibot";
import type { FormField, FormKind } from "#forms/kind.ts";

// Any standard address (departure from CON-02's 2-3 letter endings): letters of any script, a
// domain with a dot.
const LOCAL = String.raw`[^\s\p{Cc}@.,:;<>()[\]\\"]+(?:\.[^\s\p{Cc}@.,:;<>()[\]\\"]+)*`;
const INNER = String.raw`(?:[\p{L}\p{N}\p{M}-]|(?<=\P{ASCII})[\u200c\u200d])`;
const LABEL = String.raw`[\p{L}\p{N}](?:${INNER}{0,61}[\p{L}\p{N}\p{M}])?`;
const EMAIL = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+(?=[^.]{2,63}$)${LABEL}$`, "u");

export const isEmail = (address: string): boolean => address.length <= 254 && EMAIL.test(address);

/**
 * Line ends in any system; other control characters.
 * oxlint-disable-next-line no-control-regex -- it names them
 */
// oxlint-disable-next-line no-control-regex -- it names them
const ENDS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// oxlint-disable-next-line no-control-regex -- all but the tab and the ends of lines
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]+/g;

/**
 * Invisible characters that are pasted along: zero-width spaces, direction marks, soft hyphens. Two
 * of them join letters of some scripts and stay there.
 */
const INVISIBLE = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\ufffc]/gu;
const STRAY_JOINER = /(?<!\P{ASCII})[\u200c\u200d]|[\u200c\u200d](?!\P{ASCII})/gu;
const NOTHING = /^[\s\p{Default_Ignorable_Code_Point}\ufffc]*$/u;

const ONE_LINE = new Set<FormField["type"]>(["text", "email", "tel", "number"]);
const COPIED = new Set<FormField["type"]>(["email", "tel"]);

/** Joins lines: a name on two lines would add an email header or a table row. */
function plain(value: string, { type }: FormField): string {
  if (NOTHING.test(value)) return "";
  const seen = COPIED.has(type) ? value.replace(INVISIBLE, "").replace(STRAY_JOINER, "") : value;
  return ONE_LINE.has(type) ? seen.replace(ENDS, " ") : seen.replace(CONTROLS, "");
}

function fieldSchema(
  field: FormField,
  optional: boolean,
): v.GenericSchema<string | undefined, string> {
  const message = field.invalid ?? field.required ?? field.tooLong ?? `${field.label} is too long`;
  const trimmed = v.pipe(
    v.optional(v.string(message), ""),
    v.transform((value) => plain(value, field)),
    v.trim(),
    v.transform((value) => (field.type === "email" ? value.toLowerCase() : value)),
  );
  const filled = v.pipe(
    trimmed,
    v.check((value) => optional || !field.required || value !== "", field.required ?? message),
    v.maxLength(field.max, message),
  );
  const { check } = field;
  const checked = check
    ? v.pipe(
        filled,
        v.check((value) => value === "" || check(value), message),
      )
    : filled;
  return field.type === "email"
    ? v.pipe(
        checked,
        v.check((value) => value === "" || isEmail(value), message),
      )
    : checked;
}

export interface FieldsChecked {
  /** Trimmed, e-mail in lower case; fields that count only when filled may be absent. */
  values: Record<string, string>;
  /** By field name in the form's order; empty if all is valid. */
  errors: Record<string, string>;
}

/** Checks text fields in browser and server, after combining controls. Drops unknown fields, and hidden ones of other variants. */
export function checkFields(
  form: FormKind,
  variant: string,
  posted: Record<string, unknown>,
): FieldsChecked {
  const input = form.compose?.(posted) ?? posted;
  const { optional = [], without = [] } = form.variants[variant] ?? {};
  const checked: FieldsChecked = { values: {}, errors: {} };
  for (const field of form.fields) {
    // Typed by no one: they belong to another variant.
    if (field.type === "hidden" && without.includes(field.name)) continue;
    const raw = input[field.name];
    const result = v.safeParse(fieldSchema(field, optional.includes(field.name)), raw);
    const value = result.success ? result.output : typeof raw === "string" ? raw.trim() : "";
    if (value !== "" || !field.onlyFilled) checked.values[field.name] = value;
    if (!result.success) checked.errors[field.name] = result.issues[0].message;
  }
  return checked;
}

interface GivenFile {
  name: string;
  /** Bytes. */
  size: number;
}

/** The message for these files, or `null`, by name and size. The intake checks the content. */
export function checkFiles(
  form: FormKind,
  variant: string,
  files: readonly GivenFile[],
): string | null {
  const rule = form.variants[variant]?.file ? form.file : undefined;
  const [file, ...others] = files.filter(({ name, size }) => name !== "" || size > 0);
  if (!rule)
    return file
      ? (form.file?.invalid ?? form.noFile ?? "No file can be sent with this form")
      : null;
  if (!file) return rule.required ?? null;
  if (others.length > 0) return rule.tooMany;
  // Before the size: a wrong kind is refused whatever its size.
  if (file.size === 0 || !rule.endings.some((ending) => file.name.toLowerCase().endsWith(ending)))
    return rule.invalid;
  return file.size > rule.maxBytes ? rule.tooLarge : null;
}

/** Like `checkFiles`, for a host that gets one file under each name (`partOfFile`). */
export function checkParts(
  form: FormKind,
  variant: string,
  parts: readonly (GivenFile & { field: string })[],
): string | null {
  const byField = Map.groupBy(parts, ({ field }) => field);
  const own = byField.get(form.file?.name ?? "") ?? [];
  const further = [...byField.values()].filter((files) => files !== own);
  return (
    [own, ...further]
      .map((files) => checkFiles(form, variant, files))
      .find((message) => message !== null) ?? null
  );
}
