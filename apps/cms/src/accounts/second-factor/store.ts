import type { Payload, PayloadRequest } from "payload";
import type { SecondFactor } from "#payload-types.ts";
import { newRecoveryCodes, recoveryMark, stepOf } from "#accounts/second-factor/codes.ts";
import { encrypt, decrypt } from "@meridian/contract/site-protocol/encryption";

/** Wrong codes in a row before a pause: a code has only six digits. */
const MOST_FAILURES = 5;
const PAUSE_MS = 10 * 60_000;
/** Retries when a parallel check changed the record. */
const TRIES = 5;

export type Verdict = "right" | "wrong" | "paused";

export async function factorOf(payload: Payload, user: number): Promise<SecondFactor | null> {
  return payload.db.findOne<SecondFactor>({
    collection: "second-factors",
    where: { user: { equals: user } },
  });
}

/**
 * Writes only if the record is unchanged since it was read; returns whether it wrote. One statement
 * outside any transaction: a refused login must not roll it back.
 */
async function change(
  payload: Payload,
  { id, revision }: SecondFactor,
  data: Partial<SecondFactor>,
): Promise<boolean> {
  const changed: unknown = await payload.db.updateOne({
    collection: "second-factors",
    where: { and: [{ id: { equals: id } }, { revision: { equals: revision } }] },
    data: { ...data, revision: revision + 1 },
    options: { atomic: true },
  });
  return changed !== null;
}

/** A code of the app or a recovery code; valid once. Wrong ones are counted. */
export async function judge(
  payload: Payload,
  user: number,
  code: string,
  now: number,
): Promise<Verdict> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const factor = await factorOf(payload, user);
    if (!factor) return "wrong";
    if ((factor.pausedUntil ?? 0) > now) return "paused";
    const right = consequence(factor, code, payload.secret, now);
    if (await change(payload, factor, right ?? failed(factor, now)))
      return right ? "right" : "wrong";
  }
  return "wrong";
}

/** The changes after a right code; `null` for a wrong one. */
function consequence(
  { secret: encrypted, lastStep, recovery }: SecondFactor,
  code: string,
  key: string,
  now: number,
): Partial<SecondFactor> | null {
  const secret = decrypt(encrypted, key);
  const step = secret === null ? null : stepOf(code, secret, now);
  // The same or an earlier step is a replay.
  if (step !== null) return step > lastStep ? { lastStep: step, failures: 0 } : null;
  const mark = recoveryMark(code, key);
  const left = marksOf(recovery).filter((stored) => stored !== mark);
  return left.length < marksOf(recovery).length ? { recovery: left, failures: 0 } : null;
}

function failed({ failures }: SecondFactor, now: number): Partial<SecondFactor> {
  return failures + 1 >= MOST_FAILURES
    ? { failures: 0, pausedUntil: now + PAUSE_MS }
    : { failures: failures + 1 };
}

const marksOf = (recovery: SecondFactor["recovery"]): string[] =>
  Array.isArray(recovery) ? recovery.filter((mark) => typeof mark === "string") : [];

export const recoveryCodesLeft = ({ recovery }: SecondFactor): number => marksOf(recovery).length;

/**
 * From now on this user needs codes of this secret. Returns the recovery codes, which cannot be
 * shown again; `null` if there is a second factor already.
 */
export async function enrol(
  payload: Payload,
  user: number,
  secret: string,
  step: number,
): Promise<string[] | null> {
  const codes = newRecoveryCodes();
  const data = {
    user,
    secret: encrypt(secret, payload.secret),
    lastStep: step,
    recovery: codes.map((code) => recoveryMark(code, payload.secret)),
    failures: 0,
    pausedUntil: 0,
    revision: 0,
  };
  try {
    await payload.db.create({ collection: "second-factors", data });
    return codes;
  } catch (error) {
    // Of two parallel enrolments one is stored: the column is unique.
    if (await factorOf(payload, user)) return null;
    throw error;
  }
}

/** The password alone is enough again. `req`: part of its transaction. */
export async function withdraw(
  payload: Payload,
  user: number,
  req?: PayloadRequest,
): Promise<void> {
  const where = { user: { equals: user } };
  await payload.db.deleteMany({ collection: "second-factors", where, req });
}
