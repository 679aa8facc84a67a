/** Slow posts and a flood of bytes: the built site serves its pages, and its memory stays flat. */
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { NO_RATE_LIMITS } from "../no-rate-limits.ts";
import { portAt } from "../ports.ts";
import { builtSite } from "./built-site.ts";
import { LONGEST_MS, sized } from "./long.ts";
import { record } from "./record.ts";

const PORT = portAt(30);
const SITE = `http://127.0.0.1:${PORT}`;
const site = builtSite(30, NO_RATE_LIMITS);
const sockets = new Set<Socket>();
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

const HEAD = (length: number): string =>
  `POST / HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nAccept: application/json\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;
const FIELDS = ['form"\r\n\r\ncontact', 'variant"\r\n\r\nmain']
  .map((field) => `--b\r\nContent-Disposition: form-data; name="${field}\r\n`)
  .join("");
const FILE =
  '--b\r\nContent-Disposition: form-data; name="file-type"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';

interface Sender {
  socket: Socket;
  /** The response when the connection is closed, and the milliseconds until then. */
  closed: Promise<{ answer: string; ms: number }>;
}

function open(first: string): Sender {
  const begun = Date.now();
  let answer = "";
  const socket = connect(PORT, "127.0.0.1", () => socket.write(first));
  sockets.add(socket);
  const closed = new Promise<{ answer: string; ms: number }>((resolve) =>
    socket
      .on("error", () => undefined)
      .on("data", (chunk) => (answer += chunk.toString()))
      .on("close", () => resolve({ answer, ms: Date.now() - begun })),
  );
  return { socket, closed };
}

async function readPages(count: number): Promise<void> {
  for (let read = 0; read < count; read += 1) {
    const response = await fetch(`${SITE}/`);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
}

/** The server's memory in bytes; only on Linux. */
function memory(): number | null {
  try {
    return (
      Number(
        /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${site.pid()}/status`, "utf8"))?.[1] ?? 0,
      ) * 1024
    );
  } catch {
    return null;
  }
}

test(
  "senders of a byte a second get 408 and are cut, not before 30 s; pages go on",
  { timeout: LONGEST_MS },
  async () => {
    await readPages(3);
    const senders = Array.from({ length: sized(100, 400) }, () =>
      open(HEAD(5_000_000) + FIELDS + FILE),
    );
    const drip = setInterval(
      () => senders.forEach(({ socket }) => socket.writable && socket.write("x")),
      1000,
    );
    await readPages(30);
    const ends = await Promise.all(senders.map(({ closed }) => closed));
    clearInterval(drip);
    expect(Math.min(...ends.map(({ ms }) => ms))).toBeGreaterThan(29_000);
    expect(ends.filter(({ answer }) => !answer.startsWith("HTTP/1.1 408 "))).toEqual([]);
    expect(ends[0]?.answer.toLowerCase()).toContain("connection: close");
  },
);

const HUGE = 200 * 2 ** 20;

async function flood(): Promise<{ answer: string; sent: number; peak: number }> {
  const sender = open(HEAD(HUGE) + FIELDS + FILE);
  const chunk = Buffer.alloc(65_536);
  let sent = 0;
  let peak = 0;
  const pump = (): void => {
    while (sent < HUGE && sender.socket.writable) {
      sent += chunk.length;
      if (sent % 2 ** 20 === 0) peak = Math.max(peak, memory() ?? 0);
      if (!sender.socket.write(chunk)) return void sender.socket.once("drain", pump);
    }
  };
  sender.socket.once("connect", pump);
  const { answer } = await sender.closed;
  return { answer, sent, peak };
}

test("200 MB are refused with 413 in the form's own words and the connection closed, memory flat", async () => {
  await readPages(3);
  // The first flood makes the server load and compile the code for posts.
  await flood();
  const growths: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = memory() ?? 0;
    const { answer, sent, peak } = await flood();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain("Please add a file of up to 10Mb");
    expect(sent).toBeLessThan(HUGE);
    growths.push(peak - before);
  }
  record(
    "flood",
    [
      {
        name: "memory that 200 MB cost, least of three",
        value: Math.min(...growths) / 2 ** 20,
        unit: "MB",
        atMost: 20,
      },
    ],
    { growths },
  );
  // A leak shows each time; the least of three excludes what a page's rendering used.
  expect(Math.min(...growths), "bytes of memory").toBeLessThan(20 * 2 ** 20);
});
