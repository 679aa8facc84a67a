/** Sends spans and metrics, and logs failures. */
import type { Histogram, Counter, Tracer } from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { within } from "@meridian/http/within";
import { createOutage } from "#server/observability/outage.ts";
import type { Meter } from "#server/observability/trace.ts";

export interface ExportOptions {
  endpoint: string;
  /** Called once when the collector becomes unreachable, and once when it is reachable again. */
  report: { info(words: string): void; warn(words: string): void };
  /** Export interval; for tests. */
  every?: number;
}

interface Result {
  code: number;
  error?: Error;
}

/** Milliseconds until an export times out, also the last one at exit. */
const TIMEOUT_MS = 5000;
const SPANS_EVERY = 5000;
const FIGURES_EVERY = 60_000;

export function openExport({ endpoint, report, every }: ExportOptions): {
  tracer: Tracer;
  meter: Meter;
  close(): Promise<void>;
} {
  const outage = createOutage(
    "the telemetry collector (OTEL_EXPORTER_OTLP_ENDPOINT)",
    "the site works normally, but spans and metrics are lost meanwhile",
    report,
  );
  const judged = <E extends { export(what: never, done: (result: Result) => void): void }>(
    exporter: E,
  ): E => {
    const send = exporter.export.bind(exporter);
    exporter.export = (what: never, done: (result: Result) => void) =>
      send(what, (result) => {
        if (result.code === 0) outage.up();
        else outage.down(result.error?.message || "it rejected the data");
        done(result);
      });
    return exporter;
  };
  const base = endpoint.replace(/\/+$/, "");
  const to = (what: string) => ({ url: `${base}/v1/${what}`, timeoutMillis: TIMEOUT_MS });
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": "meridian-site" }))
    .merge(detectResources({ detectors: [envDetector] }));
  const spans = new TracerProvider({
    resource,
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: judged(new OTLPTraceExporter(to("traces"))),
        scheduledDelayMillis: every ?? SPANS_EVERY,
      }),
    ],
  });
  const figures = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: judged(new OTLPMetricExporter(to("metrics"))),
        exportIntervalMillis: every ?? FIGURES_EVERY,
        exportTimeoutMillis: every ?? TIMEOUT_MS,
      }),
    ],
  });
  return {
    tracer: spans.getTracer("meridian"),
    meter: meterOf(figures),
    close: async () =>
      void (await within(TIMEOUT_MS, Promise.allSettled([spans.shutdown(), figures.shutdown()]))),
  };
}

function meterOf(provider: MeterProvider): Meter {
  const meter = provider.getMeter("meridian");
  const counters = new Map<string, Counter>();
  const times = new Map<string, Histogram>();
  return {
    count(name, attributes) {
      const counter = counters.get(name) ?? meter.createCounter(name);
      counters.set(name, counter);
      counter.add(1, attributes);
    },
    time(name, ms, attributes) {
      const time = times.get(name) ?? meter.createHistogram(name, { unit: "ms" });
      times.set(name, time);
      time.record(ms, attributes);
    },
  };
}
