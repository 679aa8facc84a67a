import { createHash } from "node:crypto";
import { POSTED } from "@meridian/contract/forms";
import { boundedFetch } from "@meridian/http/bounded-fetch";
import * as v from "valibot";
import type { Captcha, Verdict } from "#captcha/captcha.ts";
import { VENDORS, type Vendor } from "#captcha/vendors.ts";
import type { Clock } from "#clock.ts";

export interface SiteVerifyOptions {
  vendor: Vendor;
  siteKey: string;
  secret: string;
  clock: Clock;
  fetch: typeof globalThis.fetch;
  /** For tests. */
  verifyUrl?: string;
  timeoutMs?: number;
}

/** Characters; longer than any vendor's token. */
const LONGEST = 8192;
const TIMEOUT_MS = 5000;
const MOST = 64 * 1024;
const ATTEMPTS = 2;
/** Verdicts in memory; vendor and journal have older ones. */
const REMEMBERED = 1000;

const replySchema = v.object({
  success: v.boolean(),
  "error-codes": v.optional(v.array(v.string()), []),
});

/**
 * Turnstile, hCaptcha and reCAPTCHA: the vendor verifies the token, without the visitor's address.
 * A vendor accepts a token once, so simultaneous posts (a double click) share one verdict, and the
 * journal, which spends the token, distinguishes a repeat from a replay.
 */
export function createSiteVerify(options: SiteVerifyOptions): Captcha<null> {
  const { vendor, clock } = options;
  const { lifetimeMs } = VENDORS[vendor];
  const verdicts = new Map<string, Promise<Verdict>>();
  const judge = (token: string): Promise<Verdict> => {
    const id = createHash("sha256").update(token).digest("base64url");
    const known = verdicts.get(id);
    if (known) return known;
    // Beyond the token's life: refused as spent until the vendor refuses it as expired.
    const spend = { token: `${vendor}:${id}`, until: clock.now() + 2 * lifetimeMs };
    const verdict = requestOutcome(options, token).then((outcome): Verdict =>
      outcome === "passed" ? { outcome, spend } : { outcome },
    );
    verdicts.set(id, verdict);
    const drop = (): void => void verdicts.delete(id);
    verdict.then(
      ({ outcome }) => (outcome === "passed" ? clock.after(lifetimeMs, drop) : drop()),
      drop,
    );
    for (const oldest of verdicts.keys()) if (verdicts.size > REMEMBERED) verdicts.delete(oldest);
    return verdict;
  };
  return {
    provider: vendor,
    issue: async () => null,
    async verify(posted) {
      const token = posted[POSTED.captcha] ?? "";
      if (token === "") return { outcome: "absent" };
      return token.length > LONGEST ? { outcome: "wrong" } : judge(token);
    },
  };
}

type Verifying = Omit<SiteVerifyOptions, "clock">;

/** The vendor's reply to a token. */
async function requestReply(
  {
    vendor,
    siteKey,
    secret,
    fetch,
    verifyUrl = VENDORS[vendor].verifyUrl,
    timeoutMs = TIMEOUT_MS,
  }: Verifying,
  token: string,
): Promise<v.InferOutput<typeof replySchema>> {
  const body = new URLSearchParams({
    secret,
    response: token,
    ...(vendor === "hcaptcha" && { sitekey: siteKey }),
  });
  const post = async (): Promise<unknown> => {
    const reply = await boundedFetch(verifyUrl, { timeoutMs, most: MOST, fetch, body });
    if (reply.status >= 500) throw new Error(`HTTP ${reply.status}`);
    return JSON.parse(reply.body.toString("utf8")) as unknown;
  };
  const reply = v.safeParse(replySchema, await persist(post, vendor));
  if (!reply.success) throw new Error(`${vendor} returned no verdict`);
  return reply.output;
}

/** Codes of the vendor's reply to a token that no visitor has; a wrong secret is among them. */
export async function checkKeys(
  options: Verifying,
): Promise<{ isRefused: boolean; codes: string[] }> {
  const { "error-codes": codes } = await requestReply(options, "a-test-of-the-keys");
  return { isRefused: codes.some((code) => VENDORS[options.vendor].trouble.includes(code)), codes };
}

async function requestOutcome(
  options: Verifying,
  token: string,
): Promise<"passed" | "wrong" | "expired"> {
  const { vendor } = options;
  const { success, "error-codes": codes } = await requestReply(options, token);
  if (success) return "passed";
  const trouble = codes.find((code) => VENDORS[vendor].trouble.includes(code));
  if (trouble)
    throw new Error(
      `${vendor} answered ${trouble}: check its keys (Answer people, Mail, or CAPTCHA_SITE_KEY and CAPTCHA_SECRET)`,
    );
  return codes.some((code) => VENDORS[vendor].spent.includes(code)) ? "expired" : "wrong";
}

/** Retries once without a response, so that the visitor need not. */
async function persist(post: () => Promise<unknown>, vendor: Vendor): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await post();
    } catch (error) {
      if (attempt === ATTEMPTS)
        throw new Error(
          `${vendor} is unreachable: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        );
    }
  }
}
