/** Statuses, and how long they last, in words. */
import type { Words } from "#admin-ui/words/words.ts";
import { STATUSES, WAITING } from "#inbox/statuses.ts";
import type { Submission } from "#payload-types.ts";

const DAY = 86_400_000;
/** A new submission that waits longer is late. */
const LATE = 2 * DAY;

/** `4 days`; empty if `since` is unknown. */
export function stageInWords(since: string | null | undefined, t: Words, now = Date.now()): string {
  const ms = now - Date.parse(since ?? "");
  if (Number.isNaN(ms)) return "";
  const n = Math.floor(ms / DAY);
  if (n < 1) return t("less than a day");
  return t.count(n, "{n} day", "{n} days");
}

/** In English: `t` has it in another language. */
export const statusWord = (status: string): string =>
  STATUSES.find(({ value }) => value === status)?.label ?? status;

/** Within a line: `in progress`. */
export const statusInLine = (status: string, t: Words): string =>
  t(statusWord(status).toLowerCase());

export interface Wait {
  /** `waiting 3 days`; empty on the first day, and once nothing is left to do. */
  words: string;
  isLate: boolean;
}

/** How long a submission waits for a colleague. */
export function waitOf(
  { status, statusSince }: Pick<Submission, "status" | "statusSince">,
  t: Words,
  now = Date.now(),
): Wait {
  const ms = now - Date.parse(statusSince ?? "");
  const waits = WAITING.includes(status);
  if (!waits || !(ms >= DAY)) return { words: "", isLate: false };
  const n = Math.floor(ms / DAY);
  return status === "new"
    ? { words: t.count(n, "waiting {n} day", "waiting {n} days"), isLate: ms >= LATE }
    : { words: t.count(n, "for {n} day", "for {n} days"), isLate: false };
}
