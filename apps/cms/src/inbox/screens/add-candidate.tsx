import { randomUUIDv7 } from "node:crypto";
import type { Payload } from "payload";
import type { Words } from "#admin-ui/words/words.ts";
import { CandidateForm } from "#inbox/screens/candidate-form.tsx";
import { vacancyChoices } from "#inbox/screens/vacancy-choices.ts";

/** A resume of a fair or a mail becomes an application. */
export const AddCandidate = async ({ payload, t }: { payload: Payload; t: Words }) => (
  <CandidateForm vacancies={await vacancyChoices(payload, t)} firstKey={randomUUIDv7()} />
);
