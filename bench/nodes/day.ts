/**
 * A day of a site behind Varnish, in a minute: visitors by Zipf's law over the site's real
 * addresses, and editors who publish. The same each time.
 */
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { sessionOf } from "../../tests/editor-session.ts";
import { startVarnish } from "../../tests/deploy/varnish.ts";
import { EDITOR, type Nodes } from "../../tests/faults/nodes/stand.ts";
import { addressesOf } from "../../tests/faults/nodes/visitors.ts";
import { portAt } from "../../tests/ports.ts";
import type { Bar } from "../result.ts";

const DAY = { requests: 20_000, publishes: 50, ms: 60_000, seed: 22 };
/** The 12 hours of docs/scaling.md, of such a day. */
export const MAX_AGE = "30s";
const KINDS = ["vacancies", "vacancies", "blog-posts", "blog-posts", "services", "case-studies"];

/** Numbers from 0 to 1 that are the same for each seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks an address: the home page most often, the next half as often, a third as often… */
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

export async function replayDay({ ports }: Nodes): Promise<{ bars: Bar[]; raw: object }> {
  const random = randomFrom(DAY.seed);
  const addresses = await addressesOf(ports.https);
  const pick = zipf(addresses, random);
  const publishOne = await editor(`http://127.0.0.1:${ports.hosts}`);
  const varnish = await startVarnish({ port: portAt(55), site: ports.sites, memory: "128m" });
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const before = varnish.counters();
  const statuses: Record<number, number> = {};
  const under = new Set<Promise<void>>();
  const began = performance.now();
  let publishing: Promise<void> = Promise.resolve();
  try {
    for (let number = 0, published = 0; number < DAY.requests; number += 1) {
      const due = (number / DAY.requests) * DAY.ms;
      while (performance.now() - began < due || under.size > 256) await pause(2);
      if (number >= ((published + 0.5) * DAY.requests) / DAY.publishes) {
        const kind = KINDS[(published += 1) % KINDS.length] ?? "services";
        publishing = publishing.then(() => publishOne(kind, random));
      }
      const drawn = random();
      const encoding = drawn < 0.92 ? "gzip, deflate, br" : drawn < 0.99 ? "gzip" : "identity";
      const asked = read(agent, pick(), encoding).then((status) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        under.delete(asked);
      });
      under.add(asked);
    }
    await Promise.all([...under, publishing]);
    const seconds = (performance.now() - began) / 1000;
    const after = varnish.counters();
    const count = (name: string): number =>
      (after[`MAIN.${name}`] ?? 0) - (before[`MAIN.${name}`] ?? 0);
    const [hits, misses, passes] = [count("cache_hit"), count("cache_miss"), count("s_pass")];
    const share = hits / (hits + misses + passes);
    const name = `a day's ${DAY.requests} pages with ${DAY.publishes} publishes, from Varnish`;
    return {
      bars: [
        { name, value: share * 100, unit: "%", atLeast: 95 },
        {
          name: "not answered 200 of them",
          value: DAY.requests - (statuses[200] ?? 0),
          unit: "pages",
          atMost: 0,
        },
      ],
      raw: {
        addresses: addresses.length,
        hits,
        misses,
        passes,
        asked: count("backend_req"),
        statuses,
        seconds,
      },
    };
  } finally {
    agent.destroy();
    await varnish.stop();
  }
}
