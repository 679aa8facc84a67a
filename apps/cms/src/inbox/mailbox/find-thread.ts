/** Which submission a mail answers: by the numbers of our letters, never by a name or an address. */
import type { Payload } from "payload";
import type { Answered } from "#inbox/mailbox/letter.ts";
import { addressKey, joinedTo } from "#inbox/person.ts";
import type { Reply, Submission } from "#payload-types.ts";

export interface Thread {
  submission: Submission;
  /** The letter that it answers, unless it is the acknowledgement. */
  reply: Reply | null;
  isOther: boolean;
}

/** Letters that a mail names; the first that leads to the sender's own submission decides. */
const MOST = 10;

const numberOf = ({ submission }: Reply): number =>
  (typeof submission === "object" ? submission?.id : submission) ?? 0;

async function oneOf(
  { db }: Payload,
  { key, of }: Answered,
): Promise<Omit<Thread, "isOther"> | null> {
  const where = { key: { equals: key } };
  const reply = of === "reply" ? await db.findOne<Reply>({ collection: "replies", where }) : null;
  if (of === "reply" && !reply) return null;
  const submission = await db.findOne<Submission>({
    collection: "submissions",
    where: reply ? { id: { equals: numberOf(reply) } } : where,
  });
  return submission && { submission, reply };
}

async function isOwn(payload: Payload, submission: Submission, from: string): Promise<boolean> {
  const own = addressKey(submission.email);
  if (own === from) return true;
  return (await joinedTo(payload, [submission.person], own)).includes(from);
}

/** `null`: it answers none of our letters, or their submission was erased. */
export async function findThread(
  payload: Payload,
  answers: readonly Answered[],
  from: string,
): Promise<Thread | null> {
  let first: Thread | null = null;
  const keys = new Set<string>();
  for (const answered of answers) {
    if (keys.size >= MOST) break;
    if (keys.has(answered.key)) continue;
    keys.add(answered.key);
    const found = await oneOf(payload, answered);
    if (!found) continue;
    if (await isOwn(payload, found.submission, from)) return { ...found, isOther: false };
    first ??= { ...found, isOther: true };
  }
  return first;
}
