/** For OpenTelemetry. Without OTEL_EXPORTER_OTLP_ENDPOINT there is no `Trace` and no cost. */
export type Attributes = Readonly<Record<string, string | number>>;

/** From the request's first line to the response's last byte. */
export interface RequestSpan {
  /** Work inside is part of the span. */
  run<T>(work: () => T): T;
  end(attributes: Attributes & { route: string; status: number }): void;
  ids: TraceIds;
}

/** As in log lines. */
export interface TraceIds {
  trace_id: string;
  span_id: string;
}

/** To the collector, besides `/metrics`. */
export interface Meter {
  count(name: string, attributes: Attributes): void;
  time(name: string, ms: number, attributes: Attributes): void;
}

export interface Trace {
  /** In the caller's trace if `traceparent` is valid. */
  request(method: string, traceparent: string | undefined): RequestSpan;
  /** A child of the active span. */
  span<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** Binds the active context, for queues. */
  bound<T>(work: () => T): () => T;
  /** Its `delivering`, possibly a day later, is in the same trace. */
  storing<T>(submission: string, work: () => Promise<T>): Promise<T>;
  delivering<T>(submission: string, target: string, work: () => Promise<T>): Promise<T>;
  /** In a trace each call is a span and sends `traceparent`. */
  fetch: typeof globalThis.fetch;
  /** Of the active span. */
  ids(): Partial<TraceIds>;
  meter: Meter;
  /** Exports the rest within seconds. */
  close(): Promise<void>;
}
