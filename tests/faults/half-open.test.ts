import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createHttpServer } from "@meridian/http/http-server";
import { listen } from "../../apps/site/server/http/listen.ts";
import { stopServer } from "@meridian/http/stop-server";
import { LONGEST_MS, sized } from "./long.ts";

const server = createHttpServer();
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await stopServer(server, { warn: () => undefined });
});

/** Resolves when the server has closed the connection. */
function halfOpen(port: number, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    sockets.push(socket);
    socket
      .on("error", () => undefined)
      .on("close", () => resolve())
      .resume();
  });
}

test(
  "400 connections that send half a header: pages go on, and the server cuts each",
  async () => {
    const address = await listen(server, (_, response) => void response.end("page"), {
      port: 0,
      bind: "127.0.0.1",
    });
    const cut = Array.from({ length: sized(400, 2000) }, () =>
      halfOpen(Number(new URL(address).port), "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "),
    );
    for (let count = 0; count < 20; count += 1)
      expect(await (await fetch(address)).text()).toBe("page");
    await Promise.all(cut);
  },
  LONGEST_MS,
);
