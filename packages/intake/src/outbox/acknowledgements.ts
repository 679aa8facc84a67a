import { createHash } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { LimiterOf } from "#checks/rate.ts";
import { addressOf } from "#deliver/mail.ts";
import type { Submission } from "#submission.ts";

/** Emails per address and day (UTC); an applicant may apply to several vacancies. */
const MOST = 3;
/** Addresses per day; further ones get no email. */
const REMEMBERED = 20_000;

type Sender = Pick<Submission, "kind" | "variant" | "fields">;

const DAY_SECONDS = 86_400;

/**
 * Whether this message gets an acknowledgement; limited per address, since anyone may type another
 * person's. Stores a hash of the address where posts are counted; default: this process's memory.
 */
export function createAcknowledgements(
  now: () => number,
  limiterOf?: LimiterOf,
): (submission: Sender) => Promise<boolean> {
  const isWithin = limiterOf ? countedBy(limiterOf) : countedHere(now);
  return async (submission) => {
    const address = addressOf(submission);
    if (address === undefined) return true;
    return isWithin(createHash("sha256").update(address.toLowerCase()).digest("base64url"));
  };
}

function countedBy(limiterOf: LimiterOf): (mark: string) => Promise<boolean> {
  const limiter = limiterOf("acknowledgement", { posts: MOST, seconds: DAY_SECONDS });
  return async (mark) => {
    try {
      await limiter.consume(mark);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  };
}

function countedHere(now: () => number): (mark: string) => boolean {
  let day = 0;
  let sent = new Map<string, number>();
  return (mark) => {
    const today = Math.floor(now() / 1000 / DAY_SECONDS);
    if (today !== day) [day, sent] = [today, new Map()];
    const before = sent.get(mark) ?? 0;
    if (before >= MOST || (before === 0 && sent.size >= REMEMBERED)) return false;
    sent.set(mark, before + 1);
    return true;
  };
}
