import { setTimeout as pause } from "node:timers/promises";
import { sessionOf } from "../../editor-session.ts";
import type { AppProcess } from "../../app-process.ts";
import { EDITOR, type Nodes } from "./nodes-fixture.ts";

const PAGE = "/privacy-policy";
const title = (edition: number): string => `Privacy, edition ${edition}.`;
const LOOK_EVERY = 25;

interface Watch {
  /** When a site first showed this edition or a later one, if it has. */
  shown(site: number, edition: number): number | undefined;
  /** One line per return of a site to an older edition. */
  wentBack: string[];
  end(): Promise<void>;
}

/** Polls the page on each site directly. */
function watch(sites: readonly AppProcess[]): Watch {
  const first = sites.map(() => new Map<number, number>());
  const latest = sites.map(() => 0);
  const wentBack: string[] = [];
  let isOver = false;
  const look = async ({ url }: AppProcess, at: number): Promise<void> => {
    for (let etag = ""; !isOver; await pause(LOOK_EVERY)) {
      const headers = { "accept-encoding": "identity", "if-none-match": etag };
      const answer = await fetch(url + PAGE, { headers });
      const html = await answer.text();
      if (answer.status === 304) continue;
      etag = answer.headers.get("etag") ?? "";
      const edition = Number(/Privacy, edition (\d+)\./.exec(html)?.[1] ?? 0);
      if (edition < (latest[at] ?? 0)) wentBack.push(`site ${at}: ${edition} after ${latest[at]}`);
      for (let each = (latest[at] ?? 0) + 1; each <= edition; each += 1)
        first[at]?.set(each, performance.now());
      latest[at] = Math.max(edition, latest[at] ?? 0);
    }
  };
  const looking = Promise.all(sites.map(look));
  return {
    shown: (site, edition) => first[site]?.get(edition),
    wentBack,
    async end() {
      isOver = true;
      await looking;
    },
  };
}

export interface Publishes {
  /** Milliseconds from the host's response to the editor until the last site shows it. */
  lags: number[];
  fromPress: number[];
  wentBack: string[];
}

/** Alternates content hosts: `every` ms, or when all sites show the previous edition. */
export async function publishEditions(
  { sites, ports }: Nodes,
  { first, count, every }: { first: number; count: number; every?: number },
): Promise<Publishes> {
  const hosts = `http://127.0.0.1:${ports.hosts}`;
  const session = await sessionOf(hosts, EDITOR);
  const watching = watch(sites);
  const pressed = new Map<number, { at: number; answered: number }>();
  const lastShown = (edition: number): number =>
    Math.max(...sites.map((_, at) => watching.shown(at, edition) ?? Infinity));
  const untilShown = async (edition: number): Promise<void> => {
    for (const end = performance.now() + 60_000; lastShown(edition) === Infinity;) {
      if (performance.now() > end) throw new Error(`edition ${edition} is not shown after 60 s`);
      await pause(10);
    }
  };
  try {
    for (let edition = first; edition < first + count; edition += 1) {
      const at = performance.now();
      const answer = await fetch(`${hosts}/cms/api/globals/privacy-policy`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `JWT ${session}` },
        body: JSON.stringify({ title: title(edition), _status: "published" }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`edition ${edition}: ${answer.status} ${text.slice(0, 300)}`);
      pressed.set(edition, { at, answered: performance.now() });
      await (every === undefined ? untilShown(edition) : pause(every));
    }
    await untilShown(first + count - 1);
  } finally {
    await watching.end();
  }
  const since = (moment: "at" | "answered"): number[] =>
    [...pressed].map(([edition, times]) => Math.max(0, lastShown(edition) - times[moment]));
  return { lags: since("answered"), fromPress: since("at"), wentBack: watching.wentBack };
}
