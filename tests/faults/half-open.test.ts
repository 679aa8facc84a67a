import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createHttpServer, listen } from "../../apps/site/server/http/http-server.ts";
import { stopServer } from "@meridian/contract/stop-server";
import { LONGEST_MS, sized } from "./long.ts";
import { record } from "./record.ts";

const server = createHttpServer();
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await stopServer(server, { warn: () => undefined });
});

/** Opens a connection, writes `bytes`, and says how many ms after it stood it was closed. */
function halfOpen(port: number, bytes: string): Promise<number> {
  let begun = Date.now();
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      begun = Date.now();
      socket.write(bytes);
    });
    sockets.push(socket);
    socket
      .on("error", () => undefined)
      .on("close", () => resolve(Date.now() - begun))
      .resume();
  });
}

test(
  "400 connections that send half a header: pages go on, and each is cut within 15 s",
  async () => {
    const address = await listen(server, (_, response) => void response.end("page"), {
      port: 0,
      bind: "127.0.0.1",
    });
    const connections = sized(400, 2000);
    const cut = Array.from({ length: connections }, () =>
      halfOpen(Number(new URL(address).port), "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "),
    );
    const waits: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      const begun = performance.now();
      expect(await (await fetch(address)).text()).toBe("page");
      waits.push(performance.now() - begun);
    }
    const last = Math.max(...(await Promise.all(cut)));
    record(
      "half-open",
      [
        {
          name: "slowest of 20 pages meanwhile",
          value: Math.max(...waits),
          unit: "ms",
          atMost: 5000,
        },
        { name: "until the last is cut", value: last, unit: "ms", atMost: 15_000 },
      ],
      { connections },
    );
    expect(Math.max(...waits)).toBeLessThan(5000);
    expect(last).toBeLessThan(15_000);
  },
  LONGEST_MS,
);
