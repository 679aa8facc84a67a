/**
 * The one way by which this host asks the running site: beside the purge (/purge → /deliveries,
 * below the same folder where the site has one), and signed as that is.
 */
import { boundedFetch, type BoundedReply } from "@meridian/contract/http";
import { signedPost } from "@meridian/contract/site-protocol/signature";

/** Bytes of an answer: the deliveries of all that is undelivered are the longest. */
const MOST = 16 * 2 ** 20;

export interface SiteConnection {
  /** The site's `/purge`. */
  purgeUrl: string;
  purgeSecret: string;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
}

export interface SitePost {
  /** From the purge's folder. */
  path: string;
  /** What is asked, without the time. */
  call: object;
  /** Milliseconds the site may take. */
  timeoutMs: number;
}

export const siteAddress = ({ purgeUrl }: Pick<SiteConnection, "purgeUrl">, path: string): URL =>
  new URL(path, purgeUrl);

/** The site's answer, of whatever status; rejects when there is none. */
export const postToSite = (
  {
    purgeUrl,
    purgeSecret,
    fetch = (...asked) => globalThis.fetch(...asked),
    now = Date.now,
  }: SiteConnection,
  { path, call, timeoutMs }: SitePost,
): Promise<BoundedReply> => {
  const { body, headers } = signedPost({ ...call, at: now() }, purgeSecret);
  const { href } = siteAddress({ purgeUrl }, path);
  return boundedFetch(href, { timeoutMs, most: MOST, fetch, headers, body });
};
