/**
 * Hashes passwords in few rounds: Payload's 600,000 take 0.3 s of a core, and the tests create and
 * log in hundreds of users. `login-work.long.test.ts` uses all rounds.
 */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const ROUNDS = 1000;
const { pbkdf2 } = crypto;

if (pbkdf2.name !== "quickPbkdf2") {
  crypto.pbkdf2 = function quickPbkdf2(password, salt, rounds, length, digest, done) {
    pbkdf2(password, salt, Math.min(rounds, ROUNDS), length, digest, done);
  };
  syncBuiltinESMExports();
}
