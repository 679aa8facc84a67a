/**
 * Links to the company's own pages, wherever a record has them: an editor at a WordPress writes the
 * host's own addresses, and a visitor is to stay on the site.
 */
import {
  hasLink,
  LISTING_CALLS,
  mayBeRewritten,
  permalinksOf,
  siteAddress,
  withLinks,
  type GetCallName,
  type LinkRules,
  type ListingCall,
  type Permalinks,
} from "@meridian/contract";
import type { Invalidations } from "#server/content/invalidations.ts";
import { within } from "@meridian/contract/within";

/** What is known of the site's routes (`server/http/route-table.ts`). */
export interface KnownRoutes {
  match(path: string): { isFallback: boolean; isLiteral: boolean };
}

export interface SiteLinksOptions {
  /** Where `/api` begins. */
  host: string;
  /** Origins whose pages are the site's: the host's, its aliases, the site's own. */
  origins: ReadonlySet<string>;
  routes: () => KnownRoutes | Promise<KnownRoutes>;
  /** A list as it is kept, or asked for. */
  list: (name: ListingCall) => Promise<unknown>;
  invalidations: Invalidations;
  /** Milliseconds that a page waits for what is known anew, when something is known. */
  timeoutMs: number;
}

/** A reply with its links leading to the site; the same object where there is none to change. */
export type SiteLinks = (name: GetCallName, reply: unknown) => Promise<unknown>;

/** Milliseconds after which a host that tells nothing of its changes is asked again. */
const KEPT = 600_000;
/** Their addresses are told by rules of their own. */
const UNTOUCHED = new Set<GetCallName>(["seo", "redirects"]);

export function createSiteLinks(options: SiteLinksOptions): SiteLinks {
  const { host, origins, routes } = options;
  const base = new URL(host).pathname.replace(/\/+$/, "");
  const permalinks = createPermalinks(options);
  const made = new WeakMap<object, { by: Permalinks | null; reply: unknown }>();

  return async (name, reply) => {
    if (UNTOUCHED.has(name) || typeof reply !== "object" || reply === null) return reply;
    const table = await routes();
    const isRoute = (path: string): boolean => !table.match(path).isFallback;
    const known = made.get(reply);
    if (known?.by === null) return reply;
    const suspects = { origins, isPage: isRoute };
    if (!known && !hasLink(reply, (address) => mayBeRewritten(address, suspects))) {
      made.set(reply, { by: null, reply });
      return reply;
    }
    const by = await permalinks();
    if (known?.by === by) return known.reply;
    const isPage = (path: string): boolean =>
      isRoute(path) && (table.match(path).isLiteral || by.has(path));
    const rules: LinkRules = { origins, base, permalinks: by, isPage };
    const changed = withLinks(reply, (address) => siteAddress(address, rules));
    made.set(reply, { by, reply: changed });
    return changed;
  };
}

/** What the host's lists say, read when it is needed first and again when something has changed. */
function createPermalinks({
  list,
  invalidations,
  timeoutMs,
}: SiteLinksOptions): () => Promise<Permalinks> {
  let latest: { permalinks: Permalinks; at: number } | undefined;
  let reading: Promise<Permalinks> | undefined;
  const last = new Map<ListingCall, unknown>();

  async function read(): Promise<Permalinks> {
    const at = invalidations.now();
    await Promise.all(
      LISTING_CALLS.map(async (name) => {
        // One that fails is as it was, and said by whoever reads it.
        const reply = await list(name).catch(() => last.get(name));
        if (reply !== undefined) last.set(name, reply);
      }),
    );
    const permalinks = permalinksOf(Object.fromEntries(last));
    latest = { permalinks, at };
    return permalinks;
  }

  return async () => {
    const { now, anySince } = invalidations;
    if (latest && now() - latest.at < KEPT && !anySince(latest.at)) return latest.permalinks;
    reading ??= read().finally(() => void (reading = undefined));
    const before = latest?.permalinks;
    return before ? ((await within(timeoutMs, reading)) ?? before) : reading;
  };
}
