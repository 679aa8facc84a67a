import type { Payload, PayloadRequest } from "payload";
import type { AuditEvent } from "#accounts/audit/events.ts";
import { afterCommit } from "#server/transactions.ts";

export interface Noted {
  event: AuditEvent;
  /** The collection or global. */
  place?: string;
  record?: number | string;
  /** A title, a role or a number; no data of a visitor. */
  detail?: string;
  /** The actor, when no user is logged in. */
  who?: string;
}

/** User and transaction; without a user it is the host's own action. */
export type Doer = Pick<PayloadRequest, "payload"> & Partial<PayloadRequest>;

/** Maximum stored characters of a title. */
const LONGEST = 200;
const HOST = "the content host";

/**
 * Writes in the action's own transaction, so that a rollback removes the entry. `seal.ts` adds
 * number and hash after the commit.
 */
export async function noteEvent(
  req: Doer,
  { event, place = "", record = "", detail = "", who }: Noted,
): Promise<void> {
  const user = req.user?.collection === "users" ? req.user : undefined;
  await req.payload.db.create({
    collection: "audit-log",
    data: {
      at: new Date().toISOString(),
      event,
      by: user?.id ?? null,
      who: who ?? user?.email ?? doerIn(req) ?? HOST,
      place,
      record: String(record),
      detail: [...detail].slice(0, LONGEST).join(""),
    },
    ...(req.transactionID !== undefined && { req }),
  });
  await afterCommit(req, () => wakeSealer(req.payload));
}

// Stored on the database adapter: Next bundles this module more than once.
const SEALER = Symbol.for("meridian.audit-sealer");
type Sealed = Payload["db"] & { [SEALER]?: () => void };

/** Context key: names the actor of work without a user. */
export const DOER = "auditDoer";
const doerIn = ({ context }: Doer): string | undefined =>
  typeof context?.[DOER] === "string" ? context[DOER] : undefined;

/** `wake` runs after the commit of each entry. */
export function sealWith({ db }: Payload, wake: () => void): void {
  Object.assign(db, { [SEALER]: wake });
}

function wakeSealer(payload: Payload): void {
  const db: Sealed = payload.db;
  db[SEALER]?.();
}
