export interface BoundedFetchOptions {
  /** Milliseconds for the response with body and redirects. */
  timeoutMs: number;
  /** Bytes of the decompressed body. */
  most: number;
  /** Default 0: a redirect is a failure. */
  redirects?: number;
  fetch?: typeof globalThis.fetch;
  headers?: Record<string, string>;
  /** Makes it a POST, which is never repeated. */
  body?: string | URLSearchParams;
  /** Called before the body is read; may throw to stop there. */
  onHead?: (response: Response) => void;
}

export interface BoundedReply {
  status: number;
  headers: Headers;
  body: Buffer;
  /** After redirects. */
  url: string;
}

/** `unreachable`: no response came; the host failed, not the address. */
export type FetchProblem = "timeout" | "unreachable" | "too large" | "redirects";

/** `message` is the end of a sentence about the address. */
export class FetchError extends Error {
  override readonly name = "FetchError";
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** GET, or POST of `body`, within limits. Throws `FetchError` and errors of `onHead`. */
export async function boundedFetch(
  address: string,
  {
    timeoutMs,
    redirects = 0,
    fetch = globalThis.fetch,
    headers = {},
    body,
    ...options
  }: BoundedFetchOptions,
): Promise<BoundedReply> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = address;
  for (let hop = 0; ; hop++) {
    const init: RequestInit = {
      headers,
      redirect: "manual",
      signal,
      ...(body !== undefined && { method: "POST", body }),
    };
    const send = () => once(url, init, fetch, options);
    // A keep-alive connection that the host closed fails on its next use, so that is retried once.
    // Timeouts are not: a second request does not help a slow host.
    const reply = await send()
      .catch((error: unknown) =>
        error instanceof TypeError && body === undefined ? send() : Promise.reject(error),
      )
      .catch((error: unknown) => Promise.reject(failureOf(error, timeoutMs, options)));
    const location = reply.status > 299 && reply.status < 400 && reply.headers.get("location");
    if (!location || !URL.canParse(location, url)) return reply;
    url = new URL(location, url).href;
    if (hop === redirects)
      throw new FetchError(
        "redirects",
        redirects === 0
          ? `redirects to ${url}, which is not followed`
          : `redirects more than ${redirects} times, last to ${url}`,
      );
  }
}

async function once(
  url: string,
  init: RequestInit,
  fetch: typeof globalThis.fetch,
  { most, onHead }: Pick<BoundedFetchOptions, "most" | "onHead">,
): Promise<BoundedReply> {
  const response = await fetch(url, init);
  try {
    if (response.status < 300 || response.status > 399) onHead?.(response);
    const body = await readBytes(response.body, most);
    if (!body) throw new TooLarge();
    return { status: response.status, headers: response.headers, url, body };
  } catch (error) {
    // An unread body would hold the connection.
    await response.body?.cancel().catch(() => undefined);
    throw error;
  }
}

class TooLarge extends Error {}

function failureOf(error: unknown, timeoutMs: number, { most }: { most: number }): unknown {
  if (error instanceof TooLarge)
    return new FetchError("too large", `answered more than ${Math.round(most / 2 ** 20)} MB`);
  if (error instanceof Error && error.name === "TimeoutError")
    return new FetchError(
      "timeout",
      `did not answer within ${timeoutMs < 1000 ? `${timeoutMs} ms` : `${timeoutMs / 1000} s`}`,
      {
        cause: error,
      },
    );
  // fetch throws a TypeError; its cause is the connection's error.
  if (!(error instanceof TypeError)) return error;
  return new FetchError("unreachable", `could not be reached: ${connectionProblem(error)}`, {
    cause: error,
  });
}

/** The connection error's code, such as ECONNREFUSED, or its message. */
export function connectionCode(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
}

/** For the log: the code, explained if unclear. */
export function connectionProblem(error: unknown): string {
  const code = connectionCode(error);
  const more = CERTIFICATES[code];
  return more ? `${code}: ${more}` : code;
}

const UNKNOWN =
  "its certificate's authority is unknown here; name a company's authority in NODE_EXTRA_CA_CERTS";

/** Explains Node's codes for certificates. */
const CERTIFICATES: Record<string, string | undefined> = {
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN,
  CERT_HAS_EXPIRED: "its certificate is out of date",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host name",
};

/** A body's bytes; `null` if there are more than `most`. */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > most) {
      await reader?.cancel();
      return null;
    }
    chunks.push(value);
  }
}
