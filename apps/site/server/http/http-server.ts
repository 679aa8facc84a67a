import { createServer, type RequestListener, type Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { Log } from "#server/observability/log.ts";
import type { Settings } from "#server/config/settings.ts";
import { SettingsError } from "#server/config/settings.ts";

/** Bounds on what a client may send and how long they may take: bytes and milliseconds. */
const LIMITS = {
  maxHeaderSize: 16_384,
  /** With the interval below, half a header is cut within 15 s. */
  headersTimeout: 10_000,
  /** A form with 10 MB of files over a slow line. */
  requestTimeout: 180_000,
  /** Longer than the proxies in front of us keep theirs, or they would write into a closed one. */
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 2000,
} as const;
const SILENCE = 120_000;
const MAX_HEADERS = 100;
/**
 * Milliseconds running requests may take to end after a stop was asked for; with the intake's own
 * few seconds it stays within 10 s.
 */
const STOP_DEADLINE = 6000;
/**
 * Milliseconds in which a connection that a proxy keeps open is not closed from our side: what is
 * asked on it meanwhile is answered, and the proxy told to close it. A message that comes as we
 * close would be lost to it, for a proxy asks no other server again.
 */
const STOP_GRACE = 300;
/** Milliseconds within which a turn of the event loop has read all that had come. */
const QUIET_TURN = 5;
/** And how long such a turn is waited for. */
const BUSY_AT_MOST = 2000;

export function createHttpServer(): Server {
  const server = createServer(LIMITS);
  server.maxHeadersCount = MAX_HEADERS;
  server.timeout = SILENCE;
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const status =
      {
        HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
        ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
      }[error.code ?? ""] ?? "400 Bad Request";
    socket.end(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\n\r\n`,
    );
  });
  return server;
}

/** Listens and gives the address. Throws `SettingsError` when the port cannot be had. */
export async function listen(
  server: Server,
  listener: RequestListener,
  { port, bind }: Pick<Settings, "port" | "bind">,
): Promise<string> {
  server.on("request", listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new SettingsError([problemOf(error, port, bind)])),
    );
    server.listen({ port, ...(bind && { host: bind }) }, resolve);
  });
  const address = server.address();
  const taken = typeof address === "object" && address ? address.port : port;
  return `http://${bind?.includes(":") ? `[${bind}]` : (bind ?? "localhost")}:${taken}`;
}

function problemOf(error: NodeJS.ErrnoException, port: number, bind: string | undefined): string {
  if (error.code === "EADDRINUSE")
    return `SITE_PORT is ${port}; another process listens there: stop it, or choose another port`;
  if (error.code === "EACCES")
    return `SITE_PORT is ${port}; this user may not listen there: choose one above 1023`;
  if (error.code === "EADDRNOTAVAIL")
    return `SITE_BIND is ${JSON.stringify(bind)}; this machine has no such address`;
  return `SITE_PORT is ${port}; it cannot be listened on: ${error.message}`;
}

/**
 * Until the event loop has nothing to catch up with: what the machine has taken for us, a
 * connection or bytes on one, is then known to us. On a busy server for a while at most.
 */
async function quietTurn(): Promise<void> {
  await nextTurn();
  for (const end = performance.now() + BUSY_AT_MOST; ;) {
    const began = performance.now();
    await nextTurn();
    const now = performance.now();
    if (now - began < QUIET_TURN || now > end) return;
  }
}

/**
 * Takes no more connections, lets running requests and what has just come end, and cuts those that
 * do not within the deadline.
 */
export async function stop(server: Server, log: Pick<Log, "warn">): Promise<void> {
  server.prependListener("request", (_, response) => response.setHeader("connection", "close"));
  const late = setTimeout(() => {
    log.warn({ deadline: STOP_DEADLINE }, "some requests did not end in time and are cut off");
    server.closeAllConnections();
  }, STOP_DEADLINE);
  const grace = pause(STOP_GRACE);
  await quietTurn();
  let isOpen = true;
  // Not the HTTP server's own `close`, which closes at once what is kept open.
  const closed = new Promise<void>(
    (resolve) => void NetServer.prototype.close.call(server, () => resolve()),
  );
  void closed.then(() => (isOpen = false));
  await Promise.race([closed, grace]);
  // A connection that is kept open after its answer would hold us up until its client goes.
  while (isOpen) {
    await quietTurn();
    server.closeIdleConnections();
    await Promise.race([closed, pause(50)]);
  }
  clearTimeout(late);
}
