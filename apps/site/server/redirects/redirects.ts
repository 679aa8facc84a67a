/**
 * Addresses that have moved, as the content host says by an extension of the contract. One that
 * knows no such call has none.
 */
import type { Redirect } from "@meridian/contract";
import { readAddress } from "#server/http/addresses.ts";
import type { Content } from "#server/content/content.ts";
import type { Log } from "#server/observability/log.ts";
import type { Invalidations } from "#server/content/invalidations.ts";

export interface Moved {
  /** Path of this site, maybe with query and anchor. */
  to: string;
  status: 301 | 302;
}

export interface Redirects {
  /** Where the page of this path has moved. Never rejects: without an answer nothing has. */
  find(path: string): Promise<Moved | null>;
}

export interface RedirectsOptions {
  content: Pick<Content, "forRender">;
  invalidations: Invalidations;
  log: Pick<Log, "warn">;
  /** Milliseconds the list is used for. */
  ttl: number;
}

const TAGS = ["redirects"];
/** Milliseconds until a host that could not say it is asked again. */
const RETRY = 3000;

/** The list is kept as a map, for it is looked at before each page that is not ready. */
export function createRedirects({ content, invalidations, log, ttl }: RedirectsOptions): Redirects {
  let known = { moved: new Map<string, Moved>(), at: -Infinity, until: -Infinity };
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const at = invalidations.now();
    try {
      const list = await content.forRender().read("redirects");
      known = {
        moved: mapOf(list ?? [], (from) =>
          log.warn(
            { from },
            "redirect left out: it must lead from a path of this site to another, and not in a circle",
          ),
        ),
        at,
        until: at + ttl,
      };
    } catch {
      // The call's failure is in the log already; what was known is better than nothing.
      known = { ...known, at, until: at + RETRY };
    }
  }

  const isWrong = (): boolean => invalidations.since(TAGS, known.at);

  return {
    async find(path) {
      if (known.until < invalidations.now() || isWrong()) {
        reading ??= read().finally(() => (reading = undefined));
        // A list that is only old does for the moment.
        if (isWrong() || known.at === -Infinity) await reading;
        // Asked before it was purged: what came is of before.
        if (isWrong()) await read();
      }
      return known.moved.get(path) ?? null;
    },
  };
}

/** By canonical path, each with where it leads in the end. */
export function mapOf(
  list: readonly Redirect[],
  leftOut: (from: string) => void,
): Map<string, Moved> {
  const direct = new Map<string, Moved>();
  for (const { from, to, status } of list) {
    const path = pathOf(from);
    if (path !== null && isOwn(to)) direct.set(path, { to: spelled(to), status });
    else leftOut(from);
  }
  const moved = new Map<string, Moved>();
  for (const [path, first] of direct) {
    const end = endOf(direct, path, first);
    if (end) moved.set(path, end);
    else leftOut(path);
  }
  return moved;
}

function endOf(direct: ReadonlyMap<string, Moved>, path: string, first: Moved): Moved | null {
  const seen = new Set([path]);
  for (let moved = first; ;) {
    const target = pathOf(moved.to) ?? "";
    if (seen.has(target)) return null;
    seen.add(target);
    const next = direct.get(target);
    if (!next) return moved;
    moved = { to: next.to, status: first.status === 302 ? 302 : next.status };
  }
}

const isOwn = (to: string): boolean =>
  /^\/(?![/\\])/.test(to) && !/[\s\\]/.test(to) && pathOf(to) !== null;

/** As a header can carry it: a host may write other letters as they are. */
const spelled = (to: string): string =>
  to.replace(/[^\x21-\x7e]+/g, (letters) => encodeURIComponent(letters.normalize("NFC")));

/** The canonical path of an address of this site. */
function pathOf(address: string): string | null {
  const read = readAddress(/^[^#]*/.exec(address)?.[0] ?? "");
  const settled = read.kind === "redirect" ? readAddress(read.location) : read;
  return settled.kind === "page" ? settled.path : null;
}

/** Where a visitor goes: the new address with what they asked for. */
export function locationOf({ to }: Moved, query: string): string {
  if (query === "") return to;
  const [, before = to, anchor = ""] = /^([^#]*)(.*)$/.exec(to) ?? [];
  return `${before}${before.includes("?") ? "&" : "?"}${query}${anchor}`;
}
