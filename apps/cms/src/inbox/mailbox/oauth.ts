/** Access to a mailbox by OAuth2 (RFC 6749), with a refresh token or the application's own rights. */
import { createHash } from "node:crypto";
import { boundedFetch, FetchError } from "@meridian/http/bounded-fetch";
import { notPublic, publicFetch } from "@meridian/http/public-fetch";
import * as v from "valibot";
import { MailboxProblem } from "#inbox/mailbox/problem.ts";

export interface Grant {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** Empty: the application's own rights (client credentials). */
  refreshToken: string;
  scope: string;
}

interface Surroundings {
  /** Origins of private networks. */
  allowed: readonly string[];
  now?: () => number;
  /** The service has replaced the refresh token. */
  onRotated?: ((next: string) => Promise<void>) | undefined;
}

const LIMITS = { timeoutMs: 15_000, most: 64 * 1024 };
/** Before its end. */
const RENEW_MS = 120_000;
const USUAL_SECONDS = 600;

const granted = v.object({
  access_token: v.pipe(v.string(), v.minLength(1), v.maxLength(20_000)),
  refresh_token: v.optional(v.pipe(v.string(), v.maxLength(5000))),
  expires_in: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))),
});
const refused = v.object({
  error: v.string(),
  error_description: v.optional(v.string()),
});

interface Held {
  token: string;
  until: number;
}
/** In memory: a restart requests another one. */
const held = new Map<string, Held>();

const bodyOf = ({ clientId, clientSecret, refreshToken, scope }: Grant): URLSearchParams =>
  new URLSearchParams({
    client_id: clientId,
    ...(clientSecret && { client_secret: clientSecret }),
    ...(refreshToken
      ? { grant_type: "refresh_token", refresh_token: refreshToken }
      : { grant_type: "client_credentials" }),
    ...(scope && { scope }),
  });

async function request(grant: Grant, allowed: readonly string[]): Promise<string> {
  const { hostname } = new URL(grant.tokenUrl);
  try {
    const { body } = await boundedFetch(grant.tokenUrl, {
      ...LIMITS,
      fetch: publicFetch({ allowed }),
      body: bodyOf(grant),
      headers: { accept: "application/json" },
    });
    return body.toString("utf8");
  } catch (error) {
    const why = notPublic(error) ?? (error instanceof FetchError ? error.message : undefined);
    if (why === undefined) throw error;
    throw new MailboxProblem(`The token service ${hostname} ${why}.`);
  }
}

const keyOf = (grant: Grant): string =>
  createHash("sha256").update(JSON.stringify(grant)).digest("hex");

/** A token that is valid for two more minutes at least. Rejects with `MailboxProblem`. */
export async function accessToken(
  grant: Grant,
  { allowed, now = Date.now, onRotated }: Surroundings,
): Promise<string> {
  const key = keyOf(grant);
  const known = held.get(key);
  if (known && known.until > now() + RENEW_MS) return known.token;
  const text = await request(grant, allowed);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), granted), text);
  if (!parsed.success) throw new MailboxProblem(whyNone(text));
  const { access_token: token, refresh_token: next, expires_in } = parsed.output;
  const seconds = expires_in ?? USUAL_SECONDS;
  // Settings that changed leave nothing behind.
  held.clear();
  const until = now() + (Number.isFinite(seconds) ? seconds : 0) * 1000;
  held.set(key, { token, until });
  if (grant.refreshToken && next && next !== grant.refreshToken) {
    held.set(keyOf({ ...grant, refreshToken: next }), { token, until });
    await onRotated?.(next);
  }
  return token;
}

/** The server refused the token before its end. */
export const dropTokens = (): void => held.clear();

function whyNone(text: string): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), refused), text);
  if (!parsed.success) return "The token service returned no token: check its address.";
  const { error, error_description: more = "" } = parsed.output;
  const said = `${error}${more ? `: ${more}` : ""}`.replace(/\s+/g, " ").slice(0, 300);
  return `The token service refuses: ${said}. Check the client ID, its secret${error === "invalid_grant" ? ", and make a new refresh token" : ""}.`;
}
