/** The CDN in front of the site: headers of responses, and purges. */
import type { CdnChoice } from "@meridian/settings/cdn";
import { cloudflare } from "#server/cdn/cloudflare.ts";
import { cloudfront } from "#server/cdn/cloudfront.ts";
import { fastly } from "#server/cdn/fastly.ts";
import { createForgetting, type ForgettingOptions } from "#server/cdn/forgetting.ts";
import { tagsOfAnswer, tagsToForget } from "#server/cdn/tags.ts";
import { varnish } from "#server/cdn/varnish.ts";
import type { Vendor } from "#server/cdn/vendor.ts";
import type { FlatHeaders } from "#server/http/prepared-response.ts";

export interface Cdn {
  /** Milliseconds a page may be cached. */
  maxAge: number;
  /** Appended to the `Cache-Control` of a response that may be cached that long. */
  cacheControl: string;
  /** Further headers of such a response, with its tags. */
  pageHeaders(tags: Iterable<string>): FlatHeaders;
  /** For a response with its own lifetime. */
  tagHeaders(tags: Iterable<string>): FlatHeaders;
  /** Purges these tags. Never waits and never fails. */
  forget(tags: readonly string[]): void;
  close(): void;
}

/**
 * Milliseconds after which a purge is repeated: for responses that were in transit during the
 * first, or came from a node not yet notified.
 */
const AGAIN_MS = 3000;

export function openCdn(
  choice: CdnChoice | undefined,
  parts: Pick<ForgettingOptions, "log" | "fetch" | "firstPause"> & { again?: number },
): Cdn | undefined {
  if (!choice) return undefined;
  const { again = AGAIN_MS } = parts;
  const [first, ...others] = vendorsOf(choice);
  const told = [first, ...others].map((vendor, at) =>
    createForgetting({
      ...parts,
      vendor,
      name: `the CDN (CDN=${choice.vendor}${others.length > 0 ? `, number ${at + 1} of CDN_URL` : ""})`,
    }),
  );
  const tell = (tags: readonly string[]): void => told.forEach((one) => one.add(tags));
  const seconds = Math.floor(choice.maxAge / 1000);
  const age = first.age ? [first.age, `max-age=${seconds}`] : [];
  const tagHeaders = (tags: Iterable<string>): FlatHeaders => first.tags(tagsOfAnswer(tags));
  const timers = new Set<NodeJS.Timeout>();
  return {
    maxAge: choice.maxAge,
    cacheControl: first.age ? "" : `, s-maxage=${seconds}`,
    pageHeaders: (tags) => [...age, ...tagHeaders(tags)],
    tagHeaders,
    forget(tags) {
      const names = tagsToForget(tags);
      tell(names);
      const timer = setTimeout(() => (timers.delete(timer), tell(names)), again);
      timers.add(timer.unref());
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      for (const one of told) one.close();
    },
  };
}

/** Several Varnish servers, each of which is purged. */
function vendorsOf({ vendor, urls, id, token }: CdnChoice): [Vendor, ...Vendor[]] {
  const [url, ...others] = urls;
  const api = url.replace(/\/+$/, "");
  switch (vendor) {
    case "varnish":
      return [varnish(url), ...others.map(varnish)];
    case "cloudflare":
      return [cloudflare(id, token, api)];
    case "fastly":
      return [fastly(id, token, api)];
    case "cloudfront":
      return [cloudfront(id, token, api)];
  }
}
