/**
 * The cost of a publish for three sites and a Varnish with 10,000 cached pages: their CPU and the
 * bytes between them, less the idle cost. Only a site's main thread counts: others compress 10,000
 * pages meanwhile.
 */
import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { startVarnish, type Varnish } from "../../tests/deploy/varnish.ts";
import type { Nodes } from "../../tests/faults/nodes/nodes-fixture.ts";
import { portAt } from "../../tests/ports.ts";
import { answeringTime, cpuTime } from "../cpu-time.ts";
import { purge } from "../purge-lag.ts";
import type { Bar } from "../result.ts";
import { memoryOf } from "./memory.ts";

const PAGES = 10_000;
const PUBLISHES = 10;
/** Ms per publish: the CDN gets a second purge after three seconds. */
const EACH = 4000;

type Cost = Record<"sites" | "varnish" | "bus" | "cdn", number>;

/** 10,000 pages, each with its record. */
function manyPages({ demo }: Nodes): string[] {
  if (!demo) throw new Error("the stand has no demo host");
  const models = demo.content.technologies;
  demo.content.technologies = Array.from({ length: PAGES }, (_, at) => {
    const model = models[at % models.length];
    if (!model) throw new Error("the demo has no technologies");
    return { ...model, id: 100_000 + at, slug: `technologies-bench-${at}` };
  });
  return demo.content.technologies.map(({ slug }) => `/${slug}`);
}

async function fill(address: string, paths: readonly string[]): Promise<void> {
  const left = [...paths];
  const headers = { "accept-encoding": "br" };
  const client = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const answer = await fetch(address + path, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
}

export async function measurePublish(
  nodes: Nodes,
  secret: string,
): Promise<{ bars: Bar[]; raw: object }> {
  const paths = manyPages(nodes);
  const varnish = await startVarnish({ port: portAt(55), site: nodes.ports.sites, memory: "1g" });
  try {
    await fill(varnish.address, paths);
    await pause(5000);
    const cached = varnish.counters()["MAIN.n_object"] ?? 0;
    const memory = nodes.sites.map(({ pid }) => memoryOf(pid()));
    const idle = await costOf(nodes, varnish, () => Promise.resolve());
    const site = `http://127.0.0.1:${nodes.ports.sites}`;
    const one = await costOf(nodes, varnish, async (at) => {
      const path = paths[at * 900] ?? "/";
      await purge({ site, secret }, [`technology:${path.replace("/technologies-", "")}`]);
      await (await fetch(varnish.address + path)).arrayBuffer();
    });
    const all = await costOf(nodes, varnish, (at) =>
      at === 0 ? purge({ site, secret }, ["options"]) : Promise.resolve(),
    );
    const of = (cost: Cost, times: number): Cost => {
      const less = (part: keyof Cost): number => (cost[part] - idle[part]) / times;
      return { sites: less("sites"), varnish: less("varnish"), bus: less("bus"), cdn: less("cdn") };
    };
    const named = (name: string, cost: Cost): Bar[] => [
      { name: `${name}: CPU of three sites' answering threads`, value: cost.sites, unit: "ms" },
      { name: `${name}: CPU of Varnish`, value: cost.varnish, unit: "ms" },
      { name: `${name}: bytes by the bus`, value: cost.bus, unit: "bytes" },
      { name: `${name}: bytes to Varnish`, value: cost.cdn, unit: "bytes" },
    ];
    return {
      bars: [
        { name: "pages that Varnish keeps", value: cached, unit: "pages", atLeast: PAGES },
        ...named("a publish that changes one of them, which is then asked for", of(one, PUBLISHES)),
        ...named("a publish that changes all of them, not asked for", of(all, 1)),
        { name: "memory of a site with a third of them", value: Math.max(...memory), unit: "MB" },
      ],
      raw: { idle, one, all, memory },
    };
  } finally {
    await varnish.stop();
  }
}

function busBytes(port: number): number {
  const stats = execFileSync("redis-cli", ["-p", String(port), "info", "stats"], {
    encoding: "utf8",
  });
  return ["input", "output"].reduce(
    (sum, way) => sum + Number(new RegExp(`^total_net_${way}_bytes:(\\d+)`, "m").exec(stats)?.[1]),
    0,
  );
}

function spent({ sites, redis }: Nodes, varnish: Varnish): Cost {
  const counters = varnish.counters();
  return {
    sites: sites.reduce((sum, { pid }) => sum + answeringTime(pid()), 0),
    varnish: cpuTime(varnish.worker),
    bus: busBytes(redis.port),
    cdn: (counters["MAIN.s_req_hdrbytes"] ?? 0) + (counters["MAIN.s_req_bodybytes"] ?? 0),
  };
}

/** Over `PUBLISHES` times `EACH`, with `act` each time. */
async function costOf(
  nodes: Nodes,
  varnish: Varnish,
  act: (at: number) => Promise<void>,
): Promise<Cost> {
  const before = spent(nodes, varnish);
  for (let at = 0; at < PUBLISHES; at += 1) {
    await act(at);
    await pause(EACH);
  }
  const after = spent(nodes, varnish);
  const less = (part: keyof Cost): number => after[part] - before[part];
  return { sites: less("sites"), varnish: less("varnish"), bus: less("bus"), cdn: less("cdn") };
}
