/** A company with accounts at a local identity provider (oidc-provider). */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { Provider } from "oidc-provider";

export const CLIENT = { clientId: "the-content-host", clientSecret: "a-secret-of-the-tests" };
const SCOPES = "openid email profile offline_access";

export interface Account {
  email: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

export interface Company {
  issuer: string;
  /** By subject; a removed one is closed. */
  accounts: Map<string, Account>;
  /** Who logs in next. */
  person: string;
  /** Responds only with 503. */
  isDown: boolean;
  /** Requests to the token endpoint. */
  tokenRequests: number;
  /** Follows a browser's redirects through the login to the final address. */
  walk(address: string): Promise<string>;
  logoutToken(claims: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

/** The server opens first: the provider needs its address. */
export async function openCompany(redirectUri: string): Promise<Company> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: "k1", alg: "RS256", use: "sig" };
  const company: Company = {
    issuer,
    accounts: new Map(),
    person: "",
    isDown: false,
    tokenRequests: 0,
    walk: (address) => walk(address, redirectUri),
    logoutToken: (claims) =>
      new SignJWT({
        events: { "http://schemas.openid.net/event/backchannel-logout": {} },
        jti: randomUUID(),
        ...claims,
      })
        .setProtectedHeader({ alg: "RS256", kid: "k1", typ: "logout+jwt" })
        .setIssuer(issuer)
        .setAudience(CLIENT.clientId)
        .setIssuedAt()
        .sign(privateKey),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => void server.close(() => done()));
    },
  };
  const provider = new Provider(issuer, configurationOf(company, redirectUri, key));
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (company.isDown) return void response.writeHead(503).end("away");
    if (request.url === "/token") company.tokenRequests += 1;
    void (request.url?.startsWith("/interaction/")
      ? interact(provider, company, request, response)
      : answer(request, response));
  });
  return company;
}

const LIVES = ["AccessToken", "IdToken", "Session", "Grant", "Interaction", "RefreshToken"];

const configurationOf = (company: Company, redirectUri: string, key: object): object => ({
  clients: [
    {
      client_id: CLIENT.clientId,
      client_secret: CLIENT.clientSecret,
      redirect_uris: [redirectUri],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "client_secret_post",
    },
  ],
  jwks: { keys: [key] },
  cookies: { keys: ["a-key-of-the-tests"] },
  claims: {
    openid: ["sub", "sid"],
    email: ["email", "email_verified"],
    profile: ["name", "groups"],
  },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  ttl: Object.fromEntries(LIVES.map((name) => [name, 86_400])),
  findAccount: (_: unknown, id: string) =>
    company.accounts.has(id)
      ? { accountId: id, claims: () => ({ sub: id, ...company.accounts.get(id) }) }
      : undefined,
});

/** Submits login and consent. */
async function interact(
  provider: Provider,
  { person }: Company,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, session } = await provider.interactionDetails(request, response);
  const result =
    prompt.name === "login"
      ? { login: { accountId: person } }
      : { consent: { grantId: await consent(provider, session?.accountId ?? "") } };
  const options = { mergeWithLastSubmission: true };
  await provider.interactionFinished(request, response, result, options);
}

function consent(provider: Provider, accountId: string): Promise<string> {
  const grant = new provider.Grant({ accountId, clientId: CLIENT.clientId });
  grant.addOIDCScope(SCOPES);
  return grant.save();
}

async function walk(address: string, redirectUri: string): Promise<string> {
  const jar = new Map<string, string>();
  for (let at = address; ;) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(at, { redirect: "manual", headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get("location");
    if (!location)
      throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    at = new URL(location, at).href;
    if (at.startsWith(redirectUri)) return at;
  }
}
