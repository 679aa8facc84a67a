/** The provider is discovered from its issuer; calls have timeouts. */
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from "jose";
import * as client from "openid-client";
import { answerOf, type Answer, type Held } from "#accounts/oidc/provider-answer.ts";
import { ANSWER_SECONDS, discoverer, type Discovered } from "#accounts/oidc/discovery.ts";
import type { OidcSettings } from "@meridian/settings/company-login";
import { LoginProblem } from "#accounts/oidc/login-problem.ts";
import { problemOf } from "#accounts/oidc/provider-errors.ts";

/** Only the provider can sign with these algorithms. */
const ASYMMETRIC = [
  "RS256",
  "PS256",
  "ES256",
  "EdDSA",
  "RS384",
  "RS512",
  "PS384",
  "PS512",
  "ES384",
  "ES512",
];

/** Values from a login's begin that verify its callback. */
export interface Pending {
  state: string;
  nonce: string;
  verifier: string;
}

export interface LetIn {
  claims: Record<string, unknown> & { sub: string };
  refreshToken: string | undefined;
  accessToken: string;
}

export interface Provider {
  settings: OidcSettings;
  redirectUri: string;
  /** The address to redirect to. `isFresh`: the person must authenticate again. */
  begin(pending: Pending, isFresh: boolean): Promise<URL>;
  /** The person of the callback. Throws `LoginProblem`. */
  finish(search: string, pending: Pending, isFresh: boolean): Promise<LetIn>;
  /** Whether the account is still valid. Never throws. */
  check(held: Held): Promise<Answer>;
  /** The claims (OpenID Connect Back-Channel Logout 1.0). Throws if invalid. */
  readLogoutToken(token: string): Promise<JWTPayload>;
}

export function createProvider(settings: OidcSettings, url: string): Provider {
  const redirectUri = `${url}/cms/api/oidc/callback`;
  const configuration = discoverer(settings);
  return {
    settings,
    redirectUri,
    begin: async ({ state, nonce, verifier }, isFresh) =>
      client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: settings.scopes.join(" "),
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...extrasOf(settings),
        ...(isFresh && { prompt: "login", max_age: "0" }),
      }),
    finish: (search, pending, isFresh) =>
      finish(configuration, `${redirectUri}${search}`, pending, isFresh),
    check: (held) => answerOf(configuration, held),
    readLogoutToken: async (token) =>
      readLogoutToken(await configuration(), token, settings.clientId),
  };
}

/** Google sends a refresh token for these parameters only; it has no `offline_access`. */
const extrasOf = ({ issuer }: OidcSettings): Record<string, string> =>
  new URL(issuer).hostname === "accounts.google.com"
    ? { access_type: "offline", prompt: "consent" }
    : {};

async function finish(
  configuration: Discovered,
  address: string,
  { state, nonce, verifier }: Pending,
  isFresh: boolean,
): Promise<LetIn> {
  const config = await configuration();
  const tokens = await client
    .authorizationCodeGrant(config, new URL(address), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    .catch((error: unknown) => Promise.reject(problemOf(error)));
  const claims = tokens.claims();
  if (!claims) throw new LoginProblem("token", "the provider sent no ID token");
  if (isFresh && !(Number(claims.auth_time) >= Date.now() / 1000 - FRESH_SECONDS))
    throw new LoginProblem("late", "the ID token's auth_time is too old");
  const more = config.serverMetadata().userinfo_endpoint
    ? await client.fetchUserInfo(config, tokens.access_token, claims.sub).catch(() => ({}))
    : {};
  return {
    // Signed claims override fetched ones.
    claims: { ...more, ...claims },
    refreshToken: tokens.refresh_token,
    accessToken: tokens.access_token,
  };
}

/** Maximum seconds between authentication at the provider and our callback. */
const FRESH_SECONDS = 300;
const LOGOUT = "http://schemas.openid.net/event/backchannel-logout";

async function readLogoutToken(
  config: client.Configuration,
  token: string,
  audience: string,
): Promise<JWTPayload> {
  const { issuer, jwks_uri: keys } = config.serverMetadata();
  if (keys === undefined) throw new Error("the provider names no keys (jwks_uri)");
  const { payload } = await jwtVerify(token, keysAt(keys), {
    issuer,
    audience,
    algorithms: ASYMMETRIC,
    requiredClaims: ["iat", "jti", "events"],
    maxTokenAge: "5m",
    clockTolerance: 30,
  });
  const { events } = payload;
  const claimed: Record<string, unknown> = typeof events === "object" ? { ...events } : {};
  if (typeof claimed[LOGOUT] !== "object") throw new Error("it has no logout event");
  if (payload.nonce !== undefined)
    throw new Error("it has a nonce, which a logout token must not have");
  if (typeof payload.sub !== "string" && typeof payload.sid !== "string")
    throw new Error("it names neither a user nor a session");
  return payload;
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** Fetched at first use, and again, at a limited rate, for an unknown key. */
function keysAt(address: string): ReturnType<typeof createRemoteJWKSet> {
  const known =
    keySets.get(address) ??
    createRemoteJWKSet(new URL(address), { timeoutDuration: ANSWER_SECONDS * 1000 });
  keySets.set(address, known);
  return known;
}
