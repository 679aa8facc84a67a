/**
 * Consent to stay in the talent pool (OWN-137 to OWN-139): what was agreed to is in the submission's
 * fields, its end in `poolUntil`, and what followed in `pool`. Only the person can prolong it.
 */
import type { PoolAct, PoolAnswer } from "@meridian/contract/site-protocol/talent-pool";
import {
  createLocalReq,
  ValidationError,
  type CollectionBeforeChangeHook,
  type Payload,
  type Where,
} from "payload";
import { storedBefore } from "#inbox/teamwork/keep-others-work.ts";
import { changesOf } from "#inbox/teamwork/note-changes.ts";
import { withLocked } from "#server/lock-record.ts";
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

/** Submissions of the same address: a person's consents have one letter, and end by one press. */
export const ofAddress = ({ id, address }: Pick<Submission, "id" | "address">): Where =>
  address ? { address: { equals: address } } : { id: { equals: id } };

/** Nothing for `null`. Colleagues and the person may act at once: what is stored now counts. */
export async function changePool(
  payload: Payload,
  id: number,
  change: (stored: Submission) => Partial<Pick<Submission, "poolUntil" | "pool">> | null,
): Promise<void> {
  const req = await createLocalReq({}, payload);
  await withLocked(req, collection, id, async () => {
    const where = { id: { equals: id } };
    const stored = await payload.db.findOne<Submission>({ collection, where, req });
    const data = stored && change(stored);
    if (!data) return;
    const changes = await changesOf(req, stored, { ...stored, ...data });
    const history = { $push: changes.map((one) => ({ ...one, by: "The sender" })) };
    await payload.db.updateOne({
      collection,
      id,
      data: { ...data, ...(changes.length > 0 && { history, updatedAt: null }) },
      req,
      returning: false,
    });
  });
}

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
  const found = await payload.db.findOne<Submission>({
    collection,
    where: { key: { equals: key } },
  });
  if (!found?.pool) return { is: "unknown" };
  const { docs: members } = await payload.db.find<Submission>({
    collection,
    where: { and: [ofAddress(found), inPool(now)] },
    sort: "-poolUntil",
    pagination: false,
  });
  const last = members[0]?.poolUntil ?? null;
  const known = (until: string | null): PoolAnswer => ({
    is: "known",
    until,
    language: found.language ?? "",
  });
  if (does.act === "leave") {
    for (const { id } of members)
      await changePool(payload, id, ({ poolUntil, pool }) =>
        poolUntil ? { poolUntil: null, pool: leftPool(pool, now) } : null,
      );
    return known(null);
  }
  // A page that was left open: its end is over, or the person has left since.
  const isOver = does.act === "look" || new Date(does.until) <= now;
  if (isOver || (does.act === "stay" && last === null)) return known(last);
  const { until, text } = does;
  const stayed = { at: now.toISOString(), until, text };
  // A second press, or a shorter time that the owner has set meanwhile, takes nothing away.
  for (const { id } of last === null ? [found] : members)
    await changePool(payload, id, ({ poolUntil, pool }) =>
      poolUntil && poolUntil >= until
        ? null
        : { poolUntil: until, pool: { ...pool, stayed: [...(pool?.stayed ?? []), stayed] } },
    );
  return known(last !== null && last > until ? last : until);
}
