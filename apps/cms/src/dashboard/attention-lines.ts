/** What must not wait: no one gets an email, or the backups have stopped. */
import { SUBMISSION_KINDS } from "#inbox/kinds.ts";
import { listOf } from "#inbox/list-address.ts";
import type { Unasked } from "#inbox/pool-letters.ts";
import type { SiteState } from "#server/site-client.ts";

export interface Backups {
  /** Seconds since 1970 of the last backup of this data folder; 0: none is known. */
  last(): number;
  /** 0: backups are made by other means. */
  overdueHours: number;
}

export interface AttentionLine {
  problem: string;
  todo: string;
  address?: string;
}

const HOUR = 3_600_000;

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(words);

/** `null`: every form's messages are noticed, or the site's state is not known. */
export function unnoticedLine(state: SiteState | null, isAdmin: boolean): AttentionLine | null {
  const { unnoticed = [], hasMailServer = false } = state ?? {};
  if (unnoticed.length === 0) return null;
  const isAll = SUBMISSION_KINDS.every(({ value }) => unnoticed.includes(value));
  const names = SUBMISSION_KINDS.filter(({ value }) => unnoticed.includes(value));
  const which = isAll
    ? "new messages"
    : `these messages: ${listed(names.map(({ label }) => label.toLowerCase()))}`;
  const problem = `No one is notified of ${which}. They are only in the inbox.`;
  if (!hasMailServer)
    return {
      problem,
      ...(isAdmin
        ? { todo: "Enter your mail server", address: "/admin/globals/notifications" }
        : { todo: "The site has no mail server: an admin enters it under Answer people, Mail." }),
    };
  return isAdmin
    ? { problem, todo: "Name who gets an email", address: "/admin/globals/notifications" }
    : { problem, todo: "An admin names who gets an email, under Answer people, Mail." };
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** OWN-138: whom the inbox removes soon, without a letter that offers to stay. */
export function unaskedLine(
  found: Unasked | null,
  state: Pick<SiteState, "hasMailServer"> | null,
): AttentionLine | null {
  if (!found) return null;
  const { people, first } = found;
  const who = people === 1 ? "1 person" : `${people} people`;
  const why = state?.hasMailServer === false ? ", because the site has no mail server" : "";
  return {
    problem: `${who} in the talent pool got no letter with the choice to stay${why}. The first consent ends on ${day.format(new Date(first))}.`,
    todo: "Show the talent pool",
    address: listOf({ poolUntil: { exists: "true" } }),
  };
}

/**
 * `since`: when this installation began, in milliseconds, since a new one has no backup yet. `null`:
 * fine, made by other means, or not known, because the site does not respond.
 */
export function backupLine(
  backups: Backups,
  state: SiteState | null,
  { since, now }: { since: number; now: number },
): AttentionLine | null {
  const last = lastOf(backups, state);
  const { overdueHours } = backups;
  if (overdueHours === 0 || (last === 0 && state === null)) return null;
  const hours = Math.floor((now - Math.max(last, since)) / HOUR);
  if (hours < overdueHours) return null;
  const age = hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
  return {
    problem:
      last === 0 ? "No backup of this site is known." : `The last good backup is ${age} old.`,
    todo: "Your operator runs `npm run backup` (in containers `docker compose run --rm backup`), and finds out why the nightly one failed: docs/operations.md, Backups. If backups are made by other means, BACKUP_OVERDUE_HOURS=0 ends this line.",
  };
}

/** Milliseconds; 0: none is known. Only one of the two apps may have the backup's data folder. */
export const lastOf = (backups: Backups, state: SiteState | null): number =>
  Math.max(backups.last(), state?.lastBackup ?? 0) * 1000;
