/** The form of a candidate that a colleague adds, from a fair or a mail. */
import { checkFields, resumeForm, type FormKind } from "@meridian/contract/forms";
import { LONGEST_NOTE, type Problems } from "#inbox/by-hand/candidate-words.ts";

const WAY = "Write an e-mail address or a phone number.";

const candidateForm: FormKind = {
  ...resumeForm,
  fields: [
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
    },
    {
      name: "from",
      label: "Where the resume is from",
      type: "text",
      required: "Write where the resume is from, in at most 200 characters.",
      max: 200,
    },
    {
      name: "notes",
      label: "Notes",
      type: "multiline",
      tooLong: `Write at most ${LONGEST_NOTE} characters.`,
      max: LONGEST_NOTE,
    },
  ],
  variants: { hand: { optional: [], file: true } },
};

export interface Candidate {
  /** As a form's. */
  fields: Record<string, string>;
  from: string;
  notes: string;
  problems: Problems;
}

export function readCandidate(posted: Record<string, string>): Candidate {
  const { values, errors } = checkFields(candidateForm, "hand", posted);
  const { from = "", notes = "", ...fields } = values;
  const hasWay = Boolean(fields.email || fields.phone);
  return { fields, from, notes, problems: hasWay ? errors : { email: WAY, ...errors } };
}
