/**
 * Attempts at an account, taken from its allowance before the password is looked at. Payload counts
 * a failure when it has judged it: of many at once each would be judged against the count from
 * before them all.
 */
import type { Payload, Where } from "payload";
import { createLimiter } from "#server/nodes/limits.ts";
import type { User } from "#payload-types.ts";

/**
 * Wrong passwords in a row after which an account is locked, and attempts that may be judged at
 * once.
 */
export const MOST_FAILURES = 8;

export interface Allowance {
  /**
   * What `judge` finds; `null`, and nothing judged, where none is left or there is no such account.
   */
  spend<T>(email: string, judge: () => Promise<T>): Promise<T | null>;
}

/** A lock that is over, and what led to it, are forgotten: once, whoever sees it first. */
async function forget(payload: Payload, { id, lockUntil }: User): Promise<void> {
  const where: Where = { and: [{ id: { equals: id } }, { lockUntil: { equals: lockUntil } }] };
  await payload.db.updateOne({
    collection: "users",
    where,
    data: { loginAttempts: 0, lockUntil: null },
    options: { atomic: true },
  });
}

export function createAllowance(payload: Payload): Allowance {
  /**
   * Attempts on their way, by account. One that has just been counted may be in both for a moment:
   * never in neither. Those of a host that was killed are forgotten after a minute.
   */
  const onTheirWay = createLimiter(payload, "login:on-the-way", { points: 1, seconds: 60 });
  return {
    async spend(email, judge) {
      const ahead = (await onTheirWay.penalty(email)).consumedPoints - 1;
      try {
        const user = await payload.db.findOne<User>({
          collection: "users",
          where: { email: { equals: email } },
        });
        const until = Date.parse(user?.lockUntil ?? "");
        if (!user || until > Date.now()) return null;
        const isOver = until <= Date.now();
        if (isOver) await forget(payload, user);
        return ahead + (isOver ? 0 : (user.loginAttempts ?? 0)) < MOST_FAILURES
          ? await judge()
          : null;
      } finally {
        await onTheirWay.reward(email);
      }
    },
  };
}
