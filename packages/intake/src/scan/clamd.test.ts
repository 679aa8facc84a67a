import { openAsBlob, writeFileSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createClamd } from "@meridian/files/scan/clamd";
import type { Scan } from "@meridian/files/scan/scanner";
import { newFolder } from "#tests/new-folder.ts";

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server?.close();
});

/** A daemon that reads a stream as in clamd's manual, and replies. */
async function daemon(
  answer: (content: Buffer, socket: Socket) => void,
  path?: string,
): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket);
    let came = Buffer.alloc(0);
    socket
      .on("error", () => undefined)
      .on("data", (chunk: Buffer) => {
        came = Buffer.concat([came, chunk]);
        const content = contentOf(came);
        if (content) answer(content, socket);
      });
  });
  await new Promise<void>((resolve) => void server?.listen(path ?? 0, resolve));
  const address = server.address();
  return path
    ? `unix://${path}`
    : `tcp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

function contentOf(came: Buffer): Buffer | null {
  const begin = "zINSTREAM\0";
  if (came.toString("latin1", 0, begin.length) !== begin) return null;
  const chunks: Buffer[] = [];
  for (let at = begin.length; at + 4 <= came.length;) {
    const length = came.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(came.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

async function scan(address: string, content: Buffer, timeoutMs?: number): Promise<Scan> {
  const path = join(newFolder(), "file");
  writeFileSync(path, content);
  return createClamd(address, timeoutMs).scan(await openAsBlob(path));
}

test("the whole file arrives, and is clean", async () => {
  const content = Buffer.from(Array.from({ length: 400_000 }, (_, index) => index % 251));
  let seen: Buffer | undefined;
  const address = await daemon((came, socket) => {
    seen = came;
    socket.end("stream: OK\0");
  });
  expect(await scan(address, content)).toEqual({ outcome: "clean" });
  expect(seen?.equals(content)).toBe(true);
});

test("names the finding, over a socket file, too", async () => {
  const address = await daemon(
    (_, socket) => socket.end("stream: Eicar-Test-Signature FOUND\0"),
    join(newFolder(), "clamd.ctl"),
  );
  expect(await scan(address, Buffer.from("x"))).toEqual({
    outcome: "infected",
    name: "Eicar-Test-Signature",
  });
});

test("an invalid reply, a silent daemon, and none at all are the scanner's failure", async () => {
  const size = await daemon((_, socket) => socket.end("INSTREAM size limit exceeded. ERROR\0"));
  expect(await scan(size, Buffer.from("x"))).toMatchObject({
    outcome: "away",
    problem: expect.stringContaining("size limit"),
  });
  server?.close();
  const silent = await daemon(() => undefined);
  expect(await scan(silent, Buffer.from("x"), 50)).toEqual({
    outcome: "away",
    problem: "no answer within 50 ms",
  });
  server?.close();
  const hasty = await daemon((_, socket) => socket.destroy());
  expect(await scan(hasty, Buffer.from("x"))).toMatchObject({ outcome: "away" });
  expect(await scan("tcp://127.0.0.1:1", Buffer.from("x"))).toMatchObject({
    outcome: "away",
    problem: expect.stringContaining("ECONNREFUSED"),
  });
});
