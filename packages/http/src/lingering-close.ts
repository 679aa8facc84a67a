import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** Bytes read after the last response, so that a client that is still sending can read it. */
const MOST_BYTES = 64 * 1024;
/** Milliseconds from the end of the last response until the connection is closed. */
const MOST_MS = 1000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Closes the connection after a response that is sent before its request's body has arrived
 * (SEC-32). On a keep-alive connection the rest of the body would be read as the next request, which
 * behind a proxy is another visitor's. Call it before other listeners are added.
 */
export function closeAfterEarlyReplies(server: Server): void {
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const writeHead: (...head: never[]) => ServerResponse = response.writeHead;
    response.writeHead = (...head: never[]) => {
      if (!request.complete && !response.headersSent) {
        response.setHeader("connection", "close");
        // Node calls it when the response is complete.
        socket.destroySoon = () => lingerThenClose(socket);
      }
      return writeHead.apply(response, head);
    };
  });
}

/**
 * Ends this side of the connection, discards about 64 kB unparsed, reads no more, and closes when
 * the client has closed its side, or after a second. A close with unread bytes makes the kernel
 * send a reset, which can destroy the response before the client has read it.
 */
export function lingerThenClose(socket: Socket): void {
  if (socket.destroyed || socket.writableEnded) return;
  // Node's parser.
  socket.removeAllListeners("data").removeAllListeners("end");
  let bytes = 0;
  socket.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes >= MOST_BYTES) socket.pause();
  });
  socket.once("end", () => Socket.prototype.destroySoon.call(socket));
  socket.end(() => {
    const timer = setTimeout(() => socket.destroy(), MOST_MS);
    socket.once("close", () => clearTimeout(timer));
  });
  socket.resume();
}
