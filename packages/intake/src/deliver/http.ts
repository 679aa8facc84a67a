import { connectionCode, connectionProblem } from "@meridian/http/bounded-fetch";
import type { Delivery } from "#deliver/deliverer.ts";
import { retryAfter } from "#outbox/backoff.ts";

/** Until an incomplete response is given up. */
const TIMEOUT_MS = 15_000;

export const retry = (error: string): Delivery => ({ outcome: "retry", error });

interface Posting {
  fetch: typeof globalThis.fetch;
  /** Aborted when the worker stops. */
  signal: AbortSignal;
  timeoutMs?: number;
  /** The outcome of a post that was sent and got no reply; retried without it. */
  onSilence?: ((error: string) => Delivery) | undefined;
}

/**
 * Codes of connections that were never made, so no byte was read. For TLS only handshake failures:
 * a later bad record does not affect what was read.
 */
const NEVER_MADE =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|UNABLE_TO_\w+|SELF_SIGNED_\w+|DEPTH_ZERO_\w+|ERR_TLS_(?:CERT_ALTNAME_INVALID|HANDSHAKE_TIMEOUT)|ERR_SSL_(?:WRONG_VERSION_NUMBER|UNSUPPORTED_PROTOCOL|\w+_ALERT_(?:HANDSHAKE_FAILURE|PROTOCOL_VERSION|UNRECOGNIZED_NAME)))$/;

/**
 * Posts and lets `judge` read the response, within one time limit. Throws only when `signal` is
 * aborted and `onSilence` is not given.
 */
export async function post(
  { fetch, signal, timeoutMs = TIMEOUT_MS, onSilence }: Posting,
  url: string,
  { body, headers }: { body: BodyInit; headers: Record<string, string> },
  judge: (response: Response) => Delivery | Promise<Delivery>,
): Promise<Delivery> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      body,
      // Contact Form 7 treats a User-Agent under two characters as spam.
      headers: { "user-agent": "Meridian-Intake/1", ...headers },
      // A followed 301 would turn the post into a GET and lose the message, or send it to a
      // stranger.
      redirect: "manual",
      signal: AbortSignal.any([signal, timeout]),
    });
    const delivery = await judge(response);
    // An unread body would hold its connection.
    await response.body?.cancel().catch(() => undefined);
    return delivery;
  } catch (error) {
    if (signal.aborted) {
      if (!onSilence) throw error;
      return onSilence("the site was stopped before a response arrived");
    }
    if (timeout.aborted) return (onSilence ?? retry)(`no answer within ${timeoutMs} ms`);
    const problem = connectionProblem(error);
    if (onSilence && !NEVER_MADE.test(connectionCode(error)))
      return onSilence(`the connection broke before a response arrived: ${problem}`);
    return retry(`could not be reached: ${problem}`);
  }
}

/** "Not now", from a host or a server in front of it. */
export const PASSING = new Set([408, 425, 429, 502, 503, 504]);

/** For a reply that is neither a success nor a verdict: later, and not before `Retry-After`. */
export function notNow({ status, headers }: Pick<Response, "status" | "headers">): Delivery {
  const afterMs = PASSING.has(status)
    ? retryAfter(headers.get("retry-after"), Date.now())
    : undefined;
  return {
    outcome: "retry",
    error: `answered HTTP ${status}${status >= 300 && status < 400 ? ", a redirect, which is not followed" : ""}`,
    ...(afterMs !== undefined && { afterMs }),
  };
}
