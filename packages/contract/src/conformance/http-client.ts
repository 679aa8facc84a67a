/**
 * How the conformance check asks a host: patiently, a few questions at a time, and never for more than it can
 * hold.
 */
import { CallError } from "#client/call-error.ts";
import { boundedFetch } from "#http/bounded-fetch.ts";
import { inTurn } from "#http/in-turn.ts";
import { restAddress } from "#http/rest-root.ts";

export interface HttpClientOptions {
  /** Origin of the host, with a path in front of `/api` when it has one. */
  host: string;
  /** What stands there for `/api`. */
  restRoot?: string | undefined;
  /** Milliseconds an answer may take, its body included. */
  timeout?: number;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds before a host that is overloaded for the moment is asked again. */
  pause?: number;
  /** Bytes of one answer that are read. */
  most?: number;
}

/** An answer, read whole. */
export interface HttpReply {
  status: number;
  headers: Headers;
  body: string;
  /** Where the answer came from; another address than the one asked after a redirect. */
  url: string;
}

/** `address`: the contract's, or a whole one. */
export type HttpClient = (call: string, address: string) => Promise<HttpReply>;

const MOST = 32 * 2 ** 20;
const AT_ONCE = 4;
const REDIRECTS = 5;
const TRIES = 3;
/** Answers of a host that may do better in a moment. */
const BUSY = new Set([429, 502, 503, 504]);

/**
 * Asks for one address after the other, `AT_ONCE` at a time. Throws `CallError`, with a `cause`
 * where the host could not be reached or did not finish.
 */
export function createHttpClient({
  host,
  restRoot,
  timeout = 10_000,
  fetch = globalThis.fetch,
  pause = 1000,
  most = MOST,
}: HttpClientOptions): HttpClient {
  const turn = inTurn(AT_ONCE);
  const ask = async (call: string, url: string): Promise<HttpReply> => {
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
    turn(() => ask(call, URL.canParse(address) ? address : restAddress(host, address, restRoot)));
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
