/** Request spans for OpenTelemetry. Without OTEL_EXPORTER_OTLP_ENDPOINT there is no `Trace`. */
import type { ExportOptions } from "#server/observability/otlp.ts";

export type Attributes = Readonly<Record<string, string | number>>;

/** A visitor's request, from its first line to its last byte. */
export interface RequestSpan {
  /** Work inside becomes part of the span. */
  run<T>(work: () => T): T;
  end(attributes: Attributes & { route: string; status: number }): void;
  ids: TraceIds;
}

/** Field names as in log lines. */
export interface TraceIds {
  trace_id: string;
  span_id: string;
}

/** Sends metrics to the collector, besides `/metrics`. */
export interface Meter {
  count(name: string, attributes: Attributes): void;
  time(name: string, ms: number, attributes: Attributes): void;
}

export interface Trace {
  /** Continues the caller's trace if `traceparent` is valid. */
  request(method: string, traceparent: string | undefined): RequestSpan;
  /** A child of the active span. */
  span<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** Binds the active context to deferred work, as in a queue. */
  bound<T>(work: () => T): () => T;
  /** Stores a message: its `delivering`, possibly a day later, belongs to the same trace. */
  storing<T>(submission: string, work: () => Promise<T>): Promise<T>;
  delivering<T>(submission: string, target: string, work: () => Promise<T>): Promise<T>;
  /** Inside a trace, each call is a span and sends `traceparent`. */
  fetch: typeof globalThis.fetch;
  /** Ids of the active span. */
  ids(): Partial<TraceIds>;
  meter: Meter;
  /** Exports the rest, within a few seconds. */
  close(): Promise<void>;
}

/** Loads OpenTelemetry only if there is a collector. */
export async function openTrace(
  endpoint: string | undefined,
  options: Omit<ExportOptions, "endpoint">,
): Promise<Trace | undefined> {
  if (endpoint === undefined) return undefined;
  const { startTelemetry } = await import("#server/observability/telemetry.ts");
  return startTelemetry({ endpoint, ...options });
}
