/** Of a candidate that a colleague adds; a separate module, so that browsers do not load the checks. */

/** Characters of a note (`remarks.ts`). */
export const LONGEST_NOTE = 5000;

/** Stored with the fields; no visitor can send them: unknown names with `_` are dropped. */
export const ADDED_BY = "_added_by";
export const ADDED_FROM = "_added_from";
export const ADDED_LABELS = { [ADDED_BY]: "Added by", [ADDED_FROM]: "Resume from" };

export type Problems = Partial<
  Record<"fullname" | "email" | "phone" | "vacancy" | "from" | "notes" | "file", string>
>;
