import { connectionCode, connectionProblem } from "@meridian/http/bounded-fetch";
import type { Delivery } from "#deliver/deliverer.ts";
import { retryAfter } from "#outbox/backoff.ts";

/** For a complete response. */
const TIMEOUT_MS = 15_000;

export const retry = (error: string): Delivery => ({ outcome: "retry", error });

export interface Posting {
  fetch: typeof globalThis.fetch;
  signal: AbortSignal;
  timeoutMs?: number;
  /** Outcome of a post without a reply; default: retried. */
  onSilence?: ((error: string) => Delivery) | undefined;
}

/**
 * Errors before a connection existed, when no byte was read. For TLS only handshake failures: after
 * a bad record some bytes may have been read.
 */
const NEVER_MADE =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|UNABLE_TO_\w+|SELF_SIGNED_\w+|DEPTH_ZERO_\w+|ERR_TLS_(?:CERT_ALTNAME_INVALID|HANDSHAKE_TIMEOUT)|ERR_SSL_(?:WRONG_VERSION_NUMBER|UNSUPPORTED_PROTOCOL|\w+_ALERT_(?:HANDSHAKE_FAILURE|PROTOCOL_VERSION|UNRECOGNIZED_NAME)))$/;

/** Posts within one time limit. Throws only if `signal` is aborted without `onSilence`. */
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
      // For Contact Form 7 a User-Agent under two characters is spam.
      headers: { "user-agent": "Meridian-Intake/1", ...headers },
      // A followed 301 would turn the post into a GET and lose the message, or send it to a
      // stranger.
      redirect: "manual",
      signal: AbortSignal.any([signal, timeout]),
    });
    const delivery = await judge(response);
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

/** Temporary, from a host or its proxy. */
export const PASSING = new Set([408, 425, 429, 502, 503, 504]);

/** For a reply that is neither success nor verdict: later, not before `Retry-After`. */
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
