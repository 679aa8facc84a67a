/**
 * Several colleagues work on one submission. A form sends all its fields, with what it has read of
 * them (`asRead`): those that its reader has not changed keep what a colleague has saved meanwhile,
 * and a change of the same field is refused with the colleague's name. A call that sends no `asRead`
 * changes what it names, and nothing else; what the server alone writes is as it is stored now.
 */
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
} from "payload";
import { SAVED_MEANWHILE } from "#publishing/editing/stale-write-guard.ts";
import { lockRecord } from "#server/lock-record.ts";
import {
  asRead,
  inWords,
  isSame,
  SHARED,
  SHARED_NAMES,
  type AsRead,
  type SharedField,
} from "#inbox/teamwork/shared-fields.ts";
import type { Submission } from "#payload-types.ts";

const SENT = "sentFields";
/** As it was just before this change; Payload's `previousDoc` may be older. */
const BEFORE = "storedBefore";

export const storedBefore = (context: Record<string, unknown>, doc: Submission): Submission =>
  Object.assign({ ...doc }, context[BEFORE]);

type Changed = Partial<Submission> & { asRead?: unknown };

/** Which fields the call itself changes: Payload adds the others from what it has read before. */
export const noteSent: CollectionBeforeOperationHook = ({ args, operation, context }) => {
  const data: unknown = Reflect.get(args, "data");
  if (operation !== "update" || typeof data !== "object" || data === null) return;
  const isOfServer = Reflect.get(args, "overrideAccess") === true;
  context[SENT] = Object.keys(data).filter((name) => isOfServer || name in SHARED);
};

/** `null`: the call has no form. */
function readBefore(text: unknown): AsRead | null {
  if (typeof text !== "string" || text === "") return null;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null ? read : null;
  } catch {
    return null;
  }
}

function refuse(name: SharedField, now: AsRead, by: string): never {
  const words = name === "assignee" ? "" : ` to ${inWords(name, now)}`;
  const message = `${by} has changed “${SHARED[name]}”${words} since you opened this, so nothing was saved. Your changes are still in the form: look at both, and save again.`;
  throw Object.assign(new APIError(message, 409, { errors: [{ path: name, message }] }, true), {
    name: SAVED_MEANWHILE,
  });
}

export const keepOthersWork: CollectionBeforeChangeHook<Submission> = async ({
  data,
  originalDoc,
  operation,
  req,
  context,
}) => {
  const { asRead: _, ...rest }: Changed = data;
  if (operation !== "update" || !originalDoc) return rest;
  await lockRecord(req, "submissions", originalDoc.id);
  const stored = await req.payload.db.findOne<Submission>({
    collection: "submissions",
    where: { id: { equals: originalDoc.id } },
    req,
  });
  if (!stored) return rest;
  context[BEFORE] = stored;
  const [wanted, now] = [asRead(rest), asRead(stored)];
  const seen = readBefore(_);
  const sent = new Set(Array.isArray(context[SENT]) ? context[SENT] : []);
  const { updatedAt: __, ...whole } = stored;
  const kept = new Set(Object.keys(whole).filter((name) => !sent.has(name)));
  for (const name of SHARED_NAMES) {
    if (seen === null || !sent.has(name)) continue;
    if (isSame(name, wanted, seen)) kept.add(name);
    else if (!isSame(name, now, seen) && !isSame(name, now, wanted))
      refuse(
        name,
        now,
        stored.history?.findLast(({ what }) => what.startsWith(SHARED[name]))?.by ?? "A colleague",
      );
  }
  const own = Object.fromEntries(Object.entries(whole).filter(([name]) => kept.has(name)));
  const changed = { ...rest, ...own };
  return changed.status === stored.status
    ? changed
    : { ...changed, statusSince: new Date().toISOString() };
};
