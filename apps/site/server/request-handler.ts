/**
 * The first to see a request: what is ready is written to the socket from here, everything else
 * goes to the app.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Log } from "#server/observability/log.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import type { Pages } from "#server/page-cache/pages.ts";
import { isPreview } from "#server/preview/is-preview.ts";
import type { Redirects } from "#server/redirects/redirects.ts";
import { select, write, type PreparedResponse } from "#server/http/prepared-response.ts";

/** What a request came to, for log and figures: said by whoever answers it. */
export interface Note {
  route: string;
  cache: string;
}

export interface RequestHandlerOptions {
  pages: Pick<Pages, "peek">;
  files: { get(path: string): PreparedResponse | undefined };
  redirects: Pick<Redirects, "isNamedByParameter">;
  app: (incoming: IncomingMessage, outgoing: ServerResponse, note: Note) => void;
  log: Pick<Log, "debug" | "info" | "isLevelEnabled">;
  metrics: Pick<Metrics, "request">;
}

/**
 * Hono's way costs about four times as much for an answer that is ready (bench/server.ts): none of
 * it is needed here.
 */
export function createRequestHandler({
  pages,
  files,
  redirects,
  app,
  log,
  metrics,
}: RequestHandlerOptions): RequestListener {
  const boot = Date.now().toString(36);
  let count = 0;

  const record = (
    serial: number,
    incoming: IncomingMessage,
    path: string,
    begun: number,
    status: number,
    bytes: number,
    { route, cache }: Note,
  ): void => {
    metrics.request(route, status, cache);
    // A view of a page asks for two dozen files and pictures: those that came are no news.
    const severity = (route === "file" || route === "picture") && status < 400 ? "debug" : "info";
    // Made only where someone reads it: the line costs more than the look-up.
    if (log.isLevelEnabled(severity))
      log[severity](
        {
          id: `${boot}-${serial.toString(36)}`,
          method: incoming.method,
          path,
          status,
          ms: Math.round((performance.now() - begun) * 100) / 100,
          cache,
          bytes,
        },
        "request",
      );
  };

  return (incoming, outgoing) => {
    const begun = performance.now();
    const serial = ++count;
    const target = incoming.url ?? "/";
    const at = target.indexOf("?");
    const path = at < 0 ? target : target.slice(0, at);
    const isHead = incoming.method === "HEAD";
    if (isHead || incoming.method === "GET") {
      const isOther = at >= 0 && (isPreview(target) || redirects.isNamedByParameter(target));
      const page = isOther ? undefined : pages.peek(path);
      const ready = page && (at < 0 || !page.readsQuery) ? page.ready : files.get(path);
      if (ready) {
        const { headers } = incoming;
        const selected = select(ready, {
          acceptEncoding: headers["accept-encoding"],
          ifNoneMatch: headers["if-none-match"],
          isHead,
        });
        const bytes = write(outgoing, selected);
        const note: Note = page ? { route: page.route, cache: "hit" } : FILE;
        return record(serial, incoming, path, begun, selected.status, bytes, note);
      }
    }
    const note: Note = { route: "other", cache: "pass" };
    const before = incoming.socket.bytesWritten;
    outgoing.once("close", () =>
      record(
        serial,
        incoming,
        path,
        begun,
        outgoing.statusCode,
        incoming.socket.bytesWritten - before,
        note,
      ),
    );
    app(incoming, outgoing, note);
  };
}

const FILE: Note = { route: "file", cache: "hit" };
