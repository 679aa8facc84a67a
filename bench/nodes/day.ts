/** A day behind Varnish in a minute, always the same: visitors by Zipf's law, and publishing. */
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { sessionOf } from "../../tests/editor-session.ts";
import { startVarnish } from "../../tests/deploy/varnish.ts";
import { EDITOR, type Nodes } from "../../tests/faults/nodes/nodes-fixture.ts";
import { assetsOf } from "../../tests/faults/nodes/assets.ts";
import { addressesOf } from "../../tests/faults/nodes/visitors.ts";
import { portAt } from "../../tests/ports.ts";
import { randomFrom } from "../../tests/random-from.ts";
import type { Bar } from "../result.ts";

const DAY = { requests: 20_000, publishes: 50, ms: 60_000, seed: 22 };
/** From a publish to the CDN's second purge: too short for a page request, so the day pauses. */
const PURGED_TWICE = 3500;
/** For the 12 hours of docs/scaling.md, half of the day. */
export const MAX_AGE = "120s";
/** Share of first visits, whose browsers also request the page's files. */
const FIRST_VISITS = 1 / 3;
const KINDS = ["vacancies", "vacancies", "blog-posts", "blog-posts", "services", "case-studies"];

/** Picks the home page most often, the next half as often, the third a third as often… */
function zipf(addresses: readonly string[], random: () => number): () => string {
  const others = addresses.filter((address) => address !== "/");
  const ranked = ["/", ...others.toSorted(() => random() - 0.5)];
  const sums: number[] = [];
  for (const rank of ranked.keys()) sums.push((sums.at(-1) ?? 0) + 1 / (rank + 1));
  return () => {
    const drawn = random() * (sums.at(-1) ?? 1);
    return ranked[sums.findIndex((sum) => sum >= drawn)] ?? "/";
  };
}

const read = (agent: Agent, path: string, encoding: string): Promise<number> =>
  new Promise((resolve) => {
    const headers = { host: "localhost", "accept-encoding": encoding };
    request({ host: "127.0.0.1", port: portAt(55), path, agent, headers }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", () => resolve(0));
    })
      .on("error", () => resolve(0))
      .end();
  });

async function editor(hosts: string) {
  const authorization = `JWT ${await sessionOf(hosts, EDITOR)}`;
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`${hosts}/cms/api${path}`, {
      method: body ? "PATCH" : "GET",
      headers: { authorization, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return async (kind: string, random: () => number): Promise<void> => {
    const { docs } = await call(`/${kind}?limit=200&depth=0`);
    const { id, title } = docs[Math.floor(random() * docs.length)];
    await call(`/${kind}/${id}`, { title: `${title}.`, _status: "published" });
  };
}

function browsers() {
  const newAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 32 });
  let agent = newAgent();
  const under = new Set<Promise<void>>();
  const statuses: Record<number, number> = {};
  return {
    statuses,
    waiting: (): number => under.size,
    request(path: string, encoding: string): void {
      const asking = read(agent, path, encoding).then((status) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        under.delete(asking);
      });
      under.add(asking);
    },
    settled: async (): Promise<void> => void (await Promise.all(under)),
    /** Varnish closes idle connections. */
    close(): void {
      agent.destroy();
      agent = newAgent();
    },
  };
}

function figuresOf(
  counted: (name: string) => number,
  statuses: Record<number, number>,
  fileRequests: number,
): { bars: Bar[]; raw: object } {
  const [hits, misses, passes] = [counted("cache_hit"), counted("cache_miss"), counted("s_pass")];
  const requests = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const share = (100 * hits) / (hits + misses + passes);
  const ofPages = 100 * (1 - (misses + passes - fileRequests) / DAY.requests);
  const name = `a day's log with ${DAY.publishes} publishes, from Varnish`;
  const failed = requests - (statuses[200] ?? 0);
  return {
    bars: [
      { name, value: share, unit: "%", atLeast: 95 },
      { name: `its ${DAY.requests} pages alone`, value: ofPages, unit: "%" },
      { name: "not answered 200", value: failed, unit: "requests", atMost: 0 },
    ],
    raw: {
      requests,
      hits,
      misses,
      passes,
      fileRequests,
      backend: counted("backend_req"),
      statuses,
    },
  };
}

async function filesOf(site: string, addresses: readonly string[]) {
  const files = new Map<string, readonly string[]>();
  for (const address of addresses)
    files.set(address, assetsOf(await (await fetch(site + address)).text()));
  return files;
}

const encodingOf = (drawn: number): string =>
  drawn < 0.92 ? "gzip, deflate, br" : drawn < 0.99 ? "gzip" : "identity";

export async function replayDay({ ports }: Nodes): Promise<{ bars: Bar[]; raw: object }> {
  const random = randomFrom(DAY.seed);
  const addresses = await addressesOf(ports.https);
  const pick = zipf(addresses, random);
  const files = await filesOf(`http://127.0.0.1:${ports.sites}`, addresses);
  const publishOne = await editor(`http://127.0.0.1:${ports.hosts}`);
  const varnish = await startVarnish({ port: portAt(55), site: ports.sites, memory: "128m" });
  const visitors = browsers();
  /** By address and encoding: missed once, because no publish changes them. */
  const requestedFiles = new Set<string>();
  const before = varnish.counters();
  let stoodStill = 0;
  const began = performance.now();
  const now = (): number => performance.now() - began - stoodStill;
  try {
    for (let number = 0, published = 0; number < DAY.requests; number += 1) {
      while (now() < (number / DAY.requests) * DAY.ms || visitors.waiting() > 256) await pause(2);
      if (number >= ((published + 0.5) * DAY.requests) / DAY.publishes) {
        const stands = performance.now();
        await visitors.settled();
        await publishOne(KINDS[(published += 1) % KINDS.length] ?? "services", random);
        await pause(PURGED_TWICE);
        visitors.close();
        stoodStill += performance.now() - stands;
      }
      const encoding = encodingOf(random());
      const page = pick();
      visitors.request(page, encoding);
      for (const file of random() < FIRST_VISITS ? (files.get(page) ?? []) : []) {
        requestedFiles.add(`${encoding} ${file}`);
        visitors.request(file, encoding);
      }
    }
    await visitors.settled();
    const after = varnish.counters();
    const counted = (name: string): number =>
      (after[`MAIN.${name}`] ?? 0) - (before[`MAIN.${name}`] ?? 0);
    return figuresOf(counted, visitors.statuses, requestedFiles.size);
  } finally {
    visitors.close();
    await varnish.stop();
  }
}
