import {
  KEY_HEADER,
  readSchemaAnswer,
  SCHEMA_MOST,
  type SchemaAnswer,
} from "@meridian/contract/form-host/form-address";
import { PASSING } from "#deliver/http.ts";
import { retryAfter } from "#outbox/backoff.ts";
import { boundedFetch, FetchError, readBytes } from "@meridian/http/bounded-fetch";

const TIMEOUT_MS = 5000;

/**
 * `away`: the host did not respond and must not be called before `afterMs` (`Retry-After`).
 * `recognisesKeys`: as the host declares.
 */
export type SchemaReading = (SchemaAnswer | { is: "away"; problem: string; afterMs?: number }) & {
  recognisesKeys: boolean;
};

interface Asking {
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
}

/** WordPress's REST replies link their root; a `rest_no_route` without it is unrelated to forms. */
const WORDPRESS = /rel="?https:\/\/api\.w\.org\//;

/** Reads the rules of the form at `feedback` from `schema`. Sends no message; never throws. */
export async function readSchema(
  feedback: string,
  schema: string,
  { fetch, timeoutMs = TIMEOUT_MS }: Asking,
): Promise<SchemaReading> {
  try {
    const { status, headers, body } = await boundedFetch(schema, {
      timeoutMs,
      most: SCHEMA_MOST,
      fetch,
      headers: { accept: "application/json", "user-agent": "Meridian-Intake/1" },
    });
    const recognisesKeys = headers.has(KEY_HEADER);
    if (PASSING.has(status)) {
      const afterMs = retryAfter(headers.get("retry-after"), Date.now());
      return { is: "away", problem: `answered HTTP ${status}`, recognisesKeys, afterMs };
    }
    const answer = readSchemaAnswer({ status, body: new TextDecoder().decode(body) });
    // Contact Form 7 before 5.6 has no schemas, nor has a host with only the specified calls.
    const isSilent =
      answer.is === "no-route" &&
      (!WORDPRESS.test(headers.get("link") ?? "") ||
        (await takesPosts(feedback, { fetch, timeoutMs })));
    return isSilent
      ? { is: "silent", problem: "offers no schemas", recognisesKeys }
      : { ...answer, recognisesKeys };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const isAnswer =
      error instanceof FetchError &&
      (error.problem === "too large" || error.problem === "redirects");
    return { is: isAnswer ? "silent" : "away", problem, recognisesKeys: false };
  }
}

/** Checks by OPTIONS whether WordPress accepts posts at an address. */
async function takesPosts(
  feedback: string,
  { fetch, timeoutMs = TIMEOUT_MS }: Asking,
): Promise<boolean> {
  const response = await fetch(feedback, {
    method: "OPTIONS",
    headers: { accept: "application/json", "user-agent": "Meridian-Intake/1" },
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body = (await readBytes(response.body, SCHEMA_MOST))?.toString("utf8") ?? "";
  const isAllowed = /\bPOST\b/.test(response.headers.get("allow") ?? "");
  return response.ok && (isAllowed || /"methods"\s*:\s*\[[^\]]*"POST"/.test(body));
}
