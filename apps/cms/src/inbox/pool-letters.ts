/** Letters before a talent pool's consent ends, with the link to stay or leave (OWN-138). */
import { randomUUID } from "node:crypto";
import type { Payload, Where } from "payload";
import { openPauses, type Pauses } from "#inbox/pauses.ts";
import { suppressionOf } from "#inbox/mailbox/suppress.ts";
import { changePool, inPool, ofAddress } from "#inbox/talent-pool.ts";
import type { Submission } from "#payload-types.ts";
import { isSiteUnreachable, responds, type SiteClient } from "#server/site-client.ts";

const DAY = 86_400_000;
const BEFORE_END = 30 * DAY;
/** One letter is for all consents of an address that end in this time. */
const TOGETHER = 2 * BEFORE_END;
const PORTION = 100;
const MOST = 1000;
/** Letters of one round whose calls had no response although the site responds: each costs a timeout. */
const MOST_LATE = 5;
/** Of such a letter. Rounds are hourly. */
const PAUSES = { first: 2 * 3_600_000, longest: DAY };
const collection = "submissions";

type Member = Pick<
  Submission,
  "id" | "key" | "email" | "address" | "language" | "poolUntil" | "pool"
>;

/** Without spam, whose address may be anyone's. */
const endingWithin = (ms: number, now: Date, ...more: Where[]): Where => ({
  and: [
    inPool(now),
    { poolUntil: { less_than: new Date(now.getTime() + ms).toISOString() } },
    { status: { not_equals: "spam" } },
    ...more,
  ],
});

const letterOf = ({ pool, poolUntil }: Member) =>
  pool?.letter?.until === poolUntil ? pool?.letter : undefined;

/** Of each address one letter. An unreachable site gets the rest at the next time. */
export async function sendPoolLetters(payload: Payload, now: Date): Promise<void> {
  const { site }: { site?: SiteClient } = payload.config.custom;
  if (!site) return;
  const round = { now, late: 0, pauses: await openPauses(payload, "pool-letters", now, PAUSES) };
  for (let after = 0; ;) {
    const { docs } = await payload.db.find<Member>({
      collection,
      where: endingWithin(BEFORE_END, now, { id: { greater_than: after } }),
      sort: "id",
      limit: PORTION,
      pagination: false,
    });
    for (const member of docs) if (!(await send(payload, site, member, round))) return;
    if (docs.length < PORTION) return;
    after = docs.at(-1)?.id ?? 0;
  }
}

/** Whether the next one can be sent. */
async function send(
  payload: Payload,
  site: SiteClient,
  member: Member,
  round: { now: Date; late: number; pauses: Pauses },
): Promise<boolean> {
  const { now, pauses } = round;
  if (letterOf(member)?.at || !member.email) return true;
  const { docs } = await payload.db.find<Member>({
    collection,
    where: endingWithin(TOGETHER, now, ofAddress(member)),
    sort: "-poolUntil",
    pagination: false,
  });
  const waiting = docs.filter((one) => !letterOf(one)?.at);
  // The last to end, whose link works the longest.
  const [{ key, email, language, poolUntil: until } = member] = waiting;
  // Another one's letter was for this one, too, or the person has left just now.
  if (!waiting.some(({ id }) => id === member.id) || !key || !email || !until) return true;
  if (await suppressionOf(payload, email)) return true;
  const id = waiting.map((one) => letterOf(one)?.id).find(Boolean) ?? randomUUID();
  if (pauses.has(id)) return true;
  // Stored before, so that a repeat has the same number.
  await note(payload, member, { id });
  try {
    const about = { id, to: email, submission: key, language: language ?? "", until };
    if (!(await site.poolLetter(about))) {
      payload.logger.warn({
        msg: "inbox: a person in the talent pool was not asked whether to stay, because the site has no mail server (SMTP_URL)",
      });
      return false;
    }
  } catch (error) {
    // A letter that the site refuses, or whose call always times out, does not hold up the others.
    if (!isSiteUnreachable(error)) throw error;
    if (error.hasResponded) return true;
    if (!(await responds(site)) || (round.late += 1) > MOST_LATE) return false;
    await pauses.add(id);
    return true;
  }
  await pauses.end(id);
  for (const one of waiting) await note(payload, one, { id, at: now.toISOString() });
  return true;
}

const note = (
  payload: Payload,
  { id, poolUntil: until }: Member,
  letter: { id: string; at?: string },
): Promise<void> =>
  changePool(payload, id, ({ pool, poolUntil }) =>
    until && poolUntil === until ? { pool: { ...pool, letter: { ...letter, until } } } : null,
  );

export interface Unasked {
  people: number;
  /** The first end, ISO 8601. */
  first: string;
}

/** Whose consent ends without a letter: for a day the letters may still wait for their turn. */
export async function unasked(
  { db }: Pick<Payload, "db">,
  now = new Date(),
): Promise<Unasked | null> {
  const { docs } = await db.find<Member>({
    collection,
    where: endingWithin(BEFORE_END - DAY, now),
    select: { address: true, poolUntil: true, pool: true },
    sort: "poolUntil",
    limit: MOST,
    pagination: false,
  });
  const open = docs.filter((one) => !letterOf(one)?.at);
  const people = new Set(open.map(({ id, address }) => address || id)).size;
  const { poolUntil: first } = open[0] ?? {};
  return first ? { people, first } : null;
}
