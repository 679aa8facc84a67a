/** Prometheus metrics. Labels have no address, visitor or input, and a limited number of values. */
import { lastBackup } from "@meridian/settings/last-backup";
import type { Uses } from "#server/services.ts";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";

export interface Metrics {
  request(route: string, status: number, cache: string): void;
  render(route: string, ms: number, status: number): void;
  call(call: string, ms: number, outcome: string): void;
  /** Milliseconds between the change on the host and its purge here. */
  purge(lag: number): void;
  text(): Promise<string>;
}

const MS_BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** A collector of traces gets the same metrics. */
export function createMetrics({
  settings,
  pageStore,
  pictures,
  trace,
}: Uses<
  never,
  {
    settings: "dataDir";
    pageStore: "count" | "bytes";
    pictures: "pending";
    trace: "meter";
  }
>): Metrics {
  const meter = trace?.meter;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "site_" });
  const counted = countRequests(registry);
  const render = new Histogram({
    name: "site_render_ms",
    help: "Milliseconds a page took to render, including waiting for the host",
    labelNames: ["route", "status"],
    buckets: MS_BUCKETS,
    registers,
  });
  const call = new Histogram({
    name: "site_host_call_ms",
    help: "Milliseconds the content host took to respond",
    labelNames: ["call", "outcome"],
    buckets: MS_BUCKETS,
    registers,
  });
  const lag = new Histogram({
    name: "site_purge_lag_ms",
    help: "Milliseconds from a change on the host to its purge here",
    buckets: MS_BUCKETS,
    registers,
  });
  gauge(registry, "site_pages_kept", "Finished pages in memory", () => pageStore.count);
  gauge(registry, "site_page_bytes", "Bytes of finished pages in memory", () => pageStore.bytes);
  gauge(registry, "site_pictures_pending", "Pictures being made or queued", () => pictures.pending);
  gauge(
    registry,
    "site_last_backup_timestamp_seconds",
    "When the last good backup was made; 0 if none is known",
    () => lastBackup(settings.dataDir),
  );
  return {
    request(route, status, cache) {
      counted(route, status, cache);
      meter?.count("meridian.requests", { route, status, cache });
    },
    render(route, ms, status) {
      render.observe({ route, status: String(status) }, ms);
      meter?.time("meridian.render", ms, { route, status });
    },
    call(name, ms, outcome) {
      call.observe({ call: name, outcome }, ms);
      meter?.time("meridian.host_call", ms, { call: name, outcome });
    },
    purge(ms) {
      lag.observe(Math.max(0, ms));
      meter?.time("meridian.purge_lag", Math.max(0, ms), {});
    },
    text: () => registry.metrics(),
  };
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  const metric = new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read());
    },
  });
  registry.registerMetric(metric);
}

/** Counts plain numbers, exported on request: a labelled counter costs more than a cache hit. */
function countRequests(registry: Registry): Metrics["request"] {
  const counts = new Map<string, Map<number, Map<string, number>>>();
  const counter = new Counter({
    name: "site_requests_total",
    help: "Requests by route pattern, status and cache result",
    labelNames: ["route", "status", "cache"],
    registers: [],
    collect() {
      this.reset();
      for (const [route, byStatus] of counts)
        for (const [status, byCache] of byStatus)
          for (const [cache, count] of byCache)
            this.inc({ route, status: String(status), cache }, count);
    },
  });
  registry.registerMetric(counter);
  const within = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
    const found = map.get(key);
    if (found !== undefined) return found;
    const made = make();
    map.set(key, made);
    return made;
  };
  return (route, status, cache) => {
    const byCache = within(
      within(counts, route, () => new Map<number, Map<string, number>>()),
      status,
      () => new Map<string, number>(),
    );
    byCache.set(cache, (byCache.get(cache) ?? 0) + 1);
  };
}
