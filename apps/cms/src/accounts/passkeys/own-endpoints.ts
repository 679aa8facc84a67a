/** For logged-in users: add, name and remove passkeys. */
import type { Endpoint, PayloadRequest, Where } from "payload";
import { recordNumber } from "#accounts/access/record-number.ts";
import { admins } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { isThemselves, NOT_YOURS } from "#accounts/login/current-password.ts";
import { isOfCompany } from "#accounts/oidc/session-store.ts";
import { NO_PLACE, placeOf } from "#accounts/passkeys/place.ts";
import { answer, bodyOf } from "#accounts/passkeys/answer.ts";
import {
  registrationOptions,
  storeNew,
  MOST_PASSKEYS,
  passkeysOf,
  removePasskeys,
} from "#accounts/passkeys/store.ts";
import type { User } from "#payload-types.ts";
import { endOtherSessions } from "#accounts/second-factor/endpoints.ts";
import { refuse } from "#server/http/refuse.ts";

function forSelf(
  path: string,
  handle: (req: PayloadRequest, user: User) => Promise<Response>,
): Endpoint {
  return {
    path: `/passkeys/${path}`,
    method: "post",
    handler: async (req) =>
      req.user?.collection === "users" ? handle(req, req.user) : refuse(401, "Log in first."),
  };
}

const nameIn = (name: unknown): string =>
  typeof name === "string" && name.trim() !== "" ? name.trim().slice(0, 100) : "Passkey";

const begin = (hasCompany: boolean): Endpoint =>
  forSelf("begin", async (req, user) => {
    const { payload } = req;
    const place = placeOf(payload);
    if (!place) return refuse(409, NO_PLACE);
    if (hasCompany && (await isOfCompany(payload, user.id)))
      return refuse(409, "This account uses the company's login; add passkeys there.");
    if (!(await isThemselves(req, (await bodyOf(req)).password))) return refuse(422, NOT_YOURS);
    if ((await passkeysOf(payload, user.id)).length >= MOST_PASSKEYS)
      return refuse(409, `You have ${MOST_PASSKEYS} passkeys: remove one first.`);
    return answer(200, await registrationOptions(payload, place, user));
  });

const confirm = forSelf("confirm", async (req, user) => {
  const { payload } = req;
  const place = placeOf(payload);
  if (!place) return refuse(409, NO_PLACE);
  const { ticket, response, name } = await bodyOf(req);
  const given = { user: user.id, ticket, response, name: nameIn(name) };
  const id = await storeNew(payload, place, given);
  if (id === null)
    return refuse(422, "This passkey could not be added, or it took too long. Begin again.");
  // Ends sessions that were opened with the password alone.
  await endOtherSessions(req, user);
  payload.logger.info({ user: user.id, msg: "a passkey was added" });
  await noteEvent(req, { event: "passkey", place: "users", record: user.id, detail: given.name });
  return answer(200, { id, name: given.name });
});

const rename = forSelf("rename", async (req, user) => {
  const { id, name } = await bodyOf(req);
  const where: Where = {
    and: [{ id: { equals: recordNumber(id) } }, { user: { equals: user.id } }],
  };
  const changed: unknown = await req.payload.db.updateOne({
    collection: "passkeys",
    where,
    data: { name: nameIn(name) },
    options: { atomic: true },
  });
  return changed === null ? refuse(404, "This passkey does not exist.") : answer(200, {});
});

const removeOwn = forSelf("remove", async (req, user) => {
  const { id, password } = await bodyOf(req);
  if (!(await isThemselves(req, password))) return refuse(422, NOT_YOURS);
  return gone(req, user.id, recordNumber(id));
});

/** For a colleague who lost the device. */
const removeOthers: Endpoint = {
  path: "/:id/passkeys/remove",
  method: "post",
  handler: async (req) => {
    const id = Number(req.routeParams?.id) || 0;
    if (!(await admins({ req })))
      return refuse(403, "Only an admin can remove a colleague's passkeys.");
    if (!(await isThemselves(req, (await bodyOf(req)).password))) return refuse(422, NOT_YOURS);
    return gone(req, id);
  },
};

async function gone(req: PayloadRequest, user: number, id?: number): Promise<Response> {
  const names = await removePasskeys(req.payload, user, id);
  if (names.length === 0) return refuse(404, "This passkey does not exist.");
  req.payload.logger.warn({ user, by: req.user?.id, msg: "passkeys were removed" });
  const note = { event: "passkey-removed", place: "users", record: user } as const;
  await noteEvent(req, { ...note, detail: names.join(", ") });
  return answer(200, {});
}

export const ownPasskeyEndpoints = (hasCompany: boolean): Endpoint[] => [
  begin(hasCompany),
  confirm,
  rename,
  removeOwn,
  removeOthers,
];
