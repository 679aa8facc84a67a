/** The typed client of the contract (API-02). */
import { pageAddress, PAGES_HEADER, STATE_HEADER, type Call } from "#call.ts";
import { addressOf, calls, tagsOf, type GetCallName, type Params, type Reply } from "#calls.ts";
import type { RequestJson, ClientLog } from "#client/request-json.ts";
import { CallError } from "#client/call-error.ts";
import { readAnswer } from "#client/answer.ts";
import { createCategories } from "#client/category.ts";
import { requestHomePage } from "#client/home-page.ts";
import { createKnownLists } from "#client/known-lists.ts";
import { createKnownRecords } from "#client/known-records.ts";
import { createListSettling, settleImages } from "#client/media.ts";
import { createMediaLibrary } from "#client/media-library.ts";
import { MOST_PAGES, withFurtherPages } from "#client/further-pages.ts";
import { boundedFetch, type BoundedReply } from "@meridian/http/bounded-fetch";
import { inTurn } from "@meridian/http/in-turn";
import { REST_ROOT, restAddress } from "#rest-root.ts";
import type { Breach } from "#wordpress/read.ts";
import { shapeOf } from "#wordpress/shape-of.ts";

/** A list of 10,000 records has about 20 MB. */
const MOST = 32 * 2 ** 20;
const REDIRECTS = 5;
/**
 * Parallel requests to a host. A small WordPress has a handful of workers for all visitors; the
 * home page makes eight calls at once while a list is read ahead.
 */
const AT_ONCE = 10;

export interface ClientOptions {
  /** Origin of the content host, with any path before `/api`. */
  host: string;
  log: ClientLog;
  restRoot?: string | undefined;
  /** Id or slug of the home page; default: page 1120. */
  homePage?: string | undefined;
  /** Milliseconds for a call; default 5 000. It may wait as long again for its turn. */
  timeout?: number;
  /**
   * For a call that the host does not serve: absent, or a failure if a cached reply can replace it.
   */
  unserved?: "absent" | "failure";
  most?: number;
  fetch?: typeof globalThis.fetch;
}

export interface Client {
  /** `null` when the record is absent and the row allows it. Throws `CallError`. */
  read<N extends GetCallName>(
    name: N,
    ...params: keyof Params<N> extends never ? [] : [Params<N>]
  ): Promise<Reply<N>>;
  tagsOf: typeof tagsOf;
  /** Drops cached pictures, after a change at the host. */
  dropPictures(): void;
}

export function createClient(options: ClientOptions): Client {
  const { host, log, restRoot, homePage, unserved = "absent" } = options;
  const requestJson = asker(options);
  const requestCategory = createCategories(requestJson);
  const media = createMediaLibrary({ requestJson, log });
  const [records, settleList] = [createKnownRecords(), createListSettling()];

  const jsonOf = (name: GetCallName, address: string): Promise<unknown> => {
    const row: Call = calls[name];
    if (name === "home") return requestHomePage(requestJson, address, { page: homePage, log });
    return requestCategory(name, address, row.absent, {
      isList: isLong(row),
      isWhole: shapeOf(row.reply)?.kind === "list",
    });
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
          `content host breaks the contract: ${lost} omitted`,
        );
    if (!result.ok) throw new CallError(name, url, namesOf(result.breaches));
    const settling = { host, media, call: name };
    return isRecords(result.value)
      ? settleList(address, result.value, settling)
      : settleImages(result.value, settling);
  };
  return {
    // Each row's schema has its own reply, which the compiler cannot express for a variable name.
    read: read as Client["read"],
    tagsOf,
    dropPictures: () => media.expire(),
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
        `returned a list with a record that is not JSON: ${error.message}`,
      );
    // A post that contains itself can exceed the stack.
    if (error instanceof RangeError)
      throw new CallError(call, url, "returned a record that is nested too deeply to be read");
    throw error;
  }
}

/** A list without a query. Other lists are a category's posts: at most a hundred a page, and checked. */
const isLong = ({ reply, query }: Call): boolean =>
  shapeOf(reply)?.kind === "list" && query === undefined;

const isRecords = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every((record) => typeof record === "object" && record !== null);

/** The first five breaches: a hundred equal ones need no hundred lines. */
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
}: ClientOptions): RequestJson {
  const late = () => new Error(`did not come to this call within ${timeoutMs / 1000} s`);
  const turn = inTurn(AT_ONCE, { ms: timeoutMs, late });
  const request = async (call: string, url: string): Promise<BoundedReply> => {
    const headers = { accept: "application/json" };
    return turn(() =>
      boundedFetch(url, { timeoutMs, most, redirects: REDIRECTS, fetch, headers }),
    ).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CallError(call, url, reason, { cause: error });
    });
  };
  const lists = createKnownLists();
  return async (call, address, absent, { isList, isWhole = false } = {}) => {
    const jsonAt = async (url: string, reply: BoundedReply): Promise<unknown> =>
      readAnswer(
        {
          status: reply.status,
          type: reply.headers.get("content-type"),
          body: new TextDecoder().decode(reply.body),
        },
        { call, url, absent, isList, notice: (note) => log.warn({ call, url }, note) },
      );
    const readFrom = async (first: string): Promise<{ json: unknown; state: string | null }> => {
      const url = restAddress(host, first, restRoot);
      const reply = await request(call, url);
      const json = await jsonAt(url, reply);
      const pages = isWhole ? Number(reply.headers.get(PAGES_HEADER)) : 0;
      if (pages > MOST_PAGES)
        log.warn(
          { call, url, pages },
          `a list is longer than ${MOST_PAGES} pages: the rest is omitted`,
        );
      const whole = await withFurtherPages(json, pages, async (page) => {
        const next = restAddress(host, pageAddress(address, page), restRoot);
        const further = await request(call, next);
        return REFUSED.has(further.status) ? undefined : jsonAt(next, further);
      });
      return { json: whole, state: reply.headers.get(STATE_HEADER) };
    };
    return isList && isWhole ? lists.read(address, readFrom) : (await readFrom(address)).json;
  };
}

/** WordPress's responses to a page past the end. */
const REFUSED: ReadonlySet<number> = new Set([400, 404]);
