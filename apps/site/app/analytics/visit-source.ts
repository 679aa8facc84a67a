import { CAMPAIGN_FIELDS, CLICK_FIELDS, type VisitSource } from "@meridian/contract/visit-source";
import { consentIn, refusesCounting } from "#app/analytics/consent.ts";

const KEY = "visit-source";

/**
 * Of a visit. `first`: its first page's referrer, and the first campaign; `last`: the last campaign
 * where it is another one; `clicks`: numbers of clicks, of a visitor who agreed.
 */
export interface Touches {
  first: VisitSource;
  last: VisitSource;
  clicks: VisitSource;
}

/** Of this page, for a browser that keeps nothing. */
let noted: Touches | null = null;

/**
 * An address without what it was asked with: a query may name a person. `""` for none, and for a
 * page of this site.
 */
function pageOf(address: string, origin: string): string {
  if (!URL.canParse(address)) return "";
  const url = new URL(address);
  return url.origin === origin || url.origin === "null" ? "" : url.origin + url.pathname;
}

const valuesOf = (address: string, fields: readonly { name: string }[]): VisitSource => {
  const { searchParams } = new URL(address);
  return Object.fromEntries(
    fields
      .map(({ name }) => [name, searchParams.get(name) ?? ""] as const)
      .filter(([, value]) => value !== ""),
  );
};

const isSame = (one: VisitSource, other: VisitSource): boolean =>
  CAMPAIGN_FIELDS.every(({ name }) => one[name] === other[name]);
const hasCampaign = (source: VisitSource): boolean =>
  CAMPAIGN_FIELDS.some(({ name }) => source[name] !== undefined);

/** A visit's touches with a page of it: the address, and the page that linked to it. */
export function withPage(
  before: Touches | null,
  address: string,
  referrer: string,
  hasAgreed: boolean,
): Touches {
  const campaign = valuesOf(address, CAMPAIGN_FIELDS);
  const from = pageOf(referrer, new URL(address).origin);
  const linked: VisitSource = from === "" ? {} : { referrer: from };
  const clicks = hasAgreed ? { ...before?.clicks, ...valuesOf(address, CLICK_FIELDS) } : {};
  if (before === null) return { first: { ...linked, ...campaign }, last: {}, clicks };
  if (!hasCampaign(campaign)) return { ...before, clicks };
  if (!hasCampaign(before.first))
    return { first: { ...before.first, ...linked, ...campaign }, last: {}, clicks };
  return { ...before, last: isSame(campaign, before.first) ? {} : campaign, clicks };
}

/** To be called on every page; what a visit brought is remembered until its tab is closed. */
export function noteSource(): void {
  noted = keep(withPage(noted ?? kept(), location.href, document.referrer, hasAgreed()));
}

/** The visitor has answered to being counted: clicks are kept from now on, or no longer. */
export const noteConsent = noteSource;

const hasAgreed = (): boolean =>
  consentIn(document.cookie) === "yes" && !refusesCounting(navigator);

/** As it goes with what the visitor sends; empty before `noteSource`. */
export function visitSource(): VisitSource {
  if (noted === null) return {};
  const last = Object.entries(noted.last).map(([name, value]) => [`last_${name}`, value]);
  return { ...noted.first, ...Object.fromEntries(last), ...(hasAgreed() && noted.clicks) };
}

function kept(): Touches | null {
  try {
    const found: (Partial<Touches> & VisitSource) | null = JSON.parse(
      sessionStorage.getItem(KEY) ?? "null",
    );
    if (found === null) return null;
    // A tab that was open before the last release has the first touch alone.
    const { first, last = {}, clicks = {}, ...before } = found;
    return { first: first ?? before, last, clicks };
  } catch {
    return null;
  }
}

function keep(touches: Touches): Touches {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(touches));
  } catch {
    // `noted` holds for as long as no other page is loaded.
  }
  return touches;
}
