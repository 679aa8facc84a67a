/** Every failure takes the same time, so that timing does not reveal who has an account. */
import { pbkdf2, randomBytes } from "node:crypto";

/** The least milliseconds before a failed login is answered: more than a password check takes. */
export const FLOOR = 700;

/**
 * As many rounds as Payload's current hash (3.90: PBKDF2-SHA256). A machine slower than the floor
 * still does equal work.
 */
const ROUNDS = 600_000;

/** The work of a password check, for an account that does not exist. */
export const asIfChecked = (password: string): Promise<void> =>
  new Promise((done, fail) =>
    pbkdf2(password, randomBytes(32).toString("hex"), ROUNDS, 32, "sha256", (error) =>
      error ? fail(error) : done(),
    ),
  );

/**
 * Resolves `floor` milliseconds after `began` (of `performance.now()`), or at once when that time
 * has passed.
 */
export const notBefore = (began: number, floor: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(0, began + floor - performance.now())));
