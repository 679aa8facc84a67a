/** The form of a candidate that a colleague adds, from a fair or a mail. */
import { checkFields, resumeForm, type FormKind } from "@meridian/contract/forms";
import { CANDIDATE_FIELDS, type Problems } from "#inbox/by-hand/candidate-words.ts";

const WAY = "Write an e-mail address or a phone number.";

const candidateForm: FormKind = {
  ...resumeForm,
  fields: CANDIDATE_FIELDS,
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
