/**
 * Consent to stay in the talent pool (OWN-137 to OWN-139): what was agreed to is in the submission's
 * fields, its end in `poolUntil`, and what followed in `pool`. Only the person can prolong it.
 */
import { randomBytes } from "node:crypto";
import type { PoolAct, PoolAnswer } from "@meridian/contract/site-protocol/talent-pool";
import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type Payload,
  type Where,
} from "payload";
import { storedBefore } from "#inbox/teamwork/keep-others-work.ts";
import { asRead, inWords, isSame, SHARED } from "#inbox/teamwork/shared-fields.ts";
import type { Submission } from "#payload-types.ts";

const collection = "submissions";

type Pool = NonNullable<Submission["pool"]>;

/** Of a new submission, as the site posted it. */
export function poolOf({ _talent_pool_until: until = "" }: Record<string, string>) {
  const date = new Date(until);
  return Number.isNaN(date.getTime()) ? {} : { poolUntil: date.toISOString(), pool: {} };
}

/** Their consent lasts at `now`. */
export const inPool = (now: Date): Where => ({ poolUntil: { greater_than: now.toISOString() } });
/** Whom retention removes once the usual time is over. */
export const withoutConsent = (now: Date): Where => ({
  or: [{ poolUntil: { exists: false } }, { poolUntil: { less_than_equal: now.toISOString() } }],
});

/** For colleagues who have the submission open. */
async function noteAct(payload: Payload, before: Submission, until: string | null): Promise<void> {
  const [was, is] = [asRead(before), asRead({ poolUntil: until })];
  if (isSame("poolUntil", was, is)) return;
  const what = `${SHARED.poolUntil}: ${inWords("poolUntil", was)} → ${inWords("poolUntil", is)}`;
  const change = {
    id: randomBytes(12).toString("hex"),
    what,
    by: "The sender",
    at: new Date().toISOString(),
  };
  await payload.db.updateOne({
    collection,
    id: before.id,
    data: { history: { $push: [change] }, updatedAt: null },
    returning: false,
  });
}

const setPool = async (
  { db }: Pick<Payload, "db">,
  id: number,
  data: Pick<Submission, "poolUntil" | "pool">,
): Promise<void> => void (await db.updateOne({ collection, id, data, returning: false }));

/** Ends consents that are over and whose submissions the usual time still retains. */
export const endConsents = async ({ db }: Payload, now: Date): Promise<void> =>
  void (await db.updateMany({
    collection,
    where: { poolUntil: { less_than_equal: now.toISOString() } },
    data: { poolUntil: null },
    returning: false,
  }));

/** A colleague can end a consent, and not prolong it. */
export const keepConsent: CollectionBeforeChangeHook<Submission> = ({
  data,
  operation,
  originalDoc,
  req,
  context,
}) => {
  const { poolUntil, ...rest } = data;
  if (operation === "create" || !req.user || !originalDoc || poolUntil === undefined) return data;
  const stored = storedBefore(context, originalDoc);
  const before = stored.poolUntil ?? null;
  if (poolUntil === null)
    return before === null ? rest : { ...data, pool: leftPool(stored.pool, new Date()) };
  if (before !== null && Date.parse(poolUntil) === Date.parse(before)) return rest;
  const message =
    "Only the person can prolong this, by the link in their letter. Empty it to take them out of the talent pool; to see its last state, reload the page.";
  throw new ValidationError({ collection, errors: [{ path: "poolUntil", message }], req }, req.t);
};

const leftPool = (pool: Submission["pool"], now: Date): Pool => ({
  ...pool,
  left: [...(pool?.left ?? []), now.toISOString()],
});

/** By the link in the person's letter. Repeating it changes nothing more. */
export async function actInPool(
  payload: Payload,
  key: string,
  does: PoolAct,
  now = new Date(),
): Promise<PoolAnswer> {
  const where: Where = { key: { equals: key } };
  const found = await payload.db.findOne<Submission>({ collection, where });
  if (!found?.pool) return { is: "unknown" };
  const language = found.language ?? "";
  const until = found.poolUntil ?? null;
  if (does.act === "look") return { is: "known", until, language };
  if (does.act === "leave") {
    if (until !== null) {
      await setPool(payload, found.id, { poolUntil: null, pool: leftPool(found.pool, now) });
      await noteAct(payload, found, null);
    }
    return { is: "known", until: null, language };
  }
  // A second press, or a shorter time that the owner has set meanwhile, takes nothing away.
  const end = until !== null && until > does.until ? until : does.until;
  const stayed = { at: now.toISOString(), until: end, text: does.text };
  const pool: Pool = { ...found.pool, stayed: [...(found.pool.stayed ?? []), stayed] };
  await setPool(payload, found.id, { poolUntil: end, pool });
  await noteAct(payload, found, end);
  return { is: "known", until: end, language };
}

/** Stores which letter is about to be sent, so that a repeat has the same number. */
export const notePoolLetter = (
  payload: Pick<Payload, "db">,
  { id, pool }: Pick<Submission, "id" | "pool">,
  letter: NonNullable<Pool["letter"]>,
): Promise<void> => setPool(payload, id, { pool: { ...pool, letter } } as never);
