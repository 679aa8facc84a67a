import type { FileRule } from "#forms/file-rule.ts";
import type { FormKind } from "#forms/kind.ts";
import { isAccepted, isSatisfiable, isTyped } from "#form-host/host-checks.ts";
import type { HostRule, HostSchema } from "#form-host/host-schema.ts";

export interface Difference {
  /**
   * `refused`: the host refuses valid messages or drops their file. `stricter`: its rules exceed
   * the site's. `unread`: the site cannot check the rule.
   */
  kind: "refused" | "stricter" | "unread";
  field: string;
  /** The end of a sentence that starts with the host's form. */
  note: string;
}

/** Differences between a host's form and the contract's, worst first, for the owner. */
export function differencesOf(schema: HostSchema, form: FormKind): Difference[] {
  const found = [
    ...schema.rules.flatMap((rule) => differencesBy(rule, schema, form)),
    ...lostFile(schema, form),
    ...schema.unread.map((name): Difference => ({
      kind: "unread",
      field: "",
      note: `has a rule that only the host can judge by: ${name}`,
    })),
  ];
  const order: Difference["kind"][] = ["refused", "stricter", "unread"];
  return found.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

function differencesBy(rule: HostRule, schema: HostSchema, form: FormKind): Difference[] {
  const of = (kind: Difference["kind"], note: string): Difference[] => [
    { kind, field: rule.field, note },
  ];
  const isFile = rule.field === form.file?.name;
  const field = form.fields.find(({ name }) => name === rule.field);
  const isDemand = rule.kind === "required" || rule.kind === "requiredfile";
  if (!field && !isFile)
    return isDemand
      ? of(
          "refused",
          `requires ${rule.field}, a field that the site's form has not: the host refuses every message`,
        )
      : [];
  if (isDemand) {
    const others = Object.keys(form.variants).filter((name) => !form.variants[name]?.isBundled);
    const lacking = others.filter((variant) =>
      isFile ? !form.variants[variant]?.file : !isTyped(form, variant, rule.field),
    );
    if (lacking.length > 0)
      return of(
        "refused",
        `requires ${rule.field}, which the site's form lacks as ${lacking.join(", ")}: the host refuses such messages`,
      );
  }
  if (!isSatisfiable(form, schema, rule))
    return of(
      "refused",
      `has a rule for ${rule.field} (${rule.kind}${rule.limit > 0 ? ` ${rule.limit}` : ""}) that no message can keep`,
    );
  const stricter = stricterNote(rule, form);
  return stricter === null ? [] : of("stricter", stricter);
}

function stricterNote(rule: HostRule, form: FormKind): string | null {
  if (rule.field === form.file?.name) return stricterFileNote(rule, form.file);
  const { kind, field: name, limit } = rule;
  const field = form.fields.find((one) => one.name === name);
  const optional = Object.values(form.variants).some((variant) => variant.optional.includes(name));
  if (kind === "required" && (field?.required === undefined || optional)) return openNote(name);
  if (kind === "tel")
    return `accepts only telephone numbers as ${name}, without an extension in words`;
  if (kind === "maxlength" && field && limit < field.max)
    return `accepts ${limit} characters of ${name}, the site's form ${field.max}: visitors can enter ${limit}`;
  return kind === "minlength" && limit > 1 ? `wants ${limit} characters of ${name} at least` : null;
}

const openNote = (name: string): string =>
  `requires ${name}, which is optional in the site's form: it becomes required for visitors`;

const kilobytes = (bytes: number): string => `${Math.floor(bytes / 1024)} kB`;

function stricterFileNote(rule: HostRule, file: FileRule): string | null {
  if (rule.kind === "requiredfile" && file.required === undefined) return openNote(file.name);
  if (rule.kind === "maxfilesize" && rule.limit < file.maxBytes)
    return `accepts a file of ${kilobytes(rule.limit)}, the site's form ${kilobytes(file.maxBytes)}: set limit:10mb at its field`;
  if (rule.kind !== "file") return null;
  const refused = file.endings.filter((ending) => !isAccepted(rule, ending));
  return refused.length > 0
    ? `does not accept ${refused.join(", ")}, which the site's form offers: set filetypes:pdf|doc|docx at its field`
    : null;
}

/** A form whose rules do not mention the file drops it silently. */
function lostFile({ rules }: HostSchema, { file }: FormKind): Difference[] {
  return file && rules.length > 0 && !rules.some(({ field }) => field === file.name)
    ? [
        {
          kind: "refused",
          field: file.name,
          note: `has no file field ${file.name}: the host drops the file of each message without a word`,
        },
      ]
    : [];
}
