/**
 * Several sites behind one address: throughput of 1, 2 and 3, the effect of a CDN, the cost of a
 * publish, and memory. All on one machine, so only ratios count.
 */
import { SECRETS, startNodes, whyNoNodes } from "../tests/faults/nodes/nodes-fixture.ts";
import { whyNoVarnish } from "../tests/deploy/varnish.ts";
import { portAt } from "../tests/ports.ts";
import { MAX_AGE, replayDay } from "./nodes/day.ts";
import { memoryOf } from "./nodes/memory.ts";
import { measurePublish } from "./nodes/publish-cost.ts";
import { balancers, measureThroughput } from "./nodes/throughput.ts";
import { publish } from "./result.ts";
import { hasWrk } from "./wrk.ts";

const missing = whyNoNodes() || whyNoVarnish() || (hasWrk() ? "" : "no wrk: apt-get install wrk");
if (missing) throw new Error(missing);

const cdn = { CDN: "varnish", CDN_URL: `http://127.0.0.1:${portAt(55)}`, LOG_LEVEL: "warn" };
let nodes = await startNodes({
  hosts: 2,
  inside: balancers(),
  env: { ...cdn, CDN_MAX_AGE: MAX_AGE },
});
let held = true;
try {
  const { bars, raw } = await measureThroughput();
  held = publish("nodes-throughput", bars, raw);
  const day = await replayDay(nodes);
  held = publish("nodes-day", day.bars, day.raw) && held;
  const memory = {
    sites: nodes.sites.map(({ pid }) => memoryOf(pid())),
    hosts: nodes.hosts.map(({ pid }) => memoryOf(pid())),
  };
  held =
    publish(
      "nodes-memory",
      [
        { name: "a site after that day", value: Math.max(...memory.sites), unit: "MB" },
        { name: "a content host after that day", value: Math.max(...memory.hosts), unit: "MB" },
      ],
      memory,
    ) && held;
  await nodes.stop();
  nodes = await startNodes({
    env: { ...cdn, CDN_MAX_AGE: "12h", PAGE_TTL: "1h", PAGE_CACHE_MB: "512" },
  });
  const cost = await measurePublish(nodes, SECRETS.PURGE_SECRET);
  held = publish("nodes-publish", cost.bars, cost.raw) && held;
} finally {
  await nodes.stop();
}
process.exit(held ? 0 : 1);
