import {
  KEY_HEADER,
  readSchemaAnswer,
  SCHEMA_MOST,
  type SchemaAnswer,
} from "@meridian/contract/form-host/form-address";
import { boundedFetch, FetchError, readBytes } from "@meridian/contract/http";

/** Milliseconds until a host that does not say its rules is left alone. */
const TIMEOUT_MS = 5000;

/**
 * What came of a question. `away`: nobody answered who could know; `recognisesKeys`: the host said
 * so.
 */
export type Asked = (SchemaAnswer | { is: "away"; problem: string }) & { recognisesKeys: boolean };

interface Asking {
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
}

/** Answers of something in front of a host that is not there. */
const NOT_THERE = new Set([502, 503, 504]);

/**
 * Asks for the rules of the form at `feedback`; `schema` is their address. Sends no message, and
 * never throws.
 */
export async function askSchema(
  feedback: string,
  schema: string,
  { fetch, timeoutMs = TIMEOUT_MS }: Asking,
): Promise<Asked> {
  try {
    const { status, headers, body } = await boundedFetch(schema, {
      timeoutMs,
      most: SCHEMA_MOST,
      fetch,
      headers: { accept: "application/json", "user-agent": "Meridian-Intake/1" },
    });
    const recognisesKeys = headers.has(KEY_HEADER);
    if (NOT_THERE.has(status))
      return { is: "away", problem: `answered HTTP ${status}`, recognisesKeys };
    const answer = readSchemaAnswer({ status, body: new TextDecoder().decode(body) });
    // A Contact Form 7 from before 5.6 has forms and no schemas.
    const isOld = answer.is === "no-route" && (await takesPosts(feedback, { fetch, timeoutMs }));
    return isOld
      ? { is: "silent", problem: "knows no schemas", recognisesKeys }
      : { ...answer, recognisesKeys };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const isAnswer =
      error instanceof FetchError &&
      (error.problem === "too large" || error.problem === "redirects");
    return { is: isAnswer ? "silent" : "away", problem, recognisesKeys: false };
  }
}

/** Whether WordPress has a route that takes posts at an address: it says so to OPTIONS. */
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
