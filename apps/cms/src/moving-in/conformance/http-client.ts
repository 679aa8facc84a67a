import { CallError, restAddress } from "@meridian/contract";
import { boundedFetch } from "@meridian/http/bounded-fetch";
import { inTurn } from "@meridian/http/in-turn";

export interface HttpClientOptions {
  /** Origin of the host, with any path before `/api`. */
  host: string;
  restRoot?: string | undefined;
  /** For a whole response. */
  timeout?: number;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds before a request to an overloaded host is repeated. */
  pause?: number;
  /** Most bytes of one response. */
  most?: number;
}

export interface HttpReply {
  status: number;
  headers: Headers;
  body: string;
  url: string;
}

/** `address`: the contract's, or absolute. */
export type HttpClient = (call: string, address: string) => Promise<HttpReply>;

const MOST = 32 * 2 ** 20;
const AT_ONCE = 4;
const REDIRECTS = 5;
const TRIES = 3;
/** A host with such a status may recover in a moment. */
const BUSY = new Set([429, 502, 503, 504]);

/** In order, `AT_ONCE` in parallel. Throws `CallError`; its `cause` is set if the host failed. */
export function createHttpClient({
  host,
  restRoot,
  timeout = 10_000,
  fetch = globalThis.fetch,
  pause = 1000,
  most = MOST,
}: HttpClientOptions): HttpClient {
  const turn = inTurn(AT_ONCE);
  const request = async (call: string, url: string): Promise<HttpReply> => {
    for (let left = TRIES - 1; ; left--) {
      const reply = await sent(call, url, { timeout, fetch, most });
      if (!BUSY.has(reply.status) || left === 0) return reply;
      const seconds = Number(reply.headers.get("retry-after"));
      await new Promise((done) =>
        setTimeout(done, seconds > 0 ? Math.min(seconds * 1000, timeout) : pause),
      );
    }
  };
  return (call, address) =>
    turn(() =>
      request(call, URL.canParse(address) ? address : restAddress(host, address, restRoot)),
    );
}

type Sending = Required<Pick<HttpClientOptions, "timeout" | "fetch" | "most">>;

async function sent(
  call: string,
  url: string,
  { timeout: timeoutMs, fetch, most }: Sending,
): Promise<HttpReply> {
  try {
    const headers = { accept: "application/json" };
    const reply = await boundedFetch(url, {
      timeoutMs,
      most,
      redirects: REDIRECTS,
      fetch,
      headers,
    });
    return { ...reply, body: new TextDecoder().decode(reply.body) };
  } catch (error) {
    throw new CallError(call, url, error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  }
}
