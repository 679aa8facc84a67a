/** The one way by which this host asks the running site: beside the purge (/purge → /deliveries, below the same folder where the site has one), and signed as that is. */
import { signatureOf } from "#purge/sender.ts";

export interface SiteDoor {
  /** The site's `/purge`. */
  purgeUrl: string;
  purgeSecret: string;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
}

export interface SiteQuestion {
  /** From the purge's folder. */
  path: string;
  /** What it asks; `for` names the address it is signed for. */
  question: { for: string } & Record<string, unknown>;
  /** Milliseconds the site may take. */
  patience: number;
}

export const siteAddress = ({ purgeUrl }: Pick<SiteDoor, "purgeUrl">, path: string): URL =>
  new URL(path, purgeUrl);

/** The site's answer, of whatever status; rejects when there is none. */
export function askSite(
  {
    purgeUrl,
    purgeSecret,
    fetch = (...asked) => globalThis.fetch(...asked),
    now = Date.now,
  }: SiteDoor,
  { path, question, patience }: SiteQuestion,
): Promise<Response> {
  const body = JSON.stringify({ ...question, at: now() });
  return fetch(siteAddress({ purgeUrl }, path), {
    method: "POST",
    body,
    redirect: "error",
    headers: { "content-type": "application/json", "x-signature": signatureOf(body, purgeSecret) },
    signal: AbortSignal.timeout(patience),
  });
}
