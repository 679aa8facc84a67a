import { createServer, type RequestListener, type Server } from "node:http";
import type { Settings } from "#server/config/settings.ts";
import { SettingsError } from "#server/config/settings.ts";

/** Limits of requests in bytes and milliseconds. */
const LIMITS = {
  maxHeaderSize: 16_384,
  /** With the interval below, incomplete headers are cut off within 15 s. */
  headersTimeout: 10_000,
  /** For a form with 10 MB of files over a slow connection. */
  requestTimeout: 180_000,
  /** Longer than the proxies' in front, which would otherwise write to a closed connection. */
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 2000,
} as const;
const SILENCE = 120_000;
const MAX_HEADERS = 100;

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

/** Listens and returns the address. Throws `SettingsError` when the port is unavailable. */
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
    return `SITE_PORT is ${port}; this user may not listen there: choose a port above 1023`;
  if (error.code === "EADDRNOTAVAIL")
    return `SITE_BIND is ${JSON.stringify(bind)}; this machine has no such address`;
  return `SITE_PORT is ${port}; listening there failed: ${error.message}`;
}
