/** All failures take the same time, so that timing does not reveal who has an account. */
import { pbkdf2, randomBytes } from "node:crypto";

/** Minimum milliseconds until the response to a failed login: longer than a password check. */
export const FLOOR = 700;

/** As many rounds as Payload's hash (3.90: PBKDF2-SHA256), for machines slower than the floor. */
const ROUNDS = 600_000;

/** A password check's work, for an account that does not exist. */
export const asIfChecked = (password: string): Promise<void> =>
  new Promise((done, fail) =>
    pbkdf2(password, randomBytes(32).toString("hex"), ROUNDS, 32, "sha256", (error) =>
      error ? fail(error) : done(),
    ),
  );

/** Resolves `floor` ms after `began` (`performance.now()`), or at once if that time has passed. */
export const notBefore = (began: number, floor: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(0, began + floor - performance.now())));
