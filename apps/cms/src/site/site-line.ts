/** Asks the running site what its journal knows: signed as the purge is, over the same way. */
import { signatureOf } from "#purge/sender.ts";

/** One delivery of the site's journal, without a word of the visitor's. */
export interface Delivery {
  submission: string;
  kind: string;
  target: string;
  state: "waiting" | "delivered" | "set-aside";
  attempts: number;
  since: number;
  dueAt: number;
  settledAt: number | null;
  /** What the last failed attempt was told. */
  error: string | null;
}

/** The site is away, or did not understand; `message` says which, for the people in the office. */
export class SiteAway extends Error {
  override readonly name = "SiteAway";
}

/** By name: Next bundles this module more than once, and each bundle has a class of its own. */
export const isSiteAway = (error: unknown): error is SiteAway => error instanceof Error && error.name === "SiteAway";

export interface SiteLine {
  undelivered(): Promise<Delivery[]>;
  /** Of one submission, by the number both sides know it by. */
  deliveriesOf(submission: string): Promise<Delivery[]>;
  /** How many deliveries are tried now. */
  resend(submission: string): Promise<number>;
  count(email: string): Promise<number>;
  erase(email: string): Promise<{ submissions: number; files: number }>;
}

interface SiteLineOptions {
  purgeUrl: string;
  purgeSecret: string;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
}

/** Milliseconds the site may take: a dashboard waits for it. */
const PATIENCE = 2500;

/** Every call throws `SiteAway` when the site does not answer as it should. */
export function createSiteLine({ purgeUrl, purgeSecret, fetch = (...asked) => globalThis.fetch(...asked), now = Date.now }: SiteLineOptions): SiteLine {
  // Beside the purge: /purge → /deliveries, below the same folder where the site has one.
  const url = new URL("deliveries", purgeUrl).href;
  async function ask<T>(question: object): Promise<T> {
    const body = JSON.stringify({ for: "deliveries", at: now(), question });
    const response = await fetch(url, { method: "POST", body, redirect: "error", headers: { "content-type": "application/json", "x-signature": signatureOf(body, purgeSecret) }, signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
    if (!response) throw new SiteAway(`The site does not answer at ${new URL(url).origin}.`);
    if (!response.ok) throw new SiteAway(`The site answered ${response.status}: ${(await response.text().catch(() => "")).slice(0, 200)}`);
    return (await response.json().catch(() => Promise.reject(new SiteAway("The site answered what is no JSON.")))) as T;
  }
  return {
    undelivered: async () => (await ask<{ rows: Delivery[] }>({ ask: "undelivered" })).rows,
    deliveriesOf: async (submission) => (await ask<{ rows: Delivery[] }>({ ask: "of", submission })).rows,
    resend: async (submission) => (await ask<{ rows: number }>({ ask: "resend", submission })).rows,
    count: async (email) => (await ask<{ submissions: number }>({ ask: "count", email })).submissions,
    erase: (email) => ask<{ submissions: number; files: number }>({ ask: "erase", email }),
  };
}
