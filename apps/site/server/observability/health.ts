/** `/healthz` (the process runs), `/readyz` (it can serve) and `/metrics`, on the site's port. */
import { within } from "@meridian/http/within";
import type { Metrics } from "#server/observability/metrics.ts";

/** Whether a part works. `detail` is one line for the operator. */
export interface Readiness {
  ok: boolean;
  detail: string;
}

export interface HealthOptions {
  /** Parts by name. Each has a timeout of `timeoutMs`. */
  parts: Readonly<Record<string, () => Promise<Readiness>>>;
  metrics: Pick<Metrics, "text">;
  timeoutMs?: number;
}

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
/** Milliseconds for which readiness is cached: frequent requests must not cause work. */
const FRESH_FOR = 1000;

export function createHealth({ parts, metrics, timeoutMs = 3000 }: HealthOptions): Health {
  let last: { at: number; answer: Promise<{ ok: boolean; body: string }> } | undefined;

  async function examine(): Promise<{ ok: boolean; body: string }> {
    const found = await Promise.all(
      Object.entries(parts).map(
        async ([name, ready]) => [name, await check(timeoutMs, ready)] as const,
      ),
    );
    const ok = found.every(([, part]) => part.ok);
    return { ok, body: `${JSON.stringify({ ok, parts: Object.fromEntries(found) })}\n` };
  }

  return {
    alive: () => new Response("ok\n", { headers: headers("text/plain; charset=utf-8") }),
    async ready() {
      if (!last || Date.now() - last.at > FRESH_FOR) last = { at: Date.now(), answer: examine() };
      const { ok, body } = await last.answer;
      return new Response(body, { status: ok ? 200 : 503, headers: headers("application/json") });
    },
    async metrics(request) {
      // Requests through a proxy come from outside: metrics are only for direct connections.
      if (request.headers.has("x-forwarded-for") || request.headers.has("forwarded"))
        return new Response("Not found.\n", {
          status: 404,
          headers: headers("text/plain; charset=utf-8"),
        });
      return new Response(await metrics.text(), {
        headers: headers("text/plain; version=0.0.4; charset=utf-8"),
      });
    },
  };
}

/** A part's readiness; a failure or timeout counts as not ready. */
async function check(timeoutMs: number, ready: () => Promise<Readiness>): Promise<Readiness> {
  try {
    return (
      (await within(timeoutMs, ready())) ?? {
        ok: false,
        detail: `no response within ${timeoutMs} ms`,
      }
    );
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
