import { randomUUIDv7 } from "node:crypto";
import type { Payload } from "payload";
import { CandidateForm } from "#inbox/screens/candidate-form.tsx";
import { vacancyChoices } from "#inbox/screens/vacancy-choices.ts";

/** A resume of a fair or a mail becomes an application. */
export const AddCandidate = async ({ payload }: { payload: Payload }) => (
  <CandidateForm vacancies={await vacancyChoices(payload)} firstKey={randomUUIDv7()} />
);
