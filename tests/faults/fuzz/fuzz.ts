import * as fc from "fast-check";
import { isLong } from "../long.ts";

/** One seed in `npm run test:long`; in `npm run faults` a new one, named with each finding. */
const SEED = isLong ? Date.now() : 2026;
/** Seconds per property: a minute in all in `npm run test:long`, an hour in `npm run faults`. */
const SECONDS = isLong ? 360 : 5;

/** Values per round: on a busy machine one round takes longer than `SECONDS`. */
const ROUND = 40;

/** Tests rounds of new values until time is over. Returns how many; throws with the smallest failing. */
export async function tried<T>(
  values: fc.Arbitrary<T>,
  holds: (value: T) => Promise<void>,
): Promise<number> {
  let tries = 0;
  const property = fc.asyncProperty(values, (value) => {
    tries += 1;
    return holds(value);
  });
  const end = Date.now() + SECONDS * 1000;
  for (let seed = SEED; seed === SEED || Date.now() < end; seed += 1)
    await fc.assert(property, { seed, numRuns: ROUND });
  return tries;
}

/** Text as an attacker would choose it: signs of every parsed grammar. */
export const odd: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(
    "",
    "%00",
    "%",
    "%ff%fe",
    "..",
    "../../etc/passwd",
    "__proto__",
    "constructor",
    "null",
    "-1",
    "1e999",
    "9".repeat(400),
    "a".repeat(7000),
    "[]",
    "{}",
    '"><script>alert(1)</script>',
    "'; drop table submissions; --",
    "\r\nSet-Cookie: a=b",
    "\ud800",
    "=cmd|' /C calc'!A0",
  ),
);
