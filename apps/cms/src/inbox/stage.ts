/** Statuses, and how long they last, in words. */
import { STATUSES, WAITING } from "#inbox/statuses.ts";
import type { Submission } from "#payload-types.ts";

const DAY = 86_400_000;
/** A new submission that waits longer is late. */
const LATE = 2 * DAY;

/** `4 days`; empty if `since` is unknown. */
export function stageInWords(since: string | null | undefined, now = Date.now()): string {
  const ms = now - Date.parse(since ?? "");
  if (Number.isNaN(ms)) return "";
  const days = Math.floor(ms / DAY);
  if (days < 1) return "less than a day";
  return days === 1 ? "1 day" : `${days} days`;
}

export const statusWord = (status: string): string =>
  STATUSES.find(({ value }) => value === status)?.label ?? status;

export interface Wait {
  /** `waiting 3 days`; empty on the first day, and once nothing is left to do. */
  words: string;
  isLate: boolean;
}

/** How long a submission waits for a colleague. */
export function waitOf(
  { status, statusSince }: Pick<Submission, "status" | "statusSince">,
  now = Date.now(),
): Wait {
  const ms = now - Date.parse(statusSince ?? "");
  const waits = WAITING.includes(status);
  if (!waits || !(ms >= DAY)) return { words: "", isLate: false };
  const time = stageInWords(statusSince, now);
  return status === "new"
    ? { words: `waiting ${time}`, isLate: ms >= LATE }
    : { words: `for ${time}`, isLate: false };
}
