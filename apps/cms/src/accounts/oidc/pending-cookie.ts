/** A login in progress: an encrypted cookie for ten minutes. */
import type { PayloadRequest } from "payload";
import * as v from "valibot";
import type { Pending } from "#accounts/oidc/provider.ts";
import { decrypt, encrypt } from "@meridian/contract/site-protocol/encryption";

const LIFE_MS = 10 * 60_000;
const USE = "company login";

const begunSchema = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  isFresh: v.boolean(),
  to: v.string(),
  until: v.number(),
});
export type Begun = v.InferOutput<typeof begunSchema>;

const nameFor = (isSecure: boolean): string => (isSecure ? "__Host-oidc" : "oidc");

// Lax: the browser sends it on the redirect from the provider, which is another site.
const cookie = (isSecure: boolean, value: string, seconds: number): string =>
  `${nameFor(isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

export const isSecure = ({ payload }: PayloadRequest): boolean =>
  payload.config.serverURL.startsWith("https:");

export function pendingCookie(
  req: PayloadRequest,
  begun: Pending & Pick<Begun, "isFresh" | "to">,
): string {
  const text = JSON.stringify({ ...begun, until: Date.now() + LIFE_MS });
  return cookie(isSecure(req), encrypt(text, req.payload.secret, USE), LIFE_MS / 1000);
}

export const noPendingCookie = (req: PayloadRequest): string => cookie(isSecure(req), "", 0);

/** The login that this browser began; `null` for none, or an expired or altered one. */
export function begunIn(req: PayloadRequest): Begun | null {
  const name = `${nameFor(isSecure(req))}=`;
  const given = (req.headers.get("cookie") ?? "").split(/;\s*/).find((one) => one.startsWith(name));
  const text = given ? decrypt(given.slice(name.length), req.payload.secret, USE) : null;
  if (text === null) return null;
  const { success, output } = v.safeParse(begunSchema, JSON.parse(text));
  return success && output.until > Date.now() ? output : null;
}
