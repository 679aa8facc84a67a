import { expect, test } from "vitest";
import { IDLE_SECONDS } from "#accounts/login/idle.ts";
import { isDue, knownEnd, stateAt } from "#accounts/screens/login-clock.ts";

const NOW = Date.parse("2026-11-28T12:00:00Z");
const IDLE = IDLE_SECONDS * 1000;
const MINUTE = 60_000;
const fresh = (at: number) => knownEnd((at + IDLE) / 1000, null, at);

test("[EDIT-05] activity renews a login at most once a minute, however short the visits to each page are", () => {
  let known = fresh(NOW);
  // Each page load starts with no attempt: an editor who changes pages every two minutes.
  for (let at = NOW + 2 * MINUTE; at < NOW + 4 * IDLE; at += 2 * MINUTE) {
    expect(stateAt(known, at)).toBe("open");
    expect(isDue(known, 0, at)).toBe(true);
    known = fresh(at);
    expect(isDue(known, at, at + MINUTE / 2)).toBe(false);
  }
});

test("[EDIT-05] two minutes before its end a login is ending, and an ended one is not renewed by activity", () => {
  const known = fresh(NOW);
  expect(stateAt(known, NOW + IDLE - 3 * MINUTE)).toBe("open");
  expect(stateAt(known, NOW + IDLE - 2 * MINUTE)).toBe("ending");
  expect(stateAt(known, NOW + IDLE)).toBe("ended");
  expect(isDue(known, 0, NOW + IDLE)).toBe(false);
});

test("a login that another window renewed has the new end; the same token has the known one; a fast clock ends none at once", () => {
  const known = fresh(NOW);
  const later = (NOW + 10 * MINUTE + IDLE) / 1000;
  expect(knownEnd(later, known, NOW + 29 * MINUTE).end).toBe(later * 1000);
  expect(knownEnd(known.exp, known, NOW + IDLE)).toBe(known);
  const fast = NOW + 24 * 60 * MINUTE;
  expect(stateAt(knownEnd(known.exp, null, fast), fast)).toBe("open");
});
