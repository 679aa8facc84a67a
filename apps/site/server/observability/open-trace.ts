import type { ExportOptions } from "#server/observability/otlp.ts";
import type { Trace } from "#server/observability/trace.ts";

type Collector = Pick<ExportOptions, "endpoint" | "share">;

/** Without a collector `undefined`, and OpenTelemetry is not loaded. */
export async function openTrace(
  collector: Collector | undefined,
  options: Omit<ExportOptions, keyof Collector>,
): Promise<Trace | undefined> {
  if (!collector) return undefined;
  const { startTelemetry } = await import("#server/observability/telemetry.ts");
  return startTelemetry({ ...collector, ...options });
}
