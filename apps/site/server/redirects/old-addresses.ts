/** Permalinks of records from before the site was in front of a WordPress, without an import. */
import { plainName } from "@meridian/contract/record-name";
import { within } from "@meridian/http/within";
import type { KnownPermalinks } from "#server/content/known-permalinks.ts";
import type { Moved } from "#server/redirects/redirects.ts";

export interface OldAddresses {
  /** The record with this permalink, at its new address. `target`: path and query as requested. */
  find(target: string): Promise<Moved | null>;
  /** Whether a parameter of the home page names a record: by its number, or by a list. */
  isNamedByParameter(target: string): boolean;
}

export interface OldAddressesOptions {
  /** Absent: no host whose addresses are this site's. */
  permalinks: KnownPermalinks | undefined;
  /** Milliseconds to wait for the host's lists. */
  timeoutMs: number;
}

/** Parameters of a WordPress without pretty permalinks; its lists name others. */
const NAMING = ["p", "page_id", "vacancy"];
const LONGEST = 1000;

export function createOldAddresses({ permalinks, timeoutMs }: OldAddressesOptions): OldAddresses {
  const urlOf = (target: string): URL | undefined => {
    const address = `http://site.invalid${target}`;
    return target.startsWith("/") && target.length <= LONGEST && URL.canParse(address)
      ? new URL(address)
      : undefined;
  };
  const parameterOf = (url: URL): string | undefined =>
    NAMING.find((name) => url.searchParams.has(name)) ?? permalinks?.latest()?.parameter(url);

  return {
    isNamedByParameter(target) {
      const url = target.startsWith("/?") ? urlOf(target) : undefined;
      return url !== undefined && permalinks !== undefined && parameterOf(url) !== undefined;
    },
    async find(target) {
      const url = urlOf(target);
      if (!url || !permalinks) return null;
      if (url.pathname !== "/") url.search = "";
      const known = await within(timeoutMs, permalinks.read());
      const to = known?.named(url);
      if (to === undefined) return null;
      const parameter = parameterOf(url);
      if (parameter === undefined && spelled(to) === spelled(url.pathname)) return null;
      return { to, status: 301, ...(parameter && { parameter }) };
    },
  };
}

/** The site's spelling of a path. */
const spelled = (path: string): string => plainName(path).replace(/\/+$/, "") || "/";
