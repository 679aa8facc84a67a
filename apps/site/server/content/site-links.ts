/** Editors at a WordPress use the host's addresses; rewritten, visitors stay on the site. */
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

/** The part of the route table that links need (`server/http/route-table.ts`). */
export interface KnownRoutes {
  match(path: string): { isFallback: boolean; isLiteral: boolean };
}

export interface SiteLinksOptions {
  /** The address before `/api`. */
  host: string;
  /** Origins whose pages are the site's: the host's, its aliases, the site's own. */
  origins: ReadonlySet<string>;
  routes: () => KnownRoutes | Promise<KnownRoutes>;
  permalinks: KnownPermalinks;
}

/** A reply with links to the site; the same object if nothing changes. */
export type SiteLinks = (name: GetCallName, reply: unknown) => Promise<unknown>;

/** Their addresses have their own rules. */
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
