import type { Payload, PayloadRequest } from "payload";
import type { AuditEvent } from "#accounts/audit/events.ts";

export interface Noted {
  event: AuditEvent;
  /** The collection or global. */
  place?: string;
  record?: number | string;
  /** A title, a role or a number; nothing that identifies a visitor. */
  detail?: string;
  /** The actor, when no user is logged in. */
  who?: string;
}

/** The user and the transaction; without a user it is the host's own action. */
export type Doer = Pick<PayloadRequest, "payload"> & Partial<PayloadRequest>;

/** Characters of a title that are stored. */
const LONGEST = 200;
const HOST = "the content host";

/**
 * Writes an entry in the transaction of the action itself, if there is one, so that a rollback
 * removes it too. `seal.ts` adds its number and hash soon after, when the transaction can no longer
 * be rolled back.
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
  wakeSealer(req.payload);
}

// Stored on the database adapter, because Next bundles this module more than once.
const SEALER = Symbol.for("meridian.audit-sealer");
type Sealed = Payload["db"] & { [SEALER]?: () => void };

/** Work without a user names its actor (`DOER` in its context). */
export const DOER = "auditDoer";
const doerIn = ({ context }: Doer): string | undefined =>
  typeof context?.[DOER] === "string" ? context[DOER] : undefined;

/** Sets `wake`, called after an entry is written; its transaction may still be open. */
export function sealWith({ db }: Payload, wake: () => void): void {
  Object.assign(db, { [SEALER]: wake });
}

function wakeSealer(payload: Payload): void {
  const db: Sealed = payload.db;
  db[SEALER]?.();
}
