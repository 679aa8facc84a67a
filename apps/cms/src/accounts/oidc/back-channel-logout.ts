/** `POST /cms/api/oidc/back-channel-logout`: the provider reports a logout. */
import type { Endpoint } from "payload";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { spendOnce } from "#accounts/login/spend-once.ts";
import type { Provider } from "#accounts/oidc/provider.ts";
import { wordsOf } from "#accounts/oidc/provider-errors.ts";
import { endSession, sessionsOf } from "#accounts/oidc/session-store.ts";

/** Longer than a logout token is valid. */
const REPLAY_MS = 15 * 60_000;
const LONGEST = 20_000;

const answer = (status: number, json: object): Response =>
  Response.json(json, { status, headers: { "cache-control": "no-store" } });
const refuse = (description: string): Response =>
  answer(400, { error: "invalid_request", error_description: description });

export const backChannelLogout = (provider: Provider): Endpoint => ({
  path: "/oidc/back-channel-logout",
  method: "post",
  handler: async (req) => {
    const { payload } = req;
    const body = (await req.text?.()) ?? "";
    const token = new URLSearchParams(body.slice(0, LONGEST)).get("logout_token") ?? "";
    try {
      const { sub: subject, sid, jti = "" } = await provider.readLogoutToken(token);
      if (!(await spendOnce(payload, `logout ${jti}`, Date.now() + REPLAY_MS)))
        return refuse("This logout token was used before.");
      const providerSession = typeof sid === "string" ? sid : undefined;
      const sessions = await sessionsOf(payload, { subject, providerSession });
      for (const session of sessions) await endSession(payload, session);
      payload.logger.info({ sessions: sessions.length, msg: "oidc: logged out at the provider" });
      if (sessions.length > 0)
        await noteEvent(
          { payload },
          {
            event: "sessions-ended",
            who: "the company's login",
            place: "users",
            record: userIn(sessions[0]),
            detail: `${sessions.length}, logged out at the provider`,
          },
        );
      return answer(200, {});
    } catch (error) {
      payload.logger.warn({ problem: wordsOf(error), msg: "oidc: a logout token was refused" });
      return refuse("The logout token is not valid.");
    }
  },
});

const userIn = (session: { user: number | { id: number } } | undefined): number | string =>
  typeof session?.user === "object" ? session.user.id : (session?.user ?? "");
