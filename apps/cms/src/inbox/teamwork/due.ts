/** Next steps of today or before, of submissions that someone must act on. */
import { WAITING } from "#inbox/statuses.ts";
import type { Submission } from "#payload-types.ts";

/** `today`: `2026-12-03`, where the company is (`todayOf`). Days are stored at noon UTC. */
export const dueFilter = (today: string) => ({
  status: { in: [...WAITING] },
  nextStepOn: { less_than: `${today}T23:59:59.999Z` },
});

export const isStepDue = (
  { nextStepOn, status }: Pick<Submission, "nextStepOn" | "status">,
  today: string,
): boolean => Boolean(nextStepOn && nextStepOn.slice(0, 10) <= today) && WAITING.includes(status);
