import type { PayloadRequest } from "payload";
import type { AuditEvent } from "#accounts/audit/events.ts";
import type { AuditLog } from "#payload-types.ts";
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
 * Writes in the action's own transaction, so that a rollback removes the entry. After the commit
 * the entry is a log line, too, for logs that are stored elsewhere.
 */
export async function noteEvent(
  req: Doer,
  { event, place = "", record = "", detail = "", who }: Noted,
): Promise<void> {
  const user = req.user?.collection === "users" ? req.user : undefined;
  const entry: Pick<AuditLog, "id"> = await req.payload.db.create({
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
  await afterCommit(req, () =>
    req.payload.logger.info({ number: entry.id, event, msg: "audit: an entry" }),
  );
}

/** Context key: names the actor of work without a user. */
export const DOER = "auditDoer";
const doerIn = ({ context }: Doer): string | undefined =>
  typeof context?.[DOER] === "string" ? context[DOER] : undefined;
