/** `GET /cms/api/oidc/begin` redirects to the company's login, `…/callback` back. */
import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import type { Endpoint, PayloadRequest } from "payload";
import { getSafeRedirect } from "payload/shared";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { ADDRESS_HEADER } from "#server/http/visitor-address.ts";
import { addressLimitOf, type Rate } from "#accounts/login/address-limit.ts";
import { openSession } from "#accounts/login/open-session.ts";
import { spendOnce } from "#accounts/login/spend-once.ts";
import { userFor, verifiedEmail } from "#accounts/oidc/accounts.ts";
import { backChannelLogout } from "#accounts/oidc/back-channel-logout.ts";
import { LoginProblem } from "#accounts/oidc/login-problem.ts";
import { begunIn, noPendingCookie, pendingCookie } from "#accounts/oidc/pending-cookie.ts";
import type { LetIn, Provider } from "#accounts/oidc/provider.ts";
import { problemOf } from "#accounts/oidc/provider-errors.ts";
import { roleOf } from "#accounts/oidc/group-roles.ts";
import { storeCompanySession } from "#accounts/oidc/session-store.ts";

const moved = (location: string, ...cookies: string[]): Response => {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
};

const searchOf = ({ url }: PayloadRequest): URLSearchParams =>
  new URL(url ?? "/", "http://cms").searchParams;

const begin = (provider: Provider, rate: Rate | null): Endpoint => ({
  path: "/oidc/begin",
  method: "get",
  handler: async (req) => {
    const query = searchOf(req);
    const pending = {
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      isFresh: query.get("fresh") === "1",
      to: getSafeRedirect({ fallbackTo: "/admin", redirectTo: query.get("to") ?? "" }),
    };
    try {
      const address = await provider.begin(pending, pending.isFresh);
      return moved(address.href, pendingCookie(req, pending));
    } catch (error) {
      // Limits the log lines from repeated clicks.
      const addressLimit = addressLimitOf(req.payload, rate);
      const isNoted = (await addressLimit.spend(addressOf(req))) === 0;
      return fail(req, problemOf(error), isNoted);
    }
  },
});

const callback = (provider: Provider, rate: Rate | null): Endpoint => ({
  path: "/oidc/callback",
  method: "get",
  handler: async (req) => {
    const address = addressOf(req);
    const addressLimit = addressLimitOf(req.payload, rate);
    if ((await addressLimit.spend(address)) > 0)
      return fail(req, new LoginProblem("many", "too many attempts from one address"), false);
    const begun = begunIn(req);
    try {
      if (!begun || begun.state !== searchOf(req).get("state"))
        throw new LoginProblem("state", "the login did not begin in this browser, or has expired");
      if (!(await spendOnce(req.payload, begun.state, begun.until)))
        throw new LoginProblem("state", "the login was completed before");
      const search = new URL(req.url ?? "/", "http://cms").search;
      const letIn = await provider.finish(search, begun, begun.isFresh);
      const cookie = await enter(req, provider, letIn);
      await addressLimit.giveBack(address);
      // Through the panel: browsers omit the cookie on a navigation that another site started.
      const to = `/admin/login?${new URLSearchParams({ company: "in", redirect: begun.to }).toString()}`;
      return moved(to, cookie, noPendingCookie(req));
    } catch (error) {
      return fail(req, error instanceof LoginProblem ? error : problemOf(error));
    }
  },
});

const addressOf = ({ headers }: PayloadRequest): string => headers.get(ADDRESS_HEADER) ?? "";

const textOr = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value.slice(0, 200) : null;

async function enter(req: PayloadRequest, { settings }: Provider, letIn: LetIn): Promise<string> {
  const { payload } = req;
  const { claims, refreshToken = null, accessToken } = letIn;
  const role = roleOf(claims, settings);
  if (!role) throw new LoginProblem("group", "none of the user's groups has a role (OIDC_ROLES)");
  const user = await userFor(payload, {
    issuer: settings.issuer,
    subject: claims.sub,
    email: verifiedEmail(claims),
    name: textOr(claims.name),
    role,
  });
  const { session, cookie } = await openSession(req, user);
  await storeCompanySession(payload, {
    session,
    user,
    providerSession: textOr(claims.sid),
    authenticated: Math.min(Number(claims.auth_time) * 1000 || 0, Date.now()),
    held: { subject: claims.sub, refreshToken, accessToken },
  });
  if (refreshToken === null)
    payload.logger.warn(
      "oidc: the provider gave no refresh token: this login ends with its access token. Ask for one (OIDC_SCOPES), and allow it there.",
    );
  payload.logger.info({ user, msg: "login: succeeded through the company's login" });
  await noteEvent(
    { payload },
    {
      event: "login",
      who: verifiedEmail(claims) ?? claims.sub,
      place: "users",
      record: user,
      detail: "by the company's login",
    },
  );
  return cookie;
}

async function fail(
  req: PayloadRequest,
  { problem, message }: LoginProblem,
  isNoted = true,
): Promise<Response> {
  req.payload.logger.warn({ problem, detail: message, msg: "oidc: a login failed" });
  const detail = `${problem}: ${message}`;
  if (isNoted) await noteEvent(req, { event: "login-failed", who: "the company's login", detail });
  return moved(`/admin/login?company=${problem}`, noPendingCookie(req));
}

/** Without a provider the endpoints report that there is no company login. */
export const oidcEndpoints = (provider: Provider | undefined, rate: Rate | null): Endpoint[] =>
  provider ? [begin(provider, rate), callback(provider, rate), backChannelLogout(provider)] : [];
