import type { ExportOptions } from "#server/observability/otlp.ts";
import type { Trace } from "#server/observability/trace.ts";

type Collector = Pick<ExportOptions, "endpoint" | "share"> & { headers?: string };

/** Loads OpenTelemetry only if there is a collector. */
export async function openTrace(
  collector: Collector | undefined,
  options: Omit<ExportOptions, keyof Collector>,
): Promise<Trace | undefined> {
  if (!collector) return undefined;
  const { startTelemetry } = await import("#server/observability/telemetry.ts");
  const { headers, ...to } = collector;
  // OpenTelemetry reads them from the environment, where the content of a secret's file is not.
  if (headers) process.env.OTEL_EXPORTER_OTLP_HEADERS = headers;
  return startTelemetry({ ...to, ...options });
}
