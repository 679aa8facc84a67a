/** Letters of batches that wait, and what was taken back by itself, for the inbox's list (OWN-105). */
import type { Payload } from "payload";
import { numberOf } from "#inbox/replies/send-reply.ts";
import type { Reply } from "#payload-types.ts";

export interface WaitingBatch {
  batch: string;
  kind: Reply["kind"];
  by: string;
  /** Of the first letter. */
  dueAt: string;
  count: number;
}

export interface Waiting {
  batches: WaitingBatch[];
  /** Of the last week, the newest first. */
  takenBack: { submission: number; to: string; reason: string }[];
}

const WEEK_MS = 7 * 86_400_000;
const SHOWN = 10;
/** Letters that wait; the rest is counted once these are sent. */
const MOST = 5000;

export async function readWaiting({ db }: Pick<Payload, "db">, now: number): Promise<Waiting> {
  const since = new Date(now - WEEK_MS).toISOString();
  const [held, takenBack] = await Promise.all([
    db.find<Reply>({
      collection: "replies",
      where: { and: [{ state: { equals: "held" } }, { batch: { exists: true } }] },
      select: { batch: true, kind: true, by: true, dueAt: true },
      sort: "id",
      limit: MOST,
    }),
    db.find<Reply>({
      collection: "replies",
      where: { and: [{ state: { equals: "taken-back" } }, { at: { greater_than: since } }] },
      select: { submission: true, to: true, error: true },
      sort: "-id",
      limit: SHOWN,
    }),
  ]);
  const batches = new Map<string, WaitingBatch>();
  for (const { batch, kind, by, dueAt } of held.docs) {
    const found = batches.get(batch ?? "");
    if (found) found.count += 1;
    else if (batch) batches.set(batch, { batch, kind, by, dueAt, count: 1 });
  }
  return {
    batches: [...batches.values()],
    takenBack: takenBack.docs.map((reply) => ({
      submission: numberOf(reply) ?? 0,
      to: reply.to,
      reason: reply.error ?? "",
    })),
  };
}
