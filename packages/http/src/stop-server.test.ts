import { createServer, type RequestListener, type Server } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stopServer } from "#stop-server.ts";

let server: Server;
let log: { warn: ReturnType<typeof vi.fn<(fields: object, words: string) => void>> };
const hello: RequestListener = (_, response) => void response.end("hello");

async function open(listener: RequestListener = hello): Promise<string> {
  server.on("request", listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return typeof address === "object" ? `http://127.0.0.1:${address?.port}` : "";
}

function connected(address: string) {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  const came = { answers: "" };
  socket.on("data", (chunk) => (came.answers += chunk.toString()));
  return { socket, came, closed: new Promise((resolve) => socket.once("close", resolve)) };
}

beforeEach(() => {
  server = createServer({ keepAliveTimeout: 72_000 });
  log = { warn: vi.fn<(fields: object, words: string) => void>() };
});
afterEach(() => void server.closeAllConnections());

test("a stop lets the running request end and accepts no new one", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const address = await open((_, response) => void promise.then(() => response.end("late")));
  const running = fetch(address);
  await new Promise((done) => server.once("request", done));
  const stopped = stopServer(server, log);
  await expect.poll(() => server.listening).toBe(false);
  await expect(fetch(address)).rejects.toThrow("fetch failed");
  resolve();
  expect(await (await running).text()).toBe("late");
  await stopped;
  expect(log.warn).not.toHaveBeenCalled();
});

const POST = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi";

test("[NODE-21] answers a message on a keep-alive connection that came with the stop; the connection then closes", async () => {
  const { socket: keepAlive, came, closed } = connected(await open());
  keepAlive.write(POST);
  await expect.poll(() => came.answers).toContain("hello");
  expect(came.answers).toContain("Connection: keep-alive");
  came.answers = "";
  // Within one turn: the server has not read it.
  keepAlive.write(POST);
  const stopped = stopServer(server, log);
  await closed;
  expect(came.answers).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*hello$/i);
  await stopped;
});

test("[NODE-21] answers a message on a connection that is not accepted yet, though it came with the stop", async () => {
  const { socket, came, closed } = connected(await open());
  socket.on("connect", () => socket.write(POST));
  // The kernel has accepted it; the server has no event yet.
  const stopped = stopServer(server, log);
  await closed;
  expect(came.answers).toMatch(/^HTTP\/1\.1 200 [^]*hello$/);
  await stopped;
});

test("an idle open connection does not hold a stop up until its deadline", async () => {
  const address = await open();
  expect(await (await fetch(address)).text()).toBe("hello");
  await stopServer(server, log);
  expect(log.warn).not.toHaveBeenCalled();
});

test("a request that does not end is cut off at the deadline, and the log reports it", async () => {
  const address = await open(() => {});
  const running = fetch(address).catch((error: Error) => error.message);
  await new Promise((done) => server.once("request", done));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const stopped = stopServer(server, log);
  vi.advanceTimersByTime(6000);
  vi.useRealTimers();
  await stopped;
  expect(await running).toBe("fetch failed");
  expect(log.warn).toHaveBeenCalledWith(
    { deadline: 6000 },
    "some requests did not end in time and are aborted",
  );
});
