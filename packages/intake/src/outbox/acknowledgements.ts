/** How many letters one address gets of us: anyone may type anyone's. */
import { createHash } from "node:crypto";
import { addressOf } from "#deliver/mail.ts";
import type { Submission } from "#submission.ts";

/** Of one address and day (UTC); an applicant who sends to several vacancies is no attack. */
const MOST = 3;
/** Addresses of a day; more get no letter. */
const REMEMBERED = 20_000;

type Sender = Pick<Submission, "kind" | "variant" | "fields">;

/**
 * Whether this message is answered with a letter; each one that is, counts. In memory only, and of
 * an address only a mark of it.
 */
export function createAcknowledgements(now: () => number): (submission: Sender) => boolean {
  let day = 0;
  let sent = new Map<string, number>();
  return (submission) => {
    const today = Math.floor(now() / 86_400_000);
    if (today !== day) [day, sent] = [today, new Map()];
    const address = addressOf(submission);
    if (address === undefined) return true;
    const mark = createHash("sha256").update(address.toLowerCase()).digest("base64url");
    const before = sent.get(mark) ?? 0;
    if (before >= MOST || (before === 0 && sent.size >= REMEMBERED)) return false;
    sent.set(mark, before + 1);
    return true;
  };
}
