/**
 * Failures that take the same time whatever went wrong, so that nobody learns by the clock who has
 * an account.
 */
import { pbkdf2, randomBytes } from "node:crypto";

/** Milliseconds before which no failed login is answered: more than a check of a password takes. */
export const FLOOR = 700;

/**
 * As many rounds as Payload gives a password of today (3.90: PBKDF2-SHA256). A machine slower than
 * the floor still does equal work.
 */
const ROUNDS = 600_000;

/** The work of checking a password, for an account that is not there to check it against. */
export const asIfChecked = (password: string): Promise<void> =>
  new Promise((done, fail) =>
    pbkdf2(password, randomBytes(32).toString("hex"), ROUNDS, 32, "sha256", (error) =>
      error ? fail(error) : done(),
    ),
  );

/**
 * Resolves `floor` milliseconds after `began` (of `performance.now()`), at once where that is over.
 */
export const notBefore = (began: number, floor: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(0, began + floor - performance.now())));
