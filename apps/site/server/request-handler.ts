/** First handler: writes prepared responses to the socket and passes the rest to the app. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { RequestSpan } from "#server/observability/trace.ts";
import { isPreview } from "#server/preview/previews.ts";
import { select, write } from "#server/http/prepared-response.ts";
import type { Uses } from "#server/services.ts";

/** Outcome of a request for log and metrics, set by its handler. */
export interface Note {
  route: string;
  cache: string;
}

/** The handler of all other requests. */
export type App = (incoming: IncomingMessage, outgoing: ServerResponse, note: Note) => void;

type Used = Uses<
  never,
  {
    pages: "peek";
    themedFiles: "get";
    fonts: "get";
    movedAddresses: "isNamedByParameter";
    log: "debug" | "info" | "isLevelEnabled";
    metrics: "request";
    trace: "request";
  }
> & { app: App };

const MONITORED: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** A page view includes two dozen files and pictures, and monitors call every few seconds. */
function severityOf(path: string, route: string, status: number): "debug" | "info" {
  const isFrequent = route === "file" || route === "picture" || MONITORED.has(path);
  return isFrequent && status < 400 ? "debug" : "info";
}

/** Hono would make a prepared response four times as expensive (bench/server.ts). */
export function createRequestHandler({
  pages,
  themedFiles,
  fonts,
  movedAddresses,
  app,
  log,
  metrics,
  trace,
}: Used): RequestListener {
  const fileAt = (path: string) => themedFiles.get(path) ?? fonts.get(path);
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
    span: RequestSpan | undefined,
  ): void => {
    metrics.request(route, status, cache);
    span?.end({ route, status, "meridian.cache": cache, "url.path": path });
    const severity = severityOf(path, route, status);
    // Built only if it is logged: the object costs more than the response.
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
          ...span?.ids,
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
    const span = trace?.request(incoming.method ?? "GET", headerOf(incoming, "traceparent"));
    if (isHead || incoming.method === "GET") {
      const isOther = at >= 0 && (isPreview(target) || movedAddresses.isNamedByParameter(target));
      const page = isOther ? undefined : pages.peek(path);
      const ready = page && (at < 0 || !page.readsQuery) ? page.ready : fileAt(path);
      if (ready) {
        const { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch } =
          incoming.headers;
        const selected = select(ready, { acceptEncoding, ifNoneMatch, isHead });
        const bytes = write(outgoing, selected);
        const note: Note = page ? { route: page.route, cache: "hit" } : FILE;
        return record(serial, incoming, path, begun, selected.status, bytes, note, span);
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
        span,
      ),
    );
    const pass = (): void => app(incoming, outgoing, note);
    void (span ? span.run(pass) : pass());
  };
}

const headerOf = ({ headers }: IncomingMessage, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
};

const FILE: Note = { route: "file", cache: "hit" };
