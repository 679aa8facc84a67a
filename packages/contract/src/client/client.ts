/** The typed client of the contract: one way to any host that serves it (API-02). */
import {
  addressOf,
  calls,
  tagsOf,
  type Call,
  type GetCallName,
  type Params,
  type Reply,
} from "#calls.ts";
import type { Ask, ClientLog } from "#client/ask.ts";
import { CallError } from "#client/call-error.ts";
import { readAnswer } from "#client/answer.ts";
import { byCategory } from "#client/category.ts";
import { createKnownRecords } from "#client/known-records.ts";
import { createListSettling, settleImages } from "#client/media.ts";
import { boundedFetch } from "#http/bounded-fetch.ts";
import type { Breach } from "#wordpress/read.ts";
import { shapeOf } from "#wordpress/shape-of.ts";

/** A list of 10 000 records has some 20 MB. */
const MOST = 32 * 2 ** 20;
const REDIRECTS = 5;

export interface ClientOptions {
  /** Origin of the content host, with a path in front of `/api` when it has one. */
  host: string;
  log: ClientLog;
  /** Milliseconds a call may take; 5 000 by default. */
  timeout?: number;
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
}

export function createClient(options: ClientOptions): Client {
  const ask = asker(options);
  const [records, settleList] = [createKnownRecords(), createListSettling()];
  const read = async (name: GetCallName, params: Record<string, string> = {}): Promise<unknown> => {
    const row: Call = calls[name];
    const address = addressOf(name, params);
    const json = await byCategory(
      ask,
      name,
      address,
      await ask(name, address, row.absent, isLong(row)),
    );
    if (json === undefined) return null;
    const result = readIn(
      () => records.read(address, row.reply, json),
      name,
      options.host + address,
    );
    for (const { path, problem, lost } of result.breaches)
      if (result.ok)
        options.log.warn(
          { call: name, url: options.host + address, path, problem },
          `content host breaks the contract: ${lost} left out`,
        );
    if (!result.ok) throw new CallError(name, options.host + address, namesOf(result.breaches));
    const settling = { host: options.host, ask, log: options.log, call: name };
    return isRecords(result.value)
      ? settleList(address, result.value, settling)
      : settleImages(result.value, settling);
  };
  // Each row's schema gives its own reply; by a name that is not known yet the compiler cannot say it.
  return { read: read as Client["read"], tagsOf };
}

function readIn<T>(read: () => T, call: string, url: string): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof SyntaxError
      ? new CallError(call, url, `answered a list with a record that is no JSON: ${error.message}`)
      : error;
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
  timeout: timeoutMs = 5000,
  most = MOST,
  fetch = globalThis.fetch,
}: ClientOptions): Ask {
  return async (call, address, absent, isList) => {
    const url = host + address;
    const headers = { accept: "application/json" };
    const {
      status,
      headers: said,
      body,
    } = await boundedFetch(url, {
      timeoutMs,
      most,
      redirects: REDIRECTS,
      fetch,
      headers,
    }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CallError(call, url, reason, { cause: error });
    });
    return readAnswer(
      { status, type: said.get("content-type"), body: new TextDecoder().decode(body) },
      { call, url, absent, isList },
    );
  };
}
