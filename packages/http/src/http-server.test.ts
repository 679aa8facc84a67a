import { once } from "node:events";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHttpServer } from "#http-server.ts";

let server: Server;
let accepted: Socket[];

beforeEach(() => {
  server = createHttpServer();
  accepted = [];
  server.on("connection", (socket) => accepted.push(socket));
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** A connection to a server with this listener. */
async function opened(listener: RequestListener) {
  server.on("request", listener);
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const socket = connect(typeof address === "object" ? (address?.port ?? 0) : 0, "127.0.0.1");
  const came = { text: "", ended: false, closed: false };
  socket.setEncoding("utf8");
  socket
    .on("data", (text: string) => (came.text += text))
    .on("end", () => (came.ended = true))
    .on("close", () => (came.closed = true))
    .on("error", () => undefined);
  socket.allowHalfOpen = true;
  await once(socket, "connect");
  return { socket, came };
}

const post = (length: number, more = ""): string =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n${more}\r\n`;
const GET = "GET /second HTTP/1.1\r\nHost: x\r\n\r\n";

/** Replies with a status and 100 kB without reading the body. */
const refuse =
  (status: number, seen: string[] = []): RequestListener =>
  (request, response) => {
    seen.push(request.url ?? "");
    response.writeHead(status, { "x-status": String(status) }).end("-".repeat(100_000) + "END");
  };

const readAll = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  for await (const _ of request);
  response.end("read");
};

test.each([401, 403, 404, 411, 413, 415, 422, 429, 200])(
  "[SEC-32] a %d before the body arrives whole, closes the connection, and what follows is no request",
  async (status) => {
    const seen: string[] = [];
    const { socket, came } = await opened(refuse(status, seen));
    socket.write(post(400_000) + "b".repeat(1000));
    await expect.poll(() => came.ended).toBe(true);
    expect(came.text).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\r\nconnection: close\r\n`, "i"));
    expect(came.text).toMatch(/-{100000}END\r\n0\r\n\r\n$|-{100000}END$/);
    // The rest of the body looks like a request.
    socket.end(GET.repeat(3));
    await expect.poll(() => accepted[0]?.destroyed).toBe(true);
    expect(seen).toEqual(["/"]);
  },
);

test("[SEC-32] so does a body without a declared length, of any method", async () => {
  const { socket, came } = await opened(refuse(403));
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n");
  await expect.poll(() => came.ended).toBe(true);
  expect(came.text).toMatch(/connection: close/i);
});

test("[SEC-32] of a client that goes on sending little is read, and the connection is closed after a second", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { socket } = await opened(refuse(413));
  socket.write(post(50_000_000));
  await once(socket, "end");
  const theirs = accepted[0] as Socket;
  socket.write(Buffer.alloc(20_000_000));
  await once(theirs, "pause");
  vi.advanceTimersByTime(999);
  expect(theirs.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(theirs.destroyed).toBe(true);
  expect(theirs.bytesRead).toBeLessThan(200_000);
});

test("a connection is kept after a request without a body, and after a body that was read", async () => {
  const { socket, came } = await opened((request, response) => void readAll(request, response));
  for (const sent of [
    GET,
    post(0),
    post(5) + "hello",
    post(5, "Expect: 100-continue\r\n") + "hello",
  ]) {
    came.text = "";
    socket.write(sent);
    await expect.poll(() => came.text).toMatch(/keep-alive[^]*read/);
  }
  expect([came.ended, accepted.length]).toEqual([false, 1]);
});

test("rejects endless headers and malformed HTTP", async () => {
  const raw = async (bytes: string): Promise<string> => {
    const address = server.address();
    const socket = connect(typeof address === "object" ? (address?.port ?? 0) : 0, "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => (text += chunk.toString())).write(bytes);
    await once(socket, "close");
    return text;
  };
  await opened((_, response) => void response.end());
  expect(await raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(200_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  );
  const bad = await raw("no http\r\n\r\n");
  expect(bad).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(bad).toContain("X-Content-Type-Options: nosniff");
});
