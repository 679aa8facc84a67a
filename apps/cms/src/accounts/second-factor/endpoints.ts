/** For logged-in users: set up and remove a second factor. */
import type { Endpoint, PayloadRequest } from "payload";
import { admins } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { isThemselves, NOT_YOURS } from "#accounts/login/current-password.ts";
import type { User } from "#payload-types.ts";
import { offerFor } from "#accounts/second-factor/at-login.ts";
import { stepOf } from "#accounts/second-factor/codes.ts";
import { enrol, factorOf, judge, withdraw } from "#accounts/second-factor/store.ts";
import { secretOf } from "#accounts/second-factor/ticket.ts";
import { refuse } from "#server/http/refuse.ts";

const answer = (status: number, json: object): Response =>
  Response.json(json, { status, headers: { "cache-control": "no-store" } });
async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  const read: unknown = await req.json?.().catch(() => null);
  return typeof read === "object" ? { ...read } : {};
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.slice(0, 1000) : "");

function forSelf(
  path: string,
  handle: (req: PayloadRequest, user: User) => Promise<Response>,
): Endpoint {
  return {
    path,
    method: "post",
    handler: async (req) =>
      req.user?.collection === "users" ? handle(req, req.user) : refuse(401, "Log in first."),
  };
}

const begin = forSelf("/second-factor/begin", async (req, user) => {
  const { payload } = req;
  if (!(await isThemselves(req, (await bodyOf(req)).password))) return refuse(422, NOT_YOURS);
  if (await factorOf(payload, user.id)) return refuse(409, "You already have a second factor.");
  return answer(200, await offerFor(user, payload));
});

const confirm = forSelf("/second-factor/confirm", async (req, user) => {
  const { payload } = req;
  const { ticket, code } = await bodyOf(req);
  const secret = secretOf(textOf(ticket), user.id, payload.secret, Date.now());
  if (secret === null) return refuse(410, "This took too long. Begin again.");
  const step = stepOf(textOf(code), secret, Date.now());
  if (step === null) return refuse(422, "This code is wrong. Check the clock of your device.");
  const recoveryCodes = await enrol(payload, user.id, secret, step);
  if (!recoveryCodes) return refuse(409, "You already have a second factor.");
  await endOtherSessions(req, user);
  payload.logger.info({ user: user.id, msg: "a second factor was set up" });
  await noteEvent(req, { event: "second-factor", place: "users", record: user.id });
  return answer(200, { recoveryCodes });
});

const removeOwn = forSelf("/second-factor/remove", async (req, user) => {
  const { code } = await bodyOf(req);
  const verdict = await judge(req.payload, user.id, textOf(code), Date.now());
  if (verdict !== "right")
    return refuse(
      422,
      verdict === "paused"
        ? "There were too many wrong codes. Wait ten minutes."
        : "This code is wrong, or was used before.",
    );
  await withdraw(req.payload, user.id);
  req.payload.logger.warn({ user: user.id, msg: "a user removed their second factor" });
  await noteEvent(req, { event: "second-factor-removed", place: "users", record: user.id });
  return answer(200, {});
});

/** Helps a colleague who lost telephone and recovery codes. */
const removeOthers: Endpoint = {
  path: "/:id/second-factor/remove",
  method: "post",
  handler: async (req) => {
    const id = Number(req.routeParams?.id) || 0;
    if (!(await admins({ req })))
      return refuse(403, "Only an admin can remove a colleague's second factor.");
    // The code protects the account from a stolen session.
    if (req.user?.id === id)
      return refuse(403, "Remove your own second factor in your account, with a code.");
    if (!(await isThemselves(req, (await bodyOf(req)).password))) return refuse(422, NOT_YOURS);
    await withdraw(req.payload, id);
    req.payload.logger.warn({
      user: id,
      by: req.user?.id,
      msg: "an admin removed a user's second factor",
    });
    await noteEvent(req, { event: "second-factor-removed", place: "users", record: id });
    return answer(200, {});
  },
};

/** Those opened with the password alone. */
export async function endOtherSessions(
  { payload }: PayloadRequest,
  { id, _sid: own }: User & { _sid?: string },
): Promise<void> {
  const user = await payload.db.findOne<User>({
    collection: "users",
    where: { id: { equals: id } },
  });
  const sessions = (user?.sessions ?? []).filter((session) => session.id === own);
  await payload.db.updateOne({ collection: "users", id, data: { sessions }, returning: false });
}

export const secondFactorEndpoints: Endpoint[] = [begin, confirm, removeOwn, removeOthers];
