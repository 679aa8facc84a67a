import type { RequestListener, Server } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHttpServer, listen } from "#server/http/http-server.ts";

let server: Server;
const hello: RequestListener = (_, response) => void response.end("hello");
const open = (listener: RequestListener = hello) =>
  listen(server, listener, { port: 0, bind: "127.0.0.1" });

/** The response to raw bytes that no client library would send. */
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

test("reports the address it listens on", async () => {
  const address = await open();
  expect(await (await fetch(address)).text()).toBe("hello");
});

test("an occupied port is a settings error that names the port", async () => {
  const port = Number(new URL(await open()).port);
  await expect(listen(createHttpServer(), hello, { port, bind: "127.0.0.1" })).rejects.toThrow(
    `SITE_PORT is ${port}; another process listens there: stop it, or choose another port`,
  );
  await expect(listen(createHttpServer(), hello, { port: 0, bind: "203.0.113.1" })).rejects.toThrow(
    'SITE_BIND is "203.0.113.1"; this machine has no such address',
  );
});

test("rejects endless headers and malformed HTTP", async () => {
  const address = await open();
  expect(
    await raw(address, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`),
  ).toMatch(/^HTTP\/1\.1 431 /);
  const bad = await raw(address, "no http\r\n\r\n");
  expect(bad).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(bad).toContain("X-Content-Type-Options: nosniff");
});
