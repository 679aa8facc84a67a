import { createServer, type Server, type ServerOptions } from "node:http";
import { Socket } from "node:net";
import { closeAfterEarlyReplies, lingerThenClose } from "#lingering-close.ts";

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
} as const satisfies ServerOptions;
/** Milliseconds without a byte until a connection is closed. */
const SILENCE = 120_000;
const MAX_HEADERS = 100;

/** The HTTP server of both apps: its limits, malformed requests, and early responses. */
export function createHttpServer(): Server {
  const server = createServer(LIMITS);
  server.timeout = SILENCE;
  server.maxHeadersCount = MAX_HEADERS;
  closeAfterEarlyReplies(server);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable || !(socket instanceof Socket))
      return void socket.destroy();
    const status =
      {
        HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
        ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
      }[error.code ?? ""] ?? "400 Bad Request";
    socket.write(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\n\r\n`,
    );
    lingerThenClose(socket);
  });
  return server;
}
