import type { ExportOptions } from "#server/observability/otlp.ts";
import type { Trace } from "#server/observability/trace.ts";

/** Loads OpenTelemetry only if there is a collector. */
export async function openTrace(
  endpoint: string | undefined,
  options: Omit<ExportOptions, "endpoint">,
): Promise<Trace | undefined> {
  if (endpoint === undefined) return undefined;
  const { startTelemetry } = await import("#server/observability/telemetry.ts");
  return startTelemetry({ endpoint, ...options });
}
