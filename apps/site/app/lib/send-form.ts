import { SEND_FAILURE, type FormAnswer } from "@meridian/contract/forms";

/** Milliseconds until an answer is given up: longer than the server takes to read 10 MB over a slow line. */
const PATIENCE_MS = 150_000;

const FAILURE: FormAnswer = { status: "failed", message: SEND_FAILURE, errors: {} };

/**
 * Posts a form and reads what became of it. Never throws. Anything but our own answer with a 2xx is no success
 * (CON-09). A lost reply is asked for once more: the body bears its key, so a message that did arrive is not sent twice.
 */
export async function sendForm(address: string, body: FormData, fetch: typeof globalThis.fetch = globalThis.fetch): Promise<FormAnswer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const post = (): Promise<Response> => fetch(address, { method: "POST", body, headers: { accept: "application/json" }, signal });
  try {
    const response = await post().then((first) => (lostBehindProxy(first) ? post() : first), (error: unknown) => (signal.aborted ? Promise.reject(error) : post()));
    return await read(response);
  } catch {
    return FAILURE;
  }
}

const lostBehindProxy = ({ status }: Response): boolean => status === 502 || status === 504;

async function read(response: Response): Promise<FormAnswer> {
  const json: unknown = await response.json();
  if (!isAnswer(json)) return FAILURE;
  return json.status === "sent" && !response.ok ? FAILURE : json;
}

const isAnswer = (json: unknown): json is FormAnswer =>
  typeof json === "object" && json !== null && "status" in json && ["sent", "invalid", "failed"].includes(String(json.status)) && "message" in json && typeof json.message === "string" && "errors" in json && typeof json.errors === "object" && json.errors !== null;
