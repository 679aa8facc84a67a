/**
 * What a request led to, told as OpenTelemetry's spans. Without OTEL_EXPORTER_OTLP_ENDPOINT there is
 * no `Trace`, nothing of OpenTelemetry is loaded, and nothing is paid.
 */
export type Attributes = Readonly<Record<string, string | number>>;

/** A request of a visitor, from its first line to its last byte. */
export interface RequestSpan {
  /** What is done within is told as a part of it. */
  run<T>(work: () => T): T;
  end(attributes: Attributes & { route: string; status: number }): void;
  ids: TraceIds;
}

/** As a line of the log names them. */
export interface TraceIds {
  trace_id: string;
  span_id: string;
}

/** Figures beside those of `/metrics`, sent where the spans are. */
export interface Meter {
  count(name: string, attributes: Attributes): void;
  /** Milliseconds. */
  time(name: string, ms: number, attributes: Attributes): void;
}

export interface Trace {
  /** Goes on with the caller's trace, where `traceparent` names one. */
  request(method: string, traceparent: string | undefined): RequestSpan;
  /** A part of what is under way. */
  span<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** Keeps what is under way for work that is done later by someone else, as in a queue. */
  bound<T>(work: () => T): () => T;
  /** A message is stored: `delivering` it, a moment or a day later, is a part of the same trace. */
  storing<T>(submission: string, work: () => Promise<T>): Promise<T>;
  delivering<T>(submission: string, target: string, work: () => Promise<T>): Promise<T>;
  /** Within a trace each call is a part of it, and takes `traceparent` along. */
  fetch: typeof globalThis.fetch;
  /** Of what is under way. */
  ids(): Partial<TraceIds>;
  meter: Meter;
  /** Sends what is left, a few seconds at most. */
  close(): Promise<void>;
}
