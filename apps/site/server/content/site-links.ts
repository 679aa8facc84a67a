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
import { createRecordChange } from "#app/content/change-records.ts";
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
  const look = createRecordChange<null>();
  const change = createRecordChange<Permalinks>();

  return async (name, reply) => {
    if (UNTOUCHED.has(name) || typeof reply !== "object" || reply === null) return reply;
    const table = await routes();
    const isRoute = (path: string): boolean => !table.match(path).isFallback;
    // Without permalinks: `null` stands for a record that may have a link to rewrite.
    const suspects = { origins, isPage: isRoute };
    const looked = look(reply, null, (record) =>
      hasLink(record, (address) => mayBeRewritten(address, suspects)) ? null : record,
    );
    if (looked === reply) return reply;
    const by = await permalinks();
    const isPage = (path: string): boolean =>
      isRoute(path) && (table.match(path).isLiteral || by.has(path));
    const rules: LinkRules = { origins, base, permalinks: by, isPage };
    return change(reply, by, (record) =>
      withLinks(record, (address) => siteAddress(address, rules)),
    );
  };
}
