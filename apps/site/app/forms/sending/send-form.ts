import type { FormAnswer } from "@meridian/contract/forms";
import type { Translate } from "@meridian/messages/messages";
import { postForm, type Post } from "#app/forms/sending/post-form.ts";

/** Longer than the server takes to read 10 MB over a slow connection. */
const TIMEOUT_MS = 150_000;

/** Outcome of a message, as far as the browser can tell. */
export interface SentAnswer extends FormAnswer {
  /** No response. */
  isLost?: true;
  /** Rate-limited (429), with a retry time. */
  isTooSoon?: true;
}

const failed = (message: string): SentAnswer => ({ status: "failed", message, errors: {} });

interface Sending {
  t: Translate;
  /** Stops the upload. Without effect after the whole body: the message may have arrived. */
  stop?: AbortSignal;
  onProgress?: (share: number) => void;
  post?: Post;
}

/**
 * Never throws. Only our own JSON with a 2xx status is a success (CON-09). A lost response is
 * retried once; the idempotency key prevents a second submission.
 */
export async function sendForm(
  address: string,
  body: FormData,
  { t, stop, onProgress, post = postForm }: Sending,
): Promise<SentAnswer> {
  const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(stop ? [stop] : [])]);
  const send = (): Promise<Response> => post(address, body, { signal, onProgress });
  try {
    const response = await send().then(
      (first) => (lostBehindProxy(first) ? send() : first),
      (error: unknown) => (signal.aborted ? Promise.reject(error) : send()),
    );
    return await read(response, t);
  } catch {
    return stop?.aborted
      ? failed(t("form.sendStopped"))
      : { ...failed(t("form.sendFailure")), isLost: true };
  }
}

const lostBehindProxy = ({ status }: Response): boolean => status === 502 || status === 504;

async function read(response: Response, t: Translate): Promise<SentAnswer> {
  const json: unknown = await response.json();
  if (!isAnswer(json)) return failed(t("form.sendFailure"));
  if (response.status === 429) return { ...json, isTooSoon: true };
  return json.status === "sent" && !response.ok ? failed(t("form.sendFailure")) : json;
}

const isAnswer = (json: unknown): json is FormAnswer =>
  typeof json === "object" &&
  json !== null &&
  "status" in json &&
  ["sent", "invalid", "failed"].includes(String(json.status)) &&
  "message" in json &&
  typeof json.message === "string" &&
  "errors" in json &&
  typeof json.errors === "object" &&
  json.errors !== null;
