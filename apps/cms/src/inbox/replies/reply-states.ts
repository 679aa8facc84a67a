/** A reply's state is its outbox row's at the site; the last known one is stored here. */
import type { Payload, PayloadRequest, Where } from "payload";
import { suppress } from "#inbox/mailbox/suppress.ts";
import type { Reply } from "#payload-types.ts";
import type { Delivery, SiteClient } from "#server/site-client.ts";

const collection = "replies";
export const UNSETTLED: Where = { state: { in: ["held", "handing", "waiting"] } };
/** The site has, or may have them. */
const AT_SITE: Where = { state: { in: ["handing", "waiting"] } };
/** Replies that are read at once, and whose states are, each by a call. */
const PORTION = 50;

export const LOST =
  "The site's journal no longer has it, so whether it was sent is unknown: ask the person, or send it again.";

export type ReplyState = Pick<Reply, "state" | "settledAt" | "error">;

export const setReply = async (payload: Payload, id: number, data: Partial<Reply>): Promise<void> =>
  void (await payload.db.updateOne({ collection, id, data: { ...data }, returning: false }));

/** Unless it was taken back, settled or erased meanwhile: a database may use an erased row's id again. */
export const setUnsent = async (
  payload: Payload,
  key: string,
  data: Partial<Reply>,
): Promise<void> =>
  void (await payload.db.updateOne({
    collection,
    where: { key: { equals: key }, state: { in: ["held", "handing"] } },
    data: { ...data },
    returning: false,
  }));

/** Oldest first. */
export async function repliesTo(
  payload: Payload,
  submissions: readonly number[],
  more: { where?: Where; req?: PayloadRequest } = {},
): Promise<Reply[]> {
  const { docs } = await payload.db.find<Reply>({
    collection,
    where: { and: [{ submission: { in: [...submissions] } }, ...(more.where ? [more.where] : [])] },
    sort: "id",
    pagination: false,
    ...(more.req && { req: more.req }),
  });
  return docs;
}

export const unsettledTo = (
  payload: Payload,
  submission: number,
  req: PayloadRequest,
): Promise<Reply[]> => repliesTo(payload, [submission], { where: UNSETTLED, req });

function stateOf({ state, error = null }: Reply, row: Delivery | undefined): ReplyState {
  if (!row) return state === "waiting" ? { state: "failed", error: LOST } : { state, error };
  const settledAt = row.settledAt === null ? null : new Date(row.settledAt).toISOString();
  if (row.state === "delivered") return { state: "sent", settledAt, error: null };
  return { state: row.state === "waiting" ? "waiting" : "failed", settledAt, error: row.error };
}

/** `answered 550 5.1.1`: the mail server of the recipient has no such address. */
async function suppressRefused(
  payload: Payload,
  to: string,
  { state, error }: ReplyState,
): Promise<void> {
  const reason = /\b5\d\d 5\.1\.\d{1,3}/.exec(error ?? "")?.[0];
  if (state === "failed" && reason)
    await suppress(payload, to, { reason, at: new Date().toISOString() });
}

/** With the states of now. Throws `SiteUnreachable`. */
async function withState(payload: Payload, site: SiteClient, reply: Reply): Promise<Reply> {
  if (["sent", "held", "taken-back"].includes(reply.state)) return reply;
  const [row] = await site.deliveriesOf(reply.key);
  const known = stateOf(reply, row);
  if (known.state !== reply.state || (known.error ?? null) !== (reply.error ?? null)) {
    await setReply(payload, reply.id, known);
    await suppressRefused(payload, reply.to, known);
  }
  return { ...reply, ...known };
}

/** Throws `SiteUnreachable`. */
export const withStates = (
  payload: Payload,
  site: SiteClient,
  thread: readonly Reply[],
): Promise<Reply[]> => Promise.all(thread.map((reply) => withState(payload, site, reply)));

/** By id, also while they change. */
export async function* inPortions(payload: Payload, where: Where): AsyncGenerator<Reply[]> {
  for (let last = 0, isMore = true; isMore;) {
    const { docs } = await payload.db.find<Reply>({
      collection,
      where: { and: [where, { id: { greater_than: last } }] },
      sort: "id",
      limit: PORTION,
    });
    yield docs;
    last = docs.at(-1)?.id ?? last;
    isMore = docs.length === PORTION;
  }
}

/** Stores the states of replies that no one looks at, before the journal drops its rows. */
export async function storeStates(payload: Payload, now: Date): Promise<void> {
  const { site }: { site?: SiteClient } = payload.config.custom;
  if (!site) return;
  const where = { and: [AT_SITE, { dueAt: { less_than: now.toISOString() } }] };
  for await (const docs of inPortions(payload, where)) await withStates(payload, site, docs);
}
