/** The CDN in front of the site: headers of responses, and purges. */
import { CDN_AGE_MS, type CdnChoice } from "@meridian/settings/cdn";
import { createPurgeQueue, type PurgeQueueOptions } from "#server/cdn/purge-queue.ts";
import { tagsOfResponse, tagsToPurge } from "#server/cdn/tags.ts";
import { vendorsOf } from "#server/cdn/vendors.ts";
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
  purge(tags: readonly string[]): void;
  close(): void;
}

/** Milliseconds before a repeated purge: for responses in transit and late nodes. */
const AGAIN_MS = 3000;

export function openCdn(
  choice: CdnChoice | undefined,
  parts: Pick<PurgeQueueOptions, "log" | "fetch" | "firstPause"> & { again?: number },
): Cdn | undefined {
  if (!choice) return undefined;
  const { again = AGAIN_MS } = parts;
  const [first, ...others] = vendorsOf(choice);
  const queues = [first, ...others].map((vendor, at) =>
    createPurgeQueue({
      ...parts,
      vendor,
      name: `the CDN (CDN=${choice.vendor}${others.length > 0 ? `, number ${at + 1} of CDN_URL` : ""})`,
    }),
  );
  const send = (tags: readonly string[]): void => queues.forEach((one) => one.add(tags));
  const seconds = CDN_AGE_MS / 1000;
  const age = first.age ? [first.age, `max-age=${seconds}`] : [];
  const tagHeaders = (tags: Iterable<string>): FlatHeaders => first.tags(tagsOfResponse(tags));
  const timers = new Set<NodeJS.Timeout>();
  return {
    maxAge: CDN_AGE_MS,
    cacheControl: first.age ? "" : `, s-maxage=${seconds}`,
    pageHeaders: (tags) => [...age, ...tagHeaders(tags)],
    tagHeaders,
    purge(tags) {
      const names = tagsToPurge(tags);
      send(names);
      const timer = setTimeout(() => (timers.delete(timer), send(names)), again);
      timers.add(timer.unref());
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      for (const one of queues) one.close();
    },
  };
}

/** Forbids all CDNs to cache a stale response: these headers are never set otherwise. */
export function withhold(response: Response): Response {
  const { headers } = response;
  for (const name of ["surrogate-control", "surrogate-key", "cdn-cache-control", "cache-tag"])
    headers.delete(name);
  const control = headers.get("cache-control");
  if (control?.includes("s-maxage"))
    headers.set("cache-control", control.replace(/,\s*s-maxage=\d+/, ""));
  return response;
}
