/** How a survey asks a host: patiently, a few questions at a time, and never for more than it can hold. */
import { CallError } from "#call-error.ts";

export interface DoorOptions {
  /** Origin of the host, with a path in front of `/api` when it has one. */
  host: string;
  /** Milliseconds an answer may take, its body included. */
  timeout?: number;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds before a host that is overloaded for the moment is asked again. */
  pause?: number;
  /** Bytes of one answer that are read. */
  most?: number;
}

/** An answer, read whole. */
export interface Letter {
  status: number;
  headers: Headers;
  body: string;
  /** Where the answer came from; another address than the one asked after a redirect. */
  url: string;
}

export type Door = (call: string, address: string) => Promise<Letter>;

const MEGABYTE = 2 ** 20;
const MOST = 32 * MEGABYTE;
const AT_ONCE = 4;
const REDIRECTS = 5;
const TRIES = 3;
/** Answers of a host that may do better in a moment. */
const BUSY = new Set([429, 502, 503, 504]);

/** Asks for one address after the other, `AT_ONCE` at a time. Throws `CallError`, with a `cause` where the host could not be reached or did not finish. */
export function openDoor({
  host,
  timeout = 10_000,
  fetch = globalThis.fetch,
  pause = 1000,
  most = MOST,
}: DoorOptions): Door {
  const inTurn = limited(AT_ONCE);
  const ask = async (call: string, url: string): Promise<Letter> => {
    for (let left = TRIES - 1; ; left--) {
      const letter = await followed(call, url, { timeout, fetch, most });
      if (!BUSY.has(letter.status) || left === 0) return letter;
      const seconds = Number(letter.headers.get("retry-after"));
      await new Promise((done) =>
        setTimeout(done, seconds > 0 ? Math.min(seconds * 1000, timeout) : pause),
      );
    }
  };
  return (call, address) => inTurn(() => ask(call, host + address));
}

type Sending = Required<Pick<DoorOptions, "timeout" | "fetch" | "most">>;

async function followed(call: string, asked: string, sending: Sending): Promise<Letter> {
  let url = asked;
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const letter = await sent(call, url, sending);
    const location = letter.headers.get("location");
    if (
      letter.status < 300 ||
      letter.status > 399 ||
      location === null ||
      !URL.canParse(location, url)
    )
      return letter;
    url = new URL(location, url).href;
  }
  throw new CallError(call, asked, `redirects more than ${REDIRECTS} times, last to ${url}`, {
    cause: "redirects",
  });
}

async function sent(call: string, url: string, { timeout, fetch, most }: Sending): Promise<Letter> {
  const signal = AbortSignal.timeout(timeout);
  const once = async (): Promise<Letter> => {
    const response = await fetch(url, {
      headers: { accept: "application/json" },
      redirect: "manual",
      signal,
    });
    return {
      status: response.status,
      headers: response.headers,
      url,
      body: await bodyOf(response, most),
    };
  };
  try {
    return await once().catch((error: unknown) =>
      error instanceof TypeError ? once() : Promise.reject(error),
    );
  } catch (error) {
    throw new CallError(call, url, reasonOf(error, timeout), { cause: error });
  }
}

class TooLarge extends Error {}

async function bodyOf(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  if (!response.body) return "";
  // Node's streams can be walked through; the types of the browser's do not know.
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > most) throw new TooLarge(`answered more than ${Math.round(most / MEGABYTE)} MB`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function reasonOf(error: unknown, timeout: number): string {
  if (error instanceof TooLarge) return error.message;
  if (error instanceof Error && error.name === "TimeoutError")
    return `did not answer within ${timeout / 1000} s`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `could not be reached: ${cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : String(cause)}`;
}

/** Runs `AT_ONCE` tasks at a time, the others in the order they came. */
function limited(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= atOnce) await new Promise<void>((done) => waiting.push(done));
    else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
