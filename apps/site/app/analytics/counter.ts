import { CAMPAIGN_FIELDS, CLICK_FIELDS } from "@meridian/contract/visit-source";
import type { FormStep, PageView } from "#app/analytics/visit-events.ts";

/** The provider in the site's settings; `host` is an origin. */
export interface CounterChoice {
  provider: "own" | "plausible" | "umami" | "ga4" | "none";
  /** The site's id at the vendor. */
  site: string;
  host: string;
}

export interface Counter {
  pageView(view: PageView): void;
  formStep(step: FormStep): void;
  /** OWN-159: the link to a document without a form, with its id in `data-document`. */
  download?(link: HTMLAnchorElement): void;
  /** Called when the visitor withdraws consent. */
  stop?(): void;
}

/** The part of a browser that counters need, for tests. */
export interface CounterPage {
  location: Pick<Location, "origin" | "pathname" | "href" | "hostname">;
  document: Pick<Document, "referrer" | "title">;
  /** Posts data that must arrive even if the page is left. Failures are ignored. */
  post(address: string, body: string, type: string): void;
}

/** The path without query, which may contain a person's name. */
export const pathOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? path;

/** Longer values are truncated. */
const LONGEST = 300;

/** The path with its campaign parameters. `clicks`: also click ids, for providers with consent. */
export function campaignPath(path: string, { clicks = false } = {}): string {
  const { searchParams } = new URL(path, "http://site.invalid");
  const campaign = new URLSearchParams();
  for (const name of clicks ? [...CAMPAIGN_FIELDS, ...CLICK_FIELDS] : CAMPAIGN_FIELDS) {
    const value = searchParams.get(name);
    if (value) campaign.set(name, value.slice(0, LONGEST));
  }
  return campaign.size > 0 ? `${pathOf(path)}?${campaign}` : pathOf(path);
}

/** The page that linked to the site; `""` for the site's own pages. */
export const referrerOf = ({ document: { referrer }, location: { origin } }: CounterPage): string =>
  referrer.startsWith(`${origin}/`) ? "" : referrer;

/** Whether a provider sets its own cookies, and so needs consent. */
export const needsConsent = ({ provider }: Pick<CounterChoice, "provider">): boolean =>
  provider === "ga4";
