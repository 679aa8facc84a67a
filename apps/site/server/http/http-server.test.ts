import type { RequestListener, Server } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHttpServer, listen, stop } from "#server/http/http-server.ts";

let server: Server;
const log = { warn: vi.fn<(...args: unknown[]) => void>() };
const hello: RequestListener = (_, response) => void response.end("hello");
const open = (listener: RequestListener = hello) =>
  listen(server, listener, { port: 0, bind: "127.0.0.1" });

/** What a server answers to bytes that no client library would send. */
function raw(address: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(new URL(address).port), "127.0.0.1", () => socket.write(bytes));
    socket
      .on("data", (chunk) => (answer += chunk.toString()))
      .on("close", () => resolve(answer))
      .on("error", reject);
  });
}

beforeEach(() => {
  server = createHttpServer();
});
afterEach(() => void server.closeAllConnections());

test("the address it listens on is said", async () => {
  const address = await open();
  expect(await (await fetch(address)).text()).toBe("hello");
  await stop(server, log);
});

test("a port that is taken is a wrong setting, named as such", async () => {
  const port = Number(new URL(await open()).port);
  await expect(listen(createHttpServer(), hello, { port, bind: "127.0.0.1" })).rejects.toThrow(
    `SITE_PORT is ${port}; another process listens there: stop it, or choose another port`,
  );
  await expect(listen(createHttpServer(), hello, { port: 0, bind: "203.0.113.1" })).rejects.toThrow(
    'SITE_BIND is "203.0.113.1"; this machine has no such address',
  );
  await stop(server, log);
});

test("headers without end and what is no HTTP are refused", async () => {
  const address = await open();
  expect(
    await raw(address, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`),
  ).toMatch(/^HTTP\/1\.1 431 /);
  const bad = await raw(address, "no http\r\n\r\n");
  expect(bad).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(bad).toContain("X-Content-Type-Options: nosniff");
  await stop(server, log);
});

test("a stop lets the running request end and takes no new one", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const address = await open((_, response) => void promise.then(() => response.end("late")));
  const running = fetch(address);
  await new Promise((done) => server.once("request", done));
  const stopped = stop(server, log);
  await expect.poll(() => server.listening).toBe(false);
  await expect(fetch(address)).rejects.toThrow("fetch failed");
  resolve();
  expect(await (await running).text()).toBe("late");
  await stopped;
  expect(log.warn).not.toHaveBeenCalled();
});

const POST = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi";

test("[NODE-21] a message on a connection that was kept open is answered, though it came as the stop did; the next is told to go elsewhere", async () => {
  const port = Number(new URL(await open()).port);
  const kept = connect(port, "127.0.0.1");
  let answers = "";
  kept.on("data", (chunk) => (answers += chunk.toString()));
  const closed = new Promise((resolve) => kept.once("close", resolve));
  kept.write(POST);
  await expect.poll(() => answers).toContain("hello");
  expect(answers).toContain("Connection: keep-alive");
  answers = "";
  // Within one turn: the server has not read it yet.
  kept.write(POST);
  const stopped = stop(server, log);
  await closed;
  expect(answers).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*hello$/i);
  await stopped;
});

test("[NODE-21] a message on a connection that is not taken up yet is answered, though it came as the stop did", async () => {
  const address = await open();
  const answer = raw(address, POST);
  // The machine has connected it; the server has not heard of it.
  const stopped = stop(server, log);
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*hello$/);
  await stopped;
});

test("a connection that is kept open and silent holds a stop up for a moment", async () => {
  const address = await open();
  const began = performance.now();
  expect(await (await fetch(address)).text()).toBe("hello");
  await stop(server, log);
  expect(performance.now() - began).toBeLessThan(3000);
  expect(log.warn).not.toHaveBeenCalled();
});

test("a request that does not end is cut off at the deadline, and the log says so", async () => {
  const address = await open(() => {});
  const running = fetch(address).catch((error: Error) => error.message);
  await new Promise((done) => server.once("request", done));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const stopped = stop(server, log);
  vi.advanceTimersByTime(6000);
  vi.useRealTimers();
  await stopped;
  expect(await running).toBe("fetch failed");
  expect(log.warn).toHaveBeenCalledWith(
    { deadline: 6000 },
    "some requests did not end in time and are cut off",
  );
});
