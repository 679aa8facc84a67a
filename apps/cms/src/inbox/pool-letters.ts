/** Letters before a talent pool's consent ends, with the link to stay or leave (OWN-138). */
import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { suppressionOf } from "#inbox/mailbox/suppress.ts";
import { inPool, notePoolLetter } from "#inbox/talent-pool.ts";
import type { Submission } from "#payload-types.ts";
import { isSiteUnreachable, type SiteClient } from "#server/site-client.ts";

const DAY = 86_400_000;
const BEFORE_END = 30 * DAY;
const PORTION = 100;
/** Its address may be anyone's. */
const NO_SPAM = { status: { not_equals: "spam" } };

type Member = Pick<Submission, "id" | "key" | "email" | "language" | "poolUntil" | "pool">;

/** Of each consent one letter. An unreachable site gets the rest at the next time. */
export async function sendPoolLetters(payload: Payload, now: Date): Promise<void> {
  const { site }: { site?: SiteClient } = payload.config.custom;
  if (!site) return;
  const soon = { poolUntil: { less_than: new Date(now.getTime() + BEFORE_END).toISOString() } };
  for (let after = 0; ;) {
    const { docs } = await payload.db.find<Member>({
      collection: "submissions",
      where: { and: [inPool(now), soon, NO_SPAM, { id: { greater_than: after } }] },
      sort: "id",
      limit: PORTION,
      pagination: false,
    });
    for (const member of docs) if (!(await send(payload, site, member, now))) return;
    if (docs.length < PORTION) return;
    after = docs.at(-1)?.id ?? 0;
  }
}

/** Whether the next one can be sent. */
async function send(
  payload: Payload,
  site: SiteClient,
  { id, key, email, language, poolUntil: until, pool }: Member,
  now: Date,
): Promise<boolean> {
  const before = pool?.letter?.until === until ? pool?.letter : undefined;
  if (before?.at || !key || !email || !until) return true;
  if (await suppressionOf(payload, email)) return true;
  const letter = before ?? { id: randomUUID(), until };
  if (!before) await notePoolLetter(payload, { id, pool }, letter);
  try {
    const about = { id: letter.id, to: email, submission: key, language: language ?? "", until };
    if (!(await site.poolLetter(about))) {
      payload.logger.warn({
        msg: "inbox: a person in the talent pool was not asked whether to stay, because the site has no mail server (SMTP_URL)",
      });
      return false;
    }
  } catch (error) {
    if (isSiteUnreachable(error)) return false;
    throw error;
  }
  await notePoolLetter(payload, { id, pool }, { ...letter, at: now.toISOString() });
  return true;
}
