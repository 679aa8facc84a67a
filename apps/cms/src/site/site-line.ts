/** Asks the running site what its journal knows. */
import { askSite, siteAddress, type SiteDoor } from "#site/ask-site.ts";

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
export const isSiteAway = (error: unknown): error is SiteAway =>
  error instanceof Error && error.name === "SiteAway";

export interface SiteLine {
  undelivered(): Promise<Delivery[]>;
  /** Of one submission, by the number both sides know it by. */
  deliveriesOf(submission: string): Promise<Delivery[]>;
  /** How many deliveries are tried now. */
  resend(submission: string): Promise<number>;
  count(email: string): Promise<number>;
  erase(email: string): Promise<{ submissions: number; files: number }>;
}

/** Milliseconds the site may take: a dashboard waits for it. */
const PATIENCE = 2500;

/** Every call throws `SiteAway` when the site does not answer as it should. */
export function createSiteLine(door: SiteDoor): SiteLine {
  async function ask<T>(question: object): Promise<T> {
    const response = await askSite(door, {
      path: "deliveries",
      question: { for: "deliveries", question },
      patience: PATIENCE,
    }).catch(() => null);
    if (!response)
      throw new SiteAway(`The site does not answer at ${siteAddress(door, "deliveries").origin}.`);
    if (!response.ok)
      throw new SiteAway(
        `The site answered ${response.status}: ${(await response.text().catch(() => "")).slice(0, 200)}`,
      );
    return (await response
      .json()
      .catch(() => Promise.reject(new SiteAway("The site answered what is no JSON.")))) as T;
  }
  return {
    undelivered: async () => (await ask<{ rows: Delivery[] }>({ ask: "undelivered" })).rows,
    deliveriesOf: async (submission) =>
      (await ask<{ rows: Delivery[] }>({ ask: "of", submission })).rows,
    resend: async (submission) => (await ask<{ rows: number }>({ ask: "resend", submission })).rows,
    count: async (email) =>
      (await ask<{ submissions: number }>({ ask: "count", email })).submissions,
    erase: (email) => ask<{ submissions: number; files: number }>({ ask: "erase", email }),
  };
}
