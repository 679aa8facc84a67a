import { FAR_MS, type Journal } from "#journal/journal.ts";
import type { Database } from "#journal/postgres-pool.ts";

/** SQL: until when the target is left alone, at the time in parameter `now`. */
export const quiet = (target: string, now: string): string =>
  `(select quiet_until from intake.targets where target = ${target} and quiet_until > ${now} and quiet_until <= ${now} + ${FAR_MS})`;

export const NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

const LEAVE_ALONE = `insert into intake.targets as old (target, quiet_until) values ($1, ${NOW} + $2::bigint)
  on conflict (target) do update set quiet_until = greatest(old.quiet_until, excluded.quiet_until)`;
// A turn in the future comes from a clock that was set back.
const TAKE_TURN = `insert into intake.targets as old (target, tried_at) values ($1, ${NOW})
  on conflict (target) do update set tried_at = excluded.tried_at
  where coalesce(old.tried_at, 0) <= excluded.tried_at - $2::bigint or old.tried_at > excluded.tried_at + $2::bigint`;

/** Shared by all nodes. */
export function postgresTargets(db: Database): Pick<Journal, "leaveAlone" | "takeTurn"> {
  return {
    async leaveAlone(target, ms) {
      await db.query(LEAVE_ALONE, [target, ms]);
    },
    async takeTurn(target, ms) {
      return (await db.query(TAKE_TURN, [target, ms])).count > 0;
    },
  };
}
