/** Each forged, expired or wrong response has its own reason. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LoginProblem } from "#accounts/oidc/login-problem.ts";
import { createProvider, type Pending, type Provider } from "#accounts/oidc/provider.ts";
import { CLIENT } from "#testing/company.ts";

const pending: Pending = { state: "s".repeat(43), nonce: "n".repeat(43), verifier: "v".repeat(43) };
let server: Server;
let issuer = "";
let tokens: { status: number; json: object } = { status: 200, json: {} };
let keys: Record<"own" | "strange", CryptoKey>;

beforeAll(async () => {
  const [own, strange] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
  keys = { own: own.privateKey as CryptoKey, strange: strange.privateKey as CryptoKey };
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "k1", alg: "RS256", use: "sig" };
  server = createServer(({ url }, response) => {
    const json = url?.includes("openid-configuration")
      ? {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
        }
      : url === "/keys"
        ? { keys: [jwk] }
        : tokens.json;
    response.writeHead(url === "/token" ? tokens.status : 200, {
      "content-type": "application/json",
    });
    response.end(JSON.stringify(json));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});

const settings = (at = issuer) => ({
  issuer: at,
  ...CLIENT,
  roles: [],
  groupsClaims: ["groups"],
  scopes: ["openid"],
});
const now = (): number => Math.floor(Date.now() / 1000);
const claims = (): JWTPayload => ({
  iss: issuer,
  aud: CLIENT.clientId,
  sub: "person",
  nonce: pending.nonce,
  iat: now(),
  exp: now() + 600,
});
const signed = (payload: JWTPayload, key = keys.own): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "k1" }).sign(key);
const provider = (at = issuer): Provider => createProvider(settings(at), "http://127.0.0.1:4000");

async function word(
  idToken: string | undefined,
  { from = provider(), isFresh = false } = {},
): Promise<string> {
  tokens = {
    status: 200,
    json: {
      access_token: "a",
      token_type: "bearer",
      expires_in: 60,
      ...(idToken && { id_token: idToken }),
    },
  };
  return finished(from, isFresh);
}
async function finished(from = provider(), isFresh = false): Promise<string> {
  try {
    const { claims: found } = await from.finish(`?code=c&state=${pending.state}`, pending, isFresh);
    return found.sub;
  } catch (error) {
    if (error instanceof LoginProblem) return error.problem;
    throw error;
  }
}

test("[SEC-25] a token of another issuer, audience or time, unsigned or signed by another key, is rejected", async () => {
  expect(await word(await signed(claims()))).toBe("person");
  const wrong = {
    audience: await signed({ ...claims(), aud: "another-client" }),
    issuer: await signed({ ...claims(), iss: "http://127.0.0.1:1" }),
    nonce: await signed({ ...claims(), nonce: "x".repeat(43) }),
    "no nonce": await signed({ ...claims(), nonce: undefined }),
    key: await signed(claims(), keys.strange),
    unsigned: new UnsecuredJWT(claims()).encode(),
    "the client's secret as key": await new SignJWT(claims())
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode(CLIENT.clientSecret)),
    "several audiences": await signed({ ...claims(), aud: [CLIENT.clientId, "b"], azp: "b" }),
    garbage: "not.a.token",
  };
  for (const [what, token] of Object.entries(wrong)) expect(await word(token), what).toBe("token");
  expect(await word(undefined)).toBe("token");
});

test("[SEC-25] a large clock difference is reported, half a minute is tolerated", async () => {
  expect(await word(await signed({ ...claims(), exp: now() - 600 }))).toBe("clock");
  expect(await word(await signed({ ...claims(), nbf: now() + 600 }))).toBe("clock");
  expect(await word(await signed({ ...claims(), exp: now() - 20 }))).toBe("person");
});

test("[SEC-25] a repeated login must report that it is recent", async () => {
  expect(await word(await signed(claims()), { isFresh: true })).toBe("late");
  const old = await signed({ ...claims(), auth_time: now() - 3600 });
  expect(await word(old, { isFresh: true })).toBe("late");
  const fresh = await signed({ ...claims(), auth_time: now() - 5 });
  expect(await word(fresh, { isFresh: true })).toBe("person");
});

test("[SEC-25] a wrong secret, a used code, a failing, an unreachable and a misnamed provider each have their own reason", async () => {
  for (const [status, json, problem] of [
    [401, { error: "invalid_client" }, "settings"],
    [400, { error: "invalid_grant" }, "state"],
    [503, { error: "temporarily_unavailable" }, "away"],
    [502, {}, "away"],
  ] as const) {
    tokens = { status, json };
    expect(await finished(), problem).toBe(problem);
  }
  const begin = (at: string) => provider(at).begin(pending, false);
  await expect(begin("http://127.0.0.1:1")).rejects.toThrow();
  // The issuer differs from the setting.
  await expect(begin(issuer.replace("127.0.0.1", "localhost"))).rejects.toThrow();
});
