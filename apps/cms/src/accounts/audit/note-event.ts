import type { Payload, PayloadRequest } from "payload";
import type { AuditEvent } from "#accounts/audit/events.ts";

export interface Noted {
  event: AuditEvent;
  /** Collection or global. */
  place?: string;
  record?: number | string;
  /** A title, a role, a number: nothing of a visitor. */
  detail?: string;
  /** Who it was, where nobody is logged in. */
  who?: string;
}

/** Whose deed it is, and in which transaction; without a user it is the host's own. */
export type Doer = Pick<PayloadRequest, "payload"> & Partial<PayloadRequest>;

/** Letters of a title that are kept. */
const LONGEST = 200;
const HOST = "the content host";

/**
 * Writes an entry, in the transaction of the deed itself where there is one: what is rolled back
 * was not done. It gets its number and its hash soon after (`seal.ts`), when nothing can roll it
 * back any more.
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

// On the database adapter, as Next bundles this module more than once.
const SEALER = Symbol.for("meridian.audit-sealer");
type Sealed = Payload["db"] & { [SEALER]?: () => void };

/** Work that no user does says whose it is (`DOER` in its context). */
export const DOER = "auditDoer";
const doerIn = ({ context }: Doer): string | undefined =>
  typeof context?.[DOER] === "string" ? context[DOER] : undefined;

/** From now on `wake` is called when an entry was written; its transaction may still be open. */
export function sealWith({ db }: Payload, wake: () => void): void {
  Object.assign(db, { [SEALER]: wake });
}

function wakeSealer(payload: Payload): void {
  const db: Sealed = payload.db;
  db[SEALER]?.();
}
