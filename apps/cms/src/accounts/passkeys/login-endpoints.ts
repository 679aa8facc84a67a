/** Login with a passkey alone: `POST /cms/api/users/passkeys/ask`, then `…/login`. */
import type { Endpoint, PayloadRequest } from "payload";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { ADDRESS_HEADER } from "#server/http/visitor-address.ts";
import { addressLimitOf, minutesIn, type Rate } from "#accounts/login/address-limit.ts";
import { noteFreshLogin } from "#accounts/login/fresh-login.ts";
import { openSession } from "#accounts/login/open-session.ts";
import { isOfCompany } from "#accounts/oidc/session-store.ts";
import { NO_PLACE, placeOf } from "#accounts/passkeys/place.ts";
import { answer, bodyOf } from "#accounts/passkeys/answer.ts";
import { loginOptions, verifyResponse } from "#accounts/passkeys/store.ts";
import { refuse } from "#server/http/refuse.ts";

const FAILED =
  "This passkey is unknown here, or it took too long. Try again, or log in another way.";

const challenge: Endpoint = {
  path: "/passkeys/ask",
  method: "post",
  handler: async ({ payload }) => {
    const place = placeOf(payload);
    return place ? answer(200, await loginOptions(payload, place)) : refuse(409, NO_PLACE);
  },
};

const login = (hasCompany: boolean, rate: Rate | null): Endpoint => ({
  path: "/passkeys/login",
  method: "post",
  handler: async (req) => {
    const { payload } = req;
    const place = placeOf(payload);
    if (!place) return refuse(409, NO_PLACE);
    const address = req.headers.get(ADDRESS_HEADER) ?? "";
    const addressLimit = addressLimitOf(payload, rate);
    const seconds = await addressLimit.spend(address);
    if (seconds > 0)
      return refuse(429, `There were too many attempts. Wait ${minutesIn(seconds)}.`);
    const { ticket, response } = await bodyOf(req);
    const verdict = await verifyResponse(payload, place, { ticket, response });
    if (typeof verdict === "string") return fail(req, verdict);
    // The company cannot close a login that its provider does not verify.
    if (hasCompany && (await isOfCompany(payload, verdict.user)))
      return refuse(403, "This account uses the company's login.");
    await addressLimit.giveBack(address);
    const { session, cookie, exp } = await openSession(req, verdict.user);
    await noteFreshLogin(payload, session);
    payload.logger.info({ user: verdict.user, msg: "login: succeeded with a passkey" });
    await noteEvent(
      { payload },
      {
        event: "login",
        who: await emailOf(req, verdict.user),
        place: "users",
        record: verdict.user,
        detail: `by a passkey: ${verdict.passkey.name}`,
      },
    );
    return answer(200, { exp }, { "set-cookie": cookie });
  },
});

const emailOf = async ({ payload }: PayloadRequest, id: number): Promise<string> =>
  (await payload.findByID({ collection: "users", id, depth: 0 })).email;

async function fail(req: PayloadRequest, verdict: "wrong" | "cloned"): Promise<Response> {
  const detail =
    verdict === "cloned"
      ? "a passkey's counter went backwards: there may be a copy of it"
      : "a passkey";
  req.payload.logger.warn({ msg: `login: failed, ${detail}` });
  await noteEvent(req, { event: "login-failed", who: "a passkey", detail });
  return refuse(401, FAILED);
}

export const passkeyLoginEndpoints = (hasCompany: boolean, rate: Rate | null): Endpoint[] => [
  challenge,
  login(hasCompany, rate),
];
