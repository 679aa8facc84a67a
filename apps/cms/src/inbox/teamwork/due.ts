/** Next steps of today or before, of submissions that someone must act on. */
import { WAITING } from "#inbox/statuses.ts";
import type { Submission } from "#payload-types.ts";

const DAY = 86_400_000;

/** Days are stored at noon UTC. */
const tomorrow = (now: Date): string =>
  new Date(Math.floor(now.getTime() / DAY) * DAY + DAY).toISOString();

export const dueFilter = (now = new Date()) => ({
  status: { in: [...WAITING] },
  nextStepOn: { less_than: tomorrow(now) },
});

export const isStepDue = (
  { nextStepOn, status }: Pick<Submission, "nextStepOn" | "status">,
  now = new Date(),
): boolean => Boolean(nextStepOn && nextStepOn < tomorrow(now)) && WAITING.includes(status);
