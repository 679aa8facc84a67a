/** Reads the site as a visitor, with a limit for each request. */
export interface Reply {
  path: string;
  status: number;
  location: string | null;
  type: string;
  body: string;
}

/** Milliseconds: more than the site's own limits on a busy machine, less than a hung request. */
const LIMIT = 20_000;
const MOST_REDIRECTS = 4;

/** A request that waited longer than its limit: it is not repeated. */
export class NoReply extends Error {}

const wasCut = (error: unknown): boolean => error instanceof TypeError;

export interface SiteClient {
  url: string;
  get(path: string): Promise<Reply>;
  /** Follows redirects of the site. */
  end(path: string): Promise<Reply>;
}

export function siteClient(url: string): SiteClient {
  async function get(path: string, isAgain = false): Promise<Reply> {
    try {
      const response = await fetch(url + path, {
        redirect: "manual",
        signal: AbortSignal.timeout(LIMIT),
      });
      return {
        path,
        status: response.status,
        location: response.headers.get("location"),
        type: response.headers.get("content-type") ?? "",
        body: await response.text(),
      };
    } catch (error) {
      if (error instanceof DOMException) throw new NoReply(`${path}: no reply within ${LIMIT} ms`);
      // A connection of before a restart.
      if (wasCut(error) && !isAgain) return get(path, true);
      throw new Error(`${path}: ${String(error)}`, { cause: error });
    }
  }
  return {
    url,
    get: (path) => get(path),
    async end(path) {
      let reply = await get(path);
      for (let hop = 0; hop < MOST_REDIRECTS && reply.location !== null; hop++) {
        const next = new URL(reply.location, url + reply.path);
        reply = await get(next.href.startsWith(url) ? next.pathname + next.search : "/");
      }
      return reply;
    },
  };
}
