/** Calls of other programs on demand: an admin reads their real replies. Nothing of a visitor is in them. */
import { randomUUID } from "node:crypto";
import type { ChatAddress } from "@meridian/settings/chat-addresses";
import { boundedFetch, FetchError } from "@meridian/http/bounded-fetch";
import { checkKeys } from "#captcha/site-verify.ts";
import { VENDORS, type Vendor } from "#captcha/vendors.ts";
import type { Clock } from "#clock.ts";
import { chatTest } from "#deliver/chat.ts";
import { loadPublicFetch } from "#deliver/post-public.ts";
import { signedRequest, type WebhookTarget } from "#deliver/webhook.ts";

export interface ProgramTest {
  /** A host, a chat with its forms, or the captcha's vendor. */
  to: string;
  isGood: boolean;
  says: string;
  /** The beginning of its reply. */
  reply: string;
}

/** An admin waits for it. */
const LIMITS = { timeoutMs: 15_000, most: 2 ** 20 };
const LONGEST_REPLY = 500;

interface Call {
  to: string;
  fetch: typeof globalThis.fetch;
  request: { body: string; headers: Record<string, string> };
}

async function tried(url: string, { to, fetch, request }: Call): Promise<ProgramTest> {
  const { notPublic } = await import("@meridian/http/public-fetch");
  const headers = { "user-agent": "Meridian-Intake/1", ...request.headers };
  try {
    const answer = { ...LIMITS, fetch, headers, body: request.body };
    const { status, body } = await boundedFetch(url, answer);
    const isGood = status >= 200 && status < 300;
    const says = isGood ? `has taken the test: HTTP ${status}` : `answered HTTP ${status}`;
    return { to, isGood, says, reply: beginningOf(body.toString("utf8")) };
  } catch (error) {
    const why = notPublic(error) ?? (error instanceof FetchError ? error.message : undefined);
    if (why === undefined) throw error;
    return { to, isGood: false, says: why, reply: "" };
  }
}

const beginningOf = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_REPLY);

/** A signed post of the type `test`. */
export const testWebhook = (
  target: WebhookTarget,
  { clock, fetch }: { clock: Clock; fetch: typeof globalThis.fetch },
): Promise<ProgramTest> =>
  tried(target.url, {
    to: new URL(target.url).host,
    fetch: target.fetch ?? fetch,
    request: signedRequest(target, clock, {
      id: `test-${randomUUID()}`,
      content: { type: "test", timestamp: new Date(clock.now()).toISOString(), data: {} },
    }),
  });

const CHATS = { slack: "Slack", teams: "Teams" };

/** `fetch`: default `publicFetch()`. */
export const testChat = async (
  { app, url, kinds }: ChatAddress,
  { site, fetch }: { site: string; fetch?: typeof globalThis.fetch | undefined },
): Promise<ProgramTest> =>
  tried(url, {
    to: CHATS[app] + (kinds ? ` (${kinds.join(", ")})` : ""),
    fetch: fetch ?? (await loadPublicFetch()),
    request: chatTest(app, { site }),
  });

/** Verifies a token that no visitor has: the vendor answers whether it knows the secret. */
export async function testCaptcha(
  keys: { provider: Vendor; siteKey: string; secret: string },
  fetch: typeof globalThis.fetch,
): Promise<ProgramTest> {
  const { provider: vendor, siteKey, secret } = keys;
  try {
    const { isRefused, codes } = await checkKeys({ vendor, siteKey, secret, fetch });
    const says = isRefused
      ? "refuses the keys: enter them again"
      : "answers, and does not refuse the secret key. Whether the site key belongs to it shows only in a form: open one and send it";
    return {
      to: VENDORS[vendor].name,
      isGood: !isRefused,
      says,
      reply: beginningOf(codes.join(", ")),
    };
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    return { to: VENDORS[vendor].name, isGood: false, says, reply: "" };
  }
}
