import type { RequestListener, Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHttpServer } from "@meridian/http/http-server";
import { listen } from "#server/http/listen.ts";

let server: Server;
const hello: RequestListener = (_, response) => void response.end("hello");
const open = (listener: RequestListener = hello) =>
  listen(server, listener, { port: 0, bind: "127.0.0.1" });

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
