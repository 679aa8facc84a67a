import { CAMPAIGN_FIELDS, CLICK_FIELDS, type VisitSource } from "@meridian/contract/visit-source";
import { consentIn, refusesCounting } from "#app/analytics/consent.ts";

const KEY = "visit-source";

/**
 * `first`: first referrer and campaign; `last`: a different campaign; `clicks`: with consent;
 * `landing`: the first page and its day.
 */
export interface Touches {
  landing: VisitSource;
  first: VisitSource;
  last: VisitSource;
  clicks: VisitSource;
}

/** This page's touches, for browsers without storage. */
let current: Touches | null = null;
/** What this page is counted as: a visit's first page, or the first of its campaign. */
let arrival: VisitSource | null = null;

/**
 * Drops the query, which may contain a name; of an app only its name (`android-app://…`). `""` for no
 * address and for the site's own pages.
 */
function pageOf(address: string, origin: string): string {
  if (!URL.canParse(address)) return "";
  const { protocol, host, origin: own, pathname } = new URL(address);
  if (own === "null") return protocol === "android-app:" && host ? `${protocol}//${host}` : "";
  return own === origin ? "" : own + pathname;
}

const valuesOf = (address: string, fields: readonly string[]): VisitSource => {
  const { searchParams } = new URL(address);
  return Object.fromEntries(
    fields.flatMap((name) => {
      const value = searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
  );
};

const isSame = (one: VisitSource, other: VisitSource): boolean =>
  CAMPAIGN_FIELDS.every((name) => one[name] === other[name]);
const hasCampaign = (source: VisitSource): boolean =>
  CAMPAIGN_FIELDS.some((name) => source[name] !== undefined);

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
  if (before === null) {
    const landing = { landing_page: new URL(address).pathname, first_visit: today() };
    return { landing, first: { ...linked, ...campaign }, last: {}, clicks };
  }
  const same = { ...before, clicks };
  if (!hasCampaign(campaign)) return same;
  if (!hasCampaign(before.first))
    return { ...same, first: { ...before.first, ...linked, ...campaign }, last: {} };
  return { ...same, last: isSame(campaign, before.first) ? {} : campaign };
}

/** `YYYY-MM-DD` in UTC, as the inbox counts. */
const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Call on every page; a visit's sources are stored until the tab is closed. A tab that a page of the
 * site opened begins no visit: `shareTouches` gets the touches.
 */
export function recordSource(): void {
  const before = current ?? loadTouches();
  const isNewTab = history.length === 1 && document.referrer.startsWith(`${location.origin}/`);
  if (before || !isNewTab) record(before);
}

/**
 * Tabs of one visit: an open page passes its touches to those that have none. Closed with the page,
 * because an open channel can keep it out of the back/forward cache.
 */
export function shareTouches(): void {
  try {
    const tabs = new BroadcastChannel(KEY);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    const send = (touches: Touches | null): void => tabs.postMessage(touches);
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- shorter, and the channel is ours
    tabs.onmessage = ({ data }: MessageEvent<Touches | null>) => {
      if (!data === !current) return;
      if (data) record(data);
      else send(current);
    };
    if (!current) send(null);
    addEventListener("pagehide", () => tabs.close());
  } catch {
    // Unsupported, or refused together with storage.
  }
}

function record(before: Touches | null): void {
  current = withPage(before, location.href, document.referrer, hasAgreed());
  if (before === null || !isSame(before.first, current.first)) arrival = current.first;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Without storage `current` lasts as long as the page, and each page would be a visit.
    arrival = null;
  }
}

/** Call after a consent choice: click ids are stored or dropped. */
export const recordConsent = recordSource;

/** Host and campaign alone, for the site's own counts (OWN-144). */
function counted({ referrer, utm_source, utm_medium, utm_campaign }: VisitSource): VisitSource {
  const host = referrer && new URL(referrer).hostname;
  const values = { referrer: host, utm_source, utm_medium, utm_campaign };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value.slice(0, 100)]] : [])),
  );
}

/** The source of a visit that begins on this page, once; else `null`. */
export function takeArrival(): VisitSource | null {
  const taken = arrival && counted(arrival);
  arrival = null;
  return taken;
}

/** The source of this visit; `null` if it is unknown. */
export const countedSource = (): VisitSource | null => current && counted(current.first);

const hasAgreed = (): boolean =>
  consentIn(document.cookie) === "yes" && !refusesCounting(navigator);

/** Sent with the visitor's forms; empty before the touches are known. */
export function visitSource(): VisitSource {
  if (current === null) return {};
  const last = Object.entries(current.last).map(([name, value]) => [`last_${name}`, value]);
  return {
    ...current.first,
    ...current.landing,
    ...Object.fromEntries(last),
    ...(hasAgreed() && current.clicks),
  };
}

function loadTouches(): Touches | null {
  try {
    const found: Touches | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    // A tab from before the last release has stored no landing page.
    return found && { ...found, landing: found.landing ?? {} };
  } catch {
    return null;
  }
}
