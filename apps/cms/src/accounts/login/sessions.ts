/** Each logged-in browser is a session; a token without its session is invalid. */
import {
  APIError,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type Payload,
  type PayloadRequest,
} from "payload";
import { isAdmin } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { IDLE_SECONDS } from "#accounts/login/idle.ts";
import type { User } from "#payload-types.ts";
import { forbid } from "#server/http/refuse.ts";

const MINUTE = 60_000;
/** Milliseconds until a login ends in any case. */
export const LONGEST_MS = 12 * 60 * MINUTE;

export interface Session {
  id: string;
  /** ISO times; `active` (the last activity) is accurate to some minutes. */
  since: string;
  active: string;
  isOwn: boolean;
}

type StoredSession = NonNullable<User["sessions"]>[number];
const isAlive = ({ expiresAt }: StoredSession, now: number): boolean => Date.parse(expiresAt) > now;
const beganAt = ({ createdAt }: StoredSession): number => Date.parse(createdAt ?? "") || 0;

/** Payload's strategy stores the request's session on the user. */
function ownOf({ user }: PayloadRequest): string | undefined {
  const { _sid: own }: Partial<User> & { _sid?: string } = { ...user };
  return own;
}

async function storedOf(payload: Payload, id: number): Promise<StoredSession[]> {
  const user = await payload.db.findOne<User>({
    collection: "users",
    where: { id: { equals: id } },
  });
  return user?.sessions ?? [];
}

/** A session never exceeds its maximum: the last half hour of twelve is not renewed. */
export const endOldSession: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== "refresh" || !req.user) return;
  const own = ownOf(req);
  const session = (await storedOf(req.payload, Number(req.user.id))).find(({ id }) => id === own);
  if (!session || Date.now() + IDLE_SECONDS * 1000 > beganAt(session) + LONGEST_MS)
    throw new APIError(
      "Your session has reached its maximum length. Log in again.",
      401,
      null,
      true,
    );
};

const answer = (status: number, json: object): Response =>
  Response.json(json, { status, headers: { "cache-control": "no-store" } });
const mayManage = (req: PayloadRequest, id: number): boolean =>
  isAdmin(req) || (req.user?.collection === "users" && req.user.id === id);

const asShown = (session: StoredSession, own: string | undefined): Session => ({
  id: session.id,
  since: new Date(beganAt(session)).toISOString(),
  active: new Date(Date.parse(session.expiresAt) - IDLE_SECONDS * 1000).toISOString(),
  isOwn: session.id === own,
});

/** `GET /cms/api/users/{id}/sessions`: valid sessions, newest first. */
const list: Endpoint = {
  path: "/:id/sessions",
  method: "get",
  handler: async (req) => {
    const id = Number(req.routeParams?.id) || 0;
    if (!mayManage(req, id)) return forbid();
    const now = Date.now();
    const sessions = (await storedOf(req.payload, id))
      .filter((session) => isAlive(session, now))
      .toSorted((a, b) => beganAt(b) - beganAt(a));
    return answer(200, { sessions: sessions.map((session) => asShown(session, ownOf(req))) });
  },
};

/** `POST …/users/{id}/sessions/end` `{session}`; without a session, all but the caller's own. */
const end: Endpoint = {
  path: "/:id/sessions/end",
  method: "post",
  handler: async (req) => {
    const id = Number(req.routeParams?.id) || 0;
    if (!mayManage(req, id)) return forbid();
    const { session }: { session?: unknown } = (await req.json?.().catch(() => null)) ?? {};
    const own = ownOf(req);
    const stored = await storedOf(req.payload, id);
    const left = stored.filter((one) =>
      typeof session === "string" ? one.id !== session : one.id === own,
    );
    await req.payload.db.updateOne({
      collection: "users",
      id,
      data: { sessions: left },
      returning: false,
    });
    const ended = stored.length - left.length;
    if (ended > 0)
      await noteEvent(req, {
        event: "sessions-ended",
        place: "users",
        record: id,
        detail: String(ended),
      });
    return answer(200, { ended });
  },
};

export const sessionEndpoints: Endpoint[] = [list, end];
