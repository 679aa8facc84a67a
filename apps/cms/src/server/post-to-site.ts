/** Other requests to the site than the purge: signed, below its folder (/purge → /deliveries). */
import { boundedFetch, type BoundedReply } from "@meridian/http/bounded-fetch";
import { signedPost } from "@meridian/contract/site-protocol/signature";

/** Maximum bytes of a response: all undelivered deliveries are the longest. */
const MOST = 16 * 2 ** 20;

export interface SiteConnection {
  purgeUrl: string;
  purgeSecret: string;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
}

export interface SitePost {
  /** Relative to the purge's folder. */
  path: string;
  /** The body, without the time. */
  call: object;
  timeoutMs: number;
}

export const siteAddress = ({ purgeUrl }: Pick<SiteConnection, "purgeUrl">, path: string): URL =>
  new URL(path, purgeUrl);

/** Resolves with any status; rejects without a response. */
export const postToSite = (
  {
    purgeUrl,
    purgeSecret,
    fetch = (...response) => globalThis.fetch(...response),
    now = Date.now,
  }: SiteConnection,
  { path, call, timeoutMs }: SitePost,
): Promise<BoundedReply> => {
  const { body, headers } = signedPost({ ...call, at: now() }, purgeSecret);
  const { href } = siteAddress({ purgeUrl }, path);
  return boundedFetch(href, { timeoutMs, most: MOST, fetch, headers, body });
};
