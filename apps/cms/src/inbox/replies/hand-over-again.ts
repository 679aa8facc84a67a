/** Hands letters to the site at their time, and those again that it did not confirm (OWN-106, OWN-117). */
import type { Payload, Where } from "payload";
import { openPauses, type Pauses } from "#inbox/pauses.ts";
import { inPortions, setUnsent, withStates } from "#inbox/replies/reply-states.ts";
import { AHEAD_MS, handOver, NotSent, numberOf } from "#inbox/replies/send-reply.ts";
import type { Reply, Submission } from "#payload-types.ts";
import { isSiteUnreachable, responds, type SiteClient } from "#server/site-client.ts";
import { unlessTaken } from "#server/nodes/turns.ts";

const EVERY_MS = 60_000;
/** Longer than a call: its writer's own may be on its way. */
const UNDER_WAY_MS = 30_000;
/** From its time on; then a colleague decides, as with all that the outbox gives up. */
const TRIED_FOR_MS = 72 * 3_600_000;
/** From its time on, whether the site has it; then that stays unknown. */
const ASKED_FOR_MS = 2 * TRIED_FOR_MS;
/** Of a letter whose calls had no response although the site responds. */
const PAUSES = { first: 2 * 60_000, longest: 3_600_000 };
/** Such letters of one round, each of which costs a timeout. */
const MOST_LATE = 5;
const NO_RESPONSE =
  "the site did not confirm it in time, although it responds to other calls. The operator finds the reason in the site's log";

const shifted = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** Repeatable by the letters' keys; ends when the site is unreachable. */
export async function handOverAgain(payload: Payload, now: Date): Promise<void> {
  const { site }: { site?: SiteClient } = payload.config.custom;
  if (!site) return;
  const pauses = await openPauses(payload, "replies", now, PAUSES);
  const where: Where = {
    and: [
      {
        or: [
          { state: { equals: "handing" }, at: { less_than: shifted(now, -UNDER_WAY_MS) } },
          { state: { equals: "held" }, dueAt: { less_than: shifted(now, AHEAD_MS) } },
        ],
      },
      { dueAt: { greater_than: shifted(now, -TRIED_FOR_MS) } },
    ],
  };
  await giveUp(payload, site, pauses, now);
  let late = 0;
  for await (const docs of inPortions(payload, where))
    for (const reply of docs) {
      if (pauses.has(reply.key)) continue;
      const outcome = await handOne(payload, site, reply);
      if (outcome !== "unreachable") await pauses.end(reply.key);
      else if ((await responds(site)) && (late += 1) <= MOST_LATE)
        await pause(payload, pauses, reply);
      else return;
    }
}

/** One letter must not hold up the others. */
async function pause(payload: Payload, pauses: Pauses, { key }: Reply): Promise<void> {
  const calls = await pauses.add(key);
  await setUnsent(payload, key, { error: NO_RESPONSE });
  payload.logger.warn({ reply: key, calls, msg: `inbox: a reply: ${NO_RESPONSE}` });
}

/** What the site did not take in three days is shown as failed. While the site is away, it may still have one. */
async function giveUp(
  payload: Payload,
  site: SiteClient,
  pauses: Pauses,
  now: Date,
): Promise<void> {
  const where: Where = {
    state: { in: ["held", "handing"] },
    dueAt: { less_than_equal: shifted(now, -TRIED_FOR_MS) },
  };
  let late = 0;
  for await (const docs of inPortions(payload, where))
    for (const reply of docs) {
      if (pauses.has(reply.key)) continue;
      const [known] = await withStates(payload, site, [reply]).catch((error: unknown) => {
        if (!isSiteUnreachable(error)) throw error;
        return [];
      });
      if (!known) {
        if (!(await responds(site)) || (late += 1) > MOST_LATE) return;
        if (Date.parse(reply.dueAt) > now.getTime() - ASKED_FOR_MS) {
          await pauses.add(reply.key);
          continue;
        }
        await setUnsent(payload, reply.key, { state: "failed", error: UNCERTAIN });
        continue;
      }
      if (known.state !== "held" && known.state !== "handing") continue;
      const error = `${TOO_LATE}${known.error ? ` The last reason: ${known.error}` : ""}`;
      await setUnsent(payload, reply.key, { state: "failed", error });
    }
}

const UNCERTAIN =
  "The site did not say in six days whether it has it, although it responds to other calls, so whether it was sent is unknown: ask the person, or send it again.";
const TOO_LATE =
  "The site did not take it until three days after its time, so that it is no longer tried. Send it again if it is still needed.";

async function handOne(payload: Payload, site: SiteClient, reply: Reply) {
  const submission = await payload.db.findOne<Submission>({
    collection: "submissions",
    where: { id: { equals: numberOf(reply) ?? 0 } },
  });
  if (!submission) return "none";
  return handOver({ payload, site, submission }, reply).catch((error: unknown) => {
    // Taken back or erased meanwhile.
    if (error instanceof NotSent) return "none";
    if (isSiteUnreachable(error)) return error.hasResponded ? "none" : "unreachable";
    throw error;
  });
}

/** Runs every minute. Returns a function that stops it. */
export function keepHandingOver(payload: Payload): () => Promise<void> {
  let round = Promise.resolve();
  const hand = (): void => {
    round = round
      .then(() => unlessTaken(payload.db, "replies", () => handOverAgain(payload, new Date())))
      .catch((error: unknown) =>
        payload.logger.error({
          err: error,
          msg: "inbox: replies could not be handed to the site; next attempt in a minute",
        }),
      );
  };
  const timer = setInterval(hand, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}
