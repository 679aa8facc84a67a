/**
 * Links to the company's own pages, wherever a record has them: an editor at a WordPress writes the
 * host's own addresses, and a visitor is to stay on the site.
 */
import {
  hasLink,
  mayBeRewritten,
  siteAddress,
  withLinks,
  type GetCallName,
  type LinkRules,
  type Permalinks,
} from "@meridian/contract";
import type { KnownPermalinks } from "#server/content/known-permalinks.ts";

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
  permalinks: KnownPermalinks;
}

/** A reply with its links leading to the site; the same object where there is none to change. */
export type SiteLinks = (name: GetCallName, reply: unknown) => Promise<unknown>;

/** Their addresses are told by rules of their own. */
const UNTOUCHED = new Set<GetCallName>(["seo", "redirects"]);

export function createSiteLinks({
  host,
  origins,
  routes,
  permalinks: { read: permalinks },
}: SiteLinksOptions): SiteLinks {
  const base = new URL(host).pathname.replace(/\/+$/, "");
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
