import { CAMPAIGN_FIELDS, CLICK_FIELDS } from "@meridian/contract/visit-source";
import type { FormStep, PageView } from "#app/analytics/visit-events.ts";

/** Who counts, as the site's settings say; `host` is an origin. */
export interface CounterChoice {
  provider: "own" | "plausible" | "umami" | "ga4" | "none";
  /** What the vendor knows the site by. */
  site: string;
  host: string;
}

/** One who counts. Another service is another function that makes one of these. */
export interface Counter {
  pageView(view: PageView): void;
  formStep(step: FormStep): void;
  /** The visitor takes their consent back. */
  stop?(): void;
}

/** What of a browser counters need, so that each can be tried without one. */
export interface CounterPage {
  location: Pick<Location, "origin" | "pathname" | "href" | "hostname">;
  document: Pick<Document, "referrer" | "title">;
  /** Posts what must arrive though the page is left. Failures are nobody's business. */
  post(address: string, body: string, type: string): void;
}

/** A page without what it was asked with: a query may name a person. */
export const pathOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? path;

/** Characters of each value that are passed on. */
const LONGEST = 300;

/**
 * A page with what its address says of a campaign, and nothing else of its query. `clicks`: numbers
 * of clicks on advertisements as well, for who counts only visitors that agreed.
 */
export function campaignPath(path: string, { clicks = false } = {}): string {
  const { searchParams } = new URL(path, "http://site.invalid");
  const told = new URLSearchParams();
  for (const { name } of clicks ? [...CAMPAIGN_FIELDS, ...CLICK_FIELDS] : CAMPAIGN_FIELDS) {
    const value = searchParams.get(name);
    if (value) told.set(name, value.slice(0, LONGEST));
  }
  return told.size > 0 ? `${pathOf(path)}?${told}` : pathOf(path);
}

/** The page that linked to the site; inside the site there is none. */
export const referrerOf = ({ document: { referrer }, location: { origin } }: CounterPage): string =>
  referrer.startsWith(`${origin}/`) ? "" : referrer;

/** Whether a provider sets cookies of its own, so that the visitor is asked. */
export const needsConsent = ({ provider }: Pick<CounterChoice, "provider">): boolean =>
  provider === "ga4";
