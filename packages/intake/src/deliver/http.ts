import { connectionProblem } from "@meridian/contract/http";
import type { Delivery } from "#deliver/deliverer.ts";
import { retryAfter } from "#outbox/backoff.ts";

/** Milliseconds until a server that does not answer to the end is given up for this time. */
const TIMEOUT_MS = 15_000;

export const retry = (error: string): Delivery => ({ outcome: "retry", error });

interface Posting {
  fetch: typeof globalThis.fetch;
  /** Ends when the worker stops. */
  signal: AbortSignal;
  timeoutMs?: number;
}

/**
 * Posts and lets `judge` read the answer, all within one time limit. Throws only when `signal` is
 * aborted.
 */
export async function post(
  { fetch, signal, timeoutMs = TIMEOUT_MS }: Posting,
  url: string,
  { body, headers }: { body: BodyInit; headers: Record<string, string> },
  judge: (response: Response) => Delivery | Promise<Delivery>,
): Promise<Delivery> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      body,
      // A User-Agent under two characters is spam to Contact Form 7.
      headers: { "user-agent": "Meridian-Intake/1", ...headers },
      // Followed, a 301 would turn the post into a GET and lose the message, or carry it to a
      // stranger.
      redirect: "manual",
      signal: AbortSignal.any([signal, timeout]),
    });
    const delivery = await judge(response);
    // Unread, a body would hold its connection.
    await response.body?.cancel().catch(() => undefined);
    return delivery;
  } catch (error) {
    if (signal.aborted) throw error;
    return retry(
      timeout.aborted
        ? `no answer within ${timeoutMs} ms`
        : `could not be reached: ${connectionProblem(error)}`,
    );
  }
}

/**
 * For an answer that is no success and no verdict either: later, and not before the server asks for
 * it.
 */
export function notNow(response: Response): Delivery {
  const afterMs =
    response.status === 429 || response.status === 503
      ? retryAfter(response.headers.get("retry-after"), Date.now())
      : undefined;
  return {
    outcome: "retry",
    error: `answered HTTP ${response.status}${response.status >= 300 && response.status < 400 ? ", a redirect, which is not followed" : ""}`,
    ...(afterMs !== undefined && { afterMs }),
  };
}
