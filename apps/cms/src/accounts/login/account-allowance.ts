/**
 * Takes an attempt from the account's allowance before the check. Payload counts failures after it,
 * so parallel attempts would all compare with the same old count.
 */
import type { Payload, Where } from "payload";
import { createLimiter } from "#server/nodes/limits.ts";
import type { User } from "#payload-types.ts";

/** Wrong passwords in a row that lock an account, and attempts checked in parallel. */
export const MOST_FAILURES = 8;

export interface Allowance {
  /** The result of `judge`; `null`, without a call, if no attempt is left or no account exists. */
  spend<T>(email: string, judge: () => Promise<T>): Promise<T | null>;
}

/** Clears an expired lock and its failures once, in the first process that sees it. */
async function clearLock(payload: Payload, { id, lockUntil }: User): Promise<void> {
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
   * Pending attempts by account. A counted one may be in both counts for a moment, never in
   * neither. Those of a killed host expire after a minute.
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
        if (isOver) await clearLock(payload, user);
        return ahead + (isOver ? 0 : (user.loginAttempts ?? 0)) < MOST_FAILURES
          ? await judge()
          : null;
      } finally {
        await onTheirWay.reward(email);
      }
    },
  };
}
