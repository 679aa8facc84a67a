/** `/healthz` (the process runs), `/readyz` (it can serve) and `/metrics`, on the site's port. */
import { createReadiness, type ReadinessParts } from "@meridian/http/readiness";

export interface Health {
  alive(): Response;
  ready(): Promise<Response>;
  metrics(request: Request): Promise<Response>;
}

const headers = (type: string) => ({
  "content-type": type,
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
});
/**
 * `parts`: what must be ready before the site gets visitors, each within `timeoutMs`. `metrics`: in
 * Prometheus's text format.
 */
export function createHealth({
  parts,
  metrics,
  timeoutMs,
}: {
  parts: ReadinessParts;
  metrics: readonly (() => Promise<string>)[];
  timeoutMs?: number;
}): Health {
  const readiness = createReadiness(parts, timeoutMs);
  return {
    alive: () => new Response("ok\n", { headers: headers("text/plain; charset=utf-8") }),
    async ready() {
      const report = await readiness();
      return new Response(`${JSON.stringify(report)}\n`, {
        status: report.ok ? 200 : 503,
        headers: headers("application/json"),
      });
    },
    async metrics(request) {
      // Requests through a proxy come from outside: metrics are only for direct connections.
      if (request.headers.has("x-forwarded-for") || request.headers.has("forwarded"))
        return new Response("Not found.\n", {
          status: 404,
          headers: headers("text/plain; charset=utf-8"),
        });
      const texts = await Promise.all(metrics.map((text) => text()));
      return new Response(texts.join("\n"), {
        headers: headers("text/plain; version=0.0.4; charset=utf-8"),
      });
    },
  };
}
