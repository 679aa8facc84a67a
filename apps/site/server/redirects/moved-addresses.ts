/** Redirects of addresses that have no page: by the host's redirects, and by its permalinks. */
import { isOff as isOffIn } from "@meridian/contract";
import { linkIn, withoutPrefix } from "@meridian/contract/language-prefix";
import { readAddress, type Address } from "#server/http/addresses.ts";
import { nowhere, pageAt } from "#server/page-cache/page-request.ts";
import { createFormerLanguages, type FormerLanguages } from "#server/redirects/former-languages.ts";
import { createOldAddresses, isOldFile } from "#server/redirects/old-addresses.ts";
import { createRedirects, locationOf, type Moved } from "#server/redirects/redirects.ts";
import type { Uses } from "#server/services.ts";

export interface Redirected {
  location: string;
  status: Moved["status"];
}

export interface MovedAddresses {
  /**
   * Before rendering: a redirect of the host; a record named by a parameter of the home page; and a
   * record's permalink in another spelling, such as WordPress's with a trailing slash, which
   * redirects to its page in one step. An ordinary page needs no request. `target`: as requested.
   */
  beforeThePage(written: Address, target: string): Promise<Redirected | null>;
  /**
   * Instead of a 404: the record with this permalink on the host; in a further language the page to
   * which the first language's redirect of the path leads, at its address in the language; for an
   * address of a removed language the page in the first one (LANG-10).
   */
  insteadOfNothing(written: Address, target: string): Promise<Redirected | null>;
  /** Whether a file's path that no route names may be an old address. */
  mayHaveMoved(path: string): boolean;
  /** Whether the host's redirects are known, so that `beforeThePage` does not wait. */
  isCached(): boolean;
  /** Reads them in the background. Never rejects. */
  readAhead(): Promise<void>;
  /** Whether parameters name a page, as far as known without a request. */
  isNamedByParameter(target: string): boolean;
}

/** Where the page at a path has moved to; its not-found page offers another language's. */
type Resolve = (
  path: string,
) => Promise<
  { kind: "moved"; location: string } | { kind: "absent"; page: { path: string } } | null
>;

type Used = Uses<
  "siteSettings" | "routes" | "timeoutMs" | "servedLanguages" | "openPage",
  {
    settings: "siteUrl" | "contentHost";
    content: "forRender" | "permalinks";
    invalidations: "now" | "since";
    log: "warn";
  }
> & { ttl: number };

export function createMovedAddresses(services: Used): MovedAddresses {
  const { routes, siteSettings, openPage } = services;
  const redirects = createRedirects(services);
  const oldAddresses = createOldAddresses(services);
  const former = createFormerLanguages(services);
  const prefixes = (): readonly string[] => siteSettings.languages().prefixes;
  const isOff = (path: string): boolean => isOffIn(path, siteSettings.latest.pages.off);
  const resolve: Resolve = async (path) => {
    const page = await pageAt(path, services);
    return page ? (await openPage(page)).instead : { kind: "absent", page: nowhere };
  };
  const local = (path: string): string => {
    return withoutPrefix(path, prefixes()).path;
  };

  /** The redirect of a moved page, for any spelling. Existing pages stay, unless they are off. */
  async function byRedirect(written: Address): Promise<Redirected | null> {
    const address = settled(written);
    if (address.kind !== "page") return null;
    const moved = await redirects.find(address.path, address.query);
    const isThere = async () =>
      (await routes()).match(local(address.path)).isLiteral && !isOff(local(address.path));
    if (!moved) return null;
    const isOfPath = moved.isOfPath ?? moved.parameters === undefined;
    if (isOfPath && (await isThere())) return null;
    return { location: locationOf(moved, address.query), status: moved.status };
  }

  async function byPermalink(written: Address, target: string): Promise<Redirected | null> {
    const address = settled(written);
    const moved = address.kind === "page" ? await oldAddresses.find(target) : null;
    if (!moved || address.kind !== "page" || isOff(local(moved.to.replace(/[?#].*/, ""))))
      return null;
    return { location: locationOf(moved, address.query), status: moved.status };
  }

  /** By the redirect of the path without its language's prefix, in one step. */
  async function byRedirectIn(written: Address): Promise<Redirected | null> {
    const address = settled(written);
    if (address.kind !== "page") return null;
    const { prefix, path } = withoutPrefix(address.path, prefixes());
    // A second prefix is an address like any other, for which the redirect was not meant.
    const isDouble = withoutPrefix(path, prefixes()).prefix !== "";
    const moved = prefix === "" || isDouble ? null : await redirects.find(path, NO_QUERY);
    if (!moved) return null;
    const to = linkIn({ prefix, all: prefixes() }, moved.to);
    const [target = to, rest = ""] = splitAt(to);
    const found = target.startsWith(`${prefix}/`) ? await resolve(target) : null;
    // No language has the page.
    if (found?.kind === "absent" && found.page.path !== target) return null;
    const [own, status] =
      found?.kind === "moved"
        ? [found.location, moved.status]
        : [target, found ? 302 : moved.status];
    return { location: locationOf({ to: own + rest, status }, address.query), status };
  }

  const inFirstLanguage = createInFirstLanguage({ former, byRedirect, resolve });

  /** An address in another spelling without a route; it may be a landing page's. */
  async function isUnknownSpelling(written: Address): Promise<boolean> {
    const address = settled(written);
    return (
      written.kind === "redirect" &&
      address.kind === "page" &&
      (await routes()).match(local(address.path)).isFallback
    );
  }

  return {
    async beforeThePage(written, target) {
      const moved = await byRedirect(written);
      if (moved) return moved;
      return oldAddresses.isNamedByParameter(target) || (await isUnknownSpelling(written))
        ? byPermalink(written, target)
        : null;
    },
    insteadOfNothing: async (written, target) =>
      (await byPermalink(written, target)) ??
      (await byRedirectIn(written)) ??
      inFirstLanguage(settled(written)),
    mayHaveMoved: (path) => isOldFile(path) || former(path).length > 0,
    isCached: () => redirects.isCached(),
    async readAhead() {
      await redirects.find("/", new URLSearchParams());
    },
    isNamedByParameter: (target) =>
      redirects.isNamedByParameter(target) || oldAddresses.isNamedByParameter(target),
  };
}

/** The page of a removed language in the first one, if that has it, in one step. */
function createInFirstLanguage({
  former,
  byRedirect,
  resolve,
}: {
  former: FormerLanguages;
  byRedirect: (address: Address) => Promise<Redirected | null>;
  resolve: Resolve;
}) {
  /** Where a path leads now; `null` if nothing is there. */
  async function placeNow(path: string): Promise<string | null> {
    const moved = await byRedirect({ kind: "page", path, query: NO_QUERY });
    if (moved) return moved.location;
    const found = await resolve(path);
    if (!found) return path;
    return found.kind === "moved" ? found.location : null;
  }
  return async (address: Address): Promise<Redirected | null> => {
    if (address.kind !== "page") return null;
    for (const path of former(address.path)) {
      const to = MACHINES.test(path) ? path : await placeNow(path);
      if (to !== null)
        return { location: locationOf({ to, status: 302 }, address.query), status: 302 };
    }
    return null;
  };
}

const NO_QUERY = new URLSearchParams();

/** Files that the site has in each language, or for all, and that are no pages. */
const MACHINES = /^\/(?:llms\.txt|sitemap\.xml|sitemaps\/[a-z]+\.xml)$/;

/** Path, and query with fragment. */
const splitAt = (address: string): string[] => /^([^?#]*)(.*)$/.exec(address)?.slice(1) ?? [];

const settled = (written: Address): Address =>
  written.kind === "redirect" ? readAddress(written.location) : written;
