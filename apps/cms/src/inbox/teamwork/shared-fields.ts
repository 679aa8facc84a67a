/** The fields of a submission that several colleagues change, also at the same time. */
import type { Words } from "#admin-ui/words/words.ts";
import { statusWord } from "#inbox/stage.ts";
import { tagsIn } from "#inbox/teamwork/tags.ts";
import type { Submission } from "#payload-types.ts";

export const SHARED = {
  status: "Status",
  assignee: "Assigned to",
  // Also by the person, with the link of a letter.
  poolUntil: "In the talent pool until",
  nextStep: "Next step",
  nextStepOn: "Next step on",
  tags: "Tags",
  value: "Value",
  currency: "Currency",
  lostBecause: "Lost because",
} as const satisfies Partial<Record<keyof Submission, string>>;

export type SharedField = keyof typeof SHARED;
export const SHARED_NAMES = Object.keys(SHARED) as SharedField[];

type Known = Partial<Submission>;
/** By name, in a form that can be compared: empty values are `null`. */
export type AsRead = Partial<Record<SharedField, string | number | null>>;

export const idOf = (whose: Known["assignee"]): number | null =>
  (typeof whose === "object" ? whose?.id : whose) ?? null;

function plain(name: SharedField, of: Known): AsRead[SharedField] {
  if (name === "assignee") return idOf(of.assignee);
  // The day alone: forms and calls write different times of it.
  if (name === "nextStepOn" || name === "poolUntil") return of[name]?.slice(0, 10) ?? null;
  const { [name]: value } = of;
  return typeof value === "string" ? value.trim() || null : (value ?? null);
}

export const asRead = (of: Known): AsRead =>
  Object.fromEntries(SHARED_NAMES.map((name) => [name, plain(name, of)]));

export const isSame = (name: SharedField, a: AsRead, b: AsRead): boolean =>
  JSON.stringify(a[name] ?? null) === JSON.stringify(b[name] ?? null);

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

const LINE = /^([^:]+): (.*) → (.*)$/su;

/** A stored line of the history, `Status: New → Interview`, in the reader's language. */
export function changeInWords(line: string, t: Words): string {
  const [, name = "", before = "", after = ""] = LINE.exec(line) ?? [];
  if (![...Object.values<string>(SHARED), "Vacancy"].includes(name)) return line;
  const word = (value: string): string =>
    value === "none" || name === SHARED.status ? t(value) : value;
  return `${t(name)}: ${word(before)} → ${word(after)}`;
}

/** For the history and for messages; `names`: of users by id. */
export function inWords(
  name: SharedField,
  of: AsRead,
  names: ReadonlyMap<number, string> = new Map(),
): string {
  const { [name]: value } = of;
  if (value === null || value === undefined || value === "") return "none";
  if (name === "status") return statusWord(String(value));
  if (name === "assignee") return names.get(Number(value)) ?? "a colleague";
  if (name === "nextStepOn" || name === "poolUntil")
    return day.format(new Date(`${String(value)}T12:00:00Z`));
  return name === "tags" ? tagsIn(String(value)).join(", ") : String(value);
}
