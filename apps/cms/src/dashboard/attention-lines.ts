/** What must not wait: no one gets an email, or the backups have stopped. */
import { SUBMISSION_KINDS } from "#inbox/kinds.ts";
import { listOf } from "#inbox/list-address.ts";
import type { Unasked } from "#inbox/pool-letters.ts";
import type { SiteState } from "#server/site-client.ts";
import { listingOf, longDayOf, withinSentence } from "#admin-ui/words/formats.ts";
import type { Words } from "#admin-ui/words/words.ts";

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

/** `null`: every form's messages are noticed, or the site's state is not known. */
export function unnoticedLine(
  state: SiteState | null,
  isAdmin: boolean,
  t: Words,
): AttentionLine | null {
  const { unnoticed = [], hasMailServer = false } = state ?? {};
  if (unnoticed.length === 0) return null;
  const isAll = SUBMISSION_KINDS.every(({ value }) => unnoticed.includes(value));
  const names = SUBMISSION_KINDS.filter(({ value }) => unnoticed.includes(value));
  const kinds = listingOf(t.locale).format(
    names.map(({ label }) => withinSentence(t(label), t.locale)),
  );
  const problem = isAll
    ? t("No one is notified of new messages. They are only in the inbox.")
    : t("No one is notified of these messages: {kinds}. They are only in the inbox.", { kinds });
  if (!hasMailServer)
    return {
      problem,
      ...(isAdmin
        ? { todo: t("Enter your mail server"), address: "/admin/globals/notifications" }
        : {
            todo: t("The site has no mail server: an admin enters it under Answer people, Mail."),
          }),
    };
  return isAdmin
    ? { problem, todo: t("Name who gets an e-mail"), address: "/admin/globals/notifications" }
    : { problem, todo: t("An admin names who gets an e-mail, under Answer people, Mail.") };
}

/** OWN-138: whom the inbox removes soon, without a letter that offers to stay. */
export function unaskedLine(
  found: Unasked | null,
  state: Pick<SiteState, "hasMailServer"> | null,
  t: Words,
): AttentionLine | null {
  if (!found) return null;
  const { people, first } = found;
  const isUnable = state?.hasMailServer === false;
  const who = t.count(people, "1 person", "{n} people");
  return {
    problem: t(
      isUnable
        ? "{who} in the talent pool got no letter with the choice to stay, because the site has no mail server. The first consent ends on {day}."
        : "{who} in the talent pool got no letter with the choice to stay. The first consent ends on {day}.",
      { who, day: longDayOf(t.locale).format(new Date(first)) },
    ),
    todo: t("Show the talent pool"),
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
  t: Words,
): AttentionLine | null {
  const last = lastOf(backups, state);
  const { overdueHours } = backups;
  if (overdueHours === 0 || (last === 0 && state === null)) return null;
  const hours = Math.floor((now - Math.max(last, since)) / HOUR);
  if (hours < overdueHours) return null;
  const days = Math.floor(hours / 24);
  return {
    problem:
      last === 0
        ? t("No backup of this site is known.")
        : hours < 48
          ? t.count(
              hours,
              "The last good backup is {n} hour old.",
              "The last good backup is {n} hours old.",
            )
          : t("The last good backup is {days} days old.", { days }),
    todo: t(
      "Your operator runs `npm run backup` (in containers `docker compose run --rm backup`), and finds out why the nightly one failed: docs/operations.md, Backups. If backups are made by other means, BACKUP_OVERDUE_HOURS=0 ends this line.",
    ),
  };
}

/** Milliseconds; 0: none is known. Only one of the two apps may have the backup's data folder. */
export const lastOf = (backups: Backups, state: SiteState | null): number =>
  Math.max(backups.last(), state?.lastBackup ?? 0) * 1000;
