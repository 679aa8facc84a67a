/**
 * What visitors see of a record, and what waits. A list reads the newest state (`_status`: draft or
 * published); whether an older one is public, or was, is in the database only. Filters name it with
 * further values of `_status`, which are replaced before the database sees them.
 */
import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  Payload,
  PayloadRequest,
  Where,
} from "payload";
import { closedAt, lastDayField, whereOver } from "#admin-ui/lists/last-day.ts";
import { replacing } from "#admin-ui/lists/replace-conditions.ts";

/** Of records whose newest state is a draft. */
export const DRAFT_STATES = ["changed", "withdrawn", "never-public"] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

const isDraftState = (value: unknown): value is DraftState =>
  DRAFT_STATES.some((state) => state === value);

/** `custom.hidden` of a kind: which of its records visitors do not see, whatever their own state. */
export type Hidden = (payload: Payload, ids: readonly number[]) => Promise<Map<number, string>>;

type At = Pick<PayloadRequest, "payload"> & Partial<PayloadRequest>;

const inTransaction = ({ payload, transactionID }: At) =>
  transactionID !== undefined && { req: { payload, transactionID } };

/** Of these records, those that visitors see, and those that they once saw. */
export async function draftStates(
  req: At,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Map<number, DraftState>> {
  const states = new Map(ids.map((id): [number, DraftState] => [id, "never-public"]));
  if (ids.length === 0) return states;
  const { db } = req.payload;
  const rest = { pagination: false, limit: 0, ...inTransaction(req) };
  const { docs: once } = await db.findVersions({
    ...rest,
    collection,
    where: { and: [{ parent: { in: ids } }, { "version._status": { equals: "published" } }] },
    select: { parent: true },
  });
  for (const { parent } of once) states.set(Number(parent), "withdrawn");
  // One whose last day is over is public as closed.
  const { config } = req.payload.collections[collection];
  const lastDay = lastDayField(config);
  const { docs: now } = await db.find<{ id: number }>({
    ...rest,
    collection,
    where: { and: [{ id: { in: ids } }, { _status: { equals: "published" } }] },
    select: lastDay === undefined ? {} : { [lastDay]: true },
  });
  for (const doc of now) if (closedAt(config, doc) === undefined) states.set(doc.id, "changed");
  return states;
}

async function idsIn(
  req: At,
  collection: CollectionSlug,
  wanted: readonly DraftState[],
): Promise<number[]> {
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: { and: [{ latest: { equals: true } }, { "version._status": { equals: "draft" } }] },
    select: { parent: true },
    pagination: false,
    limit: 0,
    ...inTransaction(req),
  });
  const states = await draftStates(
    req,
    collection,
    docs.map(({ parent }) => Number(parent)),
  );
  return [...states].flatMap(([id, state]) => (wanted.includes(state) ? [id] : []));
}

/** `_status: { equals: "changed" }`, or a list of values. */
async function replaced(
  condition: object,
  ids: (of: DraftState[]) => Promise<number[]>,
  lastDay: string | undefined,
): Promise<Where | undefined> {
  const { equals, in: list }: { equals?: unknown; in?: unknown } = condition;
  const values: unknown[] = [list ?? equals].flat();
  const states = values.filter(isDraftState);
  if (states.length === 0) return undefined;
  const stored = values.filter((value) => !isDraftState(value));
  const or: Where[] = [{ id: { in: await ids(states) } }];
  if (lastDay !== undefined) {
    // Visitors see a published one whose last day is over as a withdrawn one.
    const wanted = [stored.includes("published"), states.includes("withdrawn")];
    for (const [at, isOver] of [false, true].entries())
      if (wanted[at])
        or.push({ and: [{ _status: { equals: "published" } }, whereOver(lastDay, isOver)] });
  }
  const others = lastDay === undefined ? stored : stored.filter((one) => one !== "published");
  if (others.length > 0) or.push({ _status: { in: others } });
  return { or };
}

/** For lists, and for changes of all records of a list. */
export const filterStates: CollectionBeforeOperationHook = ({ args, collection, req }) =>
  replacing(args, "_status", (condition) =>
    replaced(
      condition,
      (of) => idsIn(req, collection.slug as CollectionSlug, of),
      lastDayField(collection),
    ),
  );
