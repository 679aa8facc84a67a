/**
 * The one way by which this host asks the running site: beside the purge (/purge → /deliveries,
 * below the same folder where the site has one), and signed as that is.
 */
import { signedPost } from "@meridian/contract/site-protocol/signature";

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
): Promise<Response> =>
  fetch(siteAddress({ purgeUrl }, path), {
    ...signedPost({ ...call, at: now() }, purgeSecret),
    signal: AbortSignal.timeout(timeoutMs),
  });
