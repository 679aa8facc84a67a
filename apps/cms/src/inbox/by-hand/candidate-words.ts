/** Of a candidate that a colleague adds; a separate module, so that browsers do not load the checks. */
import type { FormField } from "@meridian/contract/forms";

/** Characters of a note (`remarks.ts`); the refusal of a longer one names the number. */
export const LONGEST_NOTE = 5000;

/** Stored with the fields; no visitor can send them: unknown names with `_` are dropped. */
export const ADDED_BY = "_added_by";
export const ADDED_FROM = "_added_from";
export const ADDED_LABELS = { [ADDED_BY]: "Added by", [ADDED_FROM]: "Resume from" };

type Name = "fullname" | "email" | "phone" | "from" | "notes";
export type Problems = Partial<Record<Name | "vacancy" | "file", string>>;

export const CANDIDATE_FIELDS: readonly (FormField & { name: Name; hint?: string })[] = [
  {
    name: "fullname",
    label: "Name",
    type: "text",
    required: "Write the name, in at most 200 characters.",
    max: 200,
  },
  {
    name: "email",
    label: "E-mail",
    type: "email",
    invalid: "This is no e-mail address.",
    max: 254,
    onlyFilled: true,
  },
  {
    name: "phone",
    label: "Phone",
    type: "tel",
    tooLong: "Write at most 60 characters.",
    max: 60,
    onlyFilled: true,
    hint: "A phone number or an e-mail address is enough.",
  },
  {
    name: "from",
    label: "Where the resume is from",
    type: "text",
    required: "Write where the resume is from, in at most 200 characters.",
    max: 200,
    hint: "Such as: fair in Haifa, mail of a colleague.",
  },
  {
    name: "notes",
    label: "Notes",
    type: "multiline",
    tooLong: "Write at most 5000 characters.",
    max: LONGEST_NOTE,
  },
];
