/** The typed client of the contract: one way to any host that serves it (API-02). */
import type { Call } from "#call.ts";
import { addressOf, calls, tagsOf, type GetCallName, type Params, type Reply } from "#calls.ts";
import type { Ask, ClientLog } from "#client/ask.ts";
import { CallError } from "#client/call-error.ts";
import { readAnswer } from "#client/answer.ts";
import { createCategories } from "#client/category.ts";
import { askHomePage } from "#client/home-page.ts";
import { createKnownRecords } from "#client/known-records.ts";
import { createListSettling, settleImages } from "#client/media.ts";
import { createMediaLibrary } from "#client/media-library.ts";
import { boundedFetch } from "#http/bounded-fetch.ts";
import { inTurn } from "#http/in-turn.ts";
import { REST_ROOT, restAddress } from "#http/rest-root.ts";
import type { Breach } from "#wordpress/read.ts";
import { shapeOf } from "#wordpress/shape-of.ts";

/** A list of 10 000 records has some 20 MB. */
const MOST = 32 * 2 ** 20;
const REDIRECTS = 5;
/**
 * Requests to a host at a time: a small WordPress has a handful of workers for all its visitors.
 * The home page makes eight calls, which are to go together, while a list is read ahead.
 */
const AT_ONCE = 10;

export interface ClientOptions {
  /** Origin of the content host, with a path in front of `/api` when it has one. */
  host: string;
  log: ClientLog;
  /** What stands there for `/api`, such as `/wp-json` or `?rest_route=`. */
  restRoot?: string | undefined;
  /** Id or slug of the home page, where it is not page 1120. */
  homePage?: string | undefined;
  /** Milliseconds a call may take; 5 000 by default. It may wait as long again for its turn. */
  timeout?: number;
  /**
   * What a call is that the host does not serve: absent by default; a failure for whoever has the
   * last good reply.
   */
  unserved?: "absent" | "failure";
  /** Bytes of one answer that are read; 32 MB by default. */
  most?: number;
  fetch?: typeof globalThis.fetch;
}

export interface Client {
  /**
   * Asks the host. `null` when the row says the record may be absent and it is. Throws `CallError`.
   */
  read<N extends GetCallName>(
    name: N,
    ...params: keyof Params<N> extends never ? [] : [Params<N>]
  ): Promise<Reply<N>>;
  /** The cache tags of a call, for whoever caches its reply. */
  tagsOf: typeof tagsOf;
  /** Asks anew for the pictures that are remembered: something at the host has changed. */
  forget(): void;
}

export function createClient(options: ClientOptions): Client {
  const { host, log, restRoot, homePage, unserved = "absent" } = options;
  const ask = asker(options);
  const askCategory = createCategories(ask);
  const media = createMediaLibrary({ ask, log });
  const [records, settleList] = [createKnownRecords(), createListSettling()];

  const jsonOf = (name: GetCallName, address: string): Promise<unknown> => {
    const row: Call = calls[name];
    if (name === "home") return askHomePage(ask, address, { page: homePage, log });
    return askCategory(name, address, row.absent, isLong(row));
  };
  const absentWhere = (error: unknown): undefined => {
    if (unserved === "absent" && error instanceof CallError && error.isUnserved) return undefined;
    throw error;
  };
  const read = async (name: GetCallName, params: Record<string, string> = {}): Promise<unknown> => {
    const { reply }: Call = calls[name];
    const address = addressOf(name, params);
    const url = restAddress(host, address, restRoot);
    const json = await jsonOf(name, address).catch(absentWhere);
    if (json === undefined) return null;
    const result = readIn(() => records.read(address, reply, json), name, url);
    for (const { path, problem, lost } of result.breaches)
      if (result.ok)
        log.warn(
          { call: name, url, path, problem },
          `content host breaks the contract: ${lost} left out`,
        );
    if (!result.ok) throw new CallError(name, url, namesOf(result.breaches));
    const settling = { host, media, call: name };
    return isRecords(result.value)
      ? settleList(address, result.value, settling)
      : settleImages(result.value, settling);
  };
  return {
    // Each row's schema gives its own reply; by a name that is not known yet the compiler cannot say it.
    read: read as Client["read"],
    tagsOf,
    forget: () => media.forget(),
  };
}

function readIn<T>(read: () => T, call: string, url: string): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new CallError(
        call,
        url,
        `answered a list with a record that is no JSON: ${error.message}`,
      );
    // The stack has an end: a post that contains itself, for one, is written without one.
    if (error instanceof RangeError)
      throw new CallError(call, url, "answered a record that is nested too deeply to be read");
    throw error;
  }
}

/**
 * A list that comes whole, however long. Others are posts of a category, a hundred at most, whose
 * categories are looked at.
 */
const isLong = ({ reply, query }: Call): boolean =>
  shapeOf(reply)?.kind === "list" && query === undefined;

const isRecords = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every((record) => typeof record === "object" && record !== null);

/** The first breaches; a list of a hundred broken alike needs no hundred lines. */
const namesOf = (breaches: readonly Breach[]): string =>
  breaches
    .slice(0, 5)
    .map(({ path, problem }) => `${path}: ${problem}`)
    .join("; ") + (breaches.length > 5 ? `; and ${breaches.length - 5} more` : "");

function asker({
  host,
  log,
  restRoot = REST_ROOT,
  timeout: timeoutMs = 5000,
  most = MOST,
  fetch = globalThis.fetch,
}: ClientOptions): Ask {
  const late = () => new Error(`did not come to this call within ${timeoutMs / 1000} s`);
  const turn = inTurn(AT_ONCE, { ms: timeoutMs, late });
  return async (call, address, absent, isList) => {
    const url = restAddress(host, address, restRoot);
    const headers = { accept: "application/json" };
    const reply = await turn(() =>
      boundedFetch(url, { timeoutMs, most, redirects: REDIRECTS, fetch, headers }),
    ).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CallError(call, url, reason, { cause: error });
    });
    return readAnswer(
      {
        status: reply.status,
        type: reply.headers.get("content-type"),
        body: new TextDecoder().decode(reply.body),
      },
      { call, url, absent, isList, notice: (note) => log.warn({ call, url }, note) },
    );
  };
}
