/**
 * The only requests from this host to the running site besides the purge: below the purge's folder
 * (/purge → /deliveries), and signed in the same way.
 */
import { boundedFetch, type BoundedReply } from "@meridian/http/bounded-fetch";
import { signedPost } from "@meridian/contract/site-protocol/signature";

/** Bytes of a response: the list of all undelivered deliveries is the longest. */
const MOST = 16 * 2 ** 20;

export interface SiteConnection {
  /** The site's `/purge`. */
  purgeUrl: string;
  purgeSecret: string;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
}

export interface SitePost {
  /** Relative to the purge's folder. */
  path: string;
  /** The request's body, without the time. */
  call: object;
  /** Timeout in milliseconds. */
  timeoutMs: number;
}

export const siteAddress = ({ purgeUrl }: Pick<SiteConnection, "purgeUrl">, path: string): URL =>
  new URL(path, purgeUrl);

/** The site's response with any status; rejects when there is none. */
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
