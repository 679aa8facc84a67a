import type { Payload, PayloadRequest } from "payload";
import { isCollection } from "#server/is-collection.ts";
import { fingerprintOf } from "#publishing/approval/fingerprint.ts";
import { isPublished } from "#records/fields/publishing.ts";
import type { Proposal } from "#payload-types.ts";

/** `record` is empty for a global. */
export interface Target {
  place: string;
  record: string;
}

/** Undecided, or approved and scheduled. */
const LIVE: Proposal["state"][] = ["open", "approved"];

const collection = "proposals";
/** Few, because each is shown with all changes. */
const SHOWN_AT_ONCE = 25;

export const isGlobal = ({ config }: Payload, place: string): boolean =>
  config.globals.some(({ slug }) => slug === place);

async function stateAt(
  payload: Payload,
  { place, record }: Target,
  draft: boolean,
  req?: PayloadRequest,
): Promise<object | null> {
  const whole = { draft, depth: 0, showHiddenFields: true, req } as const;
  if (isCollection(payload, place))
    return record === ""
      ? null
      : payload.findByID({
          ...whole,
          collection: place,
          id: Number(record) || 0,
          trash: true,
          disableErrors: true,
        });
  const global = payload.config.globals.find(({ slug }) => slug === place);
  return global ? payload.findGlobal({ ...whole, slug: global.slug }) : null;
}

/** What would be published now; `null` if nothing. `req`: as its transaction sees it. */
export const latestState = (
  payload: Payload,
  target: Target,
  req?: PayloadRequest,
): Promise<object | null> => stateAt(payload, target, true, req);

/** What visitors see now; `null` if nothing. */
export async function shownState(payload: Payload, target: Target): Promise<object | null> {
  const state: { _status?: string | null; deletedAt?: string | null } | null = await stateAt(
    payload,
    target,
    false,
  );
  return state && isPublished(state) && !state.deletedAt ? state : null;
}

/** Newest first. */
export async function liveProposals(
  req: PayloadRequest,
  { place, record }: Target,
): Promise<Proposal[]> {
  const { docs } = await req.payload.db.find<Proposal>({
    collection,
    where: {
      place: { equals: place },
      record: { equals: record },
      state: { in: LIVE },
    },
    sort: "-id",
    pagination: false,
    req,
  });
  return docs;
}

/** The oldest, and the number of others. */
export async function openProposals(
  payload: Payload,
): Promise<{ docs: Proposal[]; others: number }> {
  const { docs, totalDocs } = await payload.db.find<Proposal>({
    collection,
    where: { state: { in: LIVE } },
    sort: "id",
    limit: SHOWN_AT_ONCE,
  });
  return { docs, others: totalDocs - docs.length };
}

export const settle = async (
  req: PayloadRequest,
  id: number,
  data: Partial<Proposal>,
): Promise<void> => void (await req.payload.db.updateOne({ collection, id, data, req }));

/** Voids approvals of content that has changed since. */
export async function voidWhatChanged(req: PayloadRequest, target: Target): Promise<void> {
  const live = await liveProposals(req, target);
  if (live.length === 0) return;
  const now = fingerprintOf(await latestState(req.payload, target, req));
  for (const { id, fingerprint } of live)
    if (fingerprint !== now)
      await settle(req, id, { state: "void", decidedAt: new Date().toISOString() });
}
