/**
 * The intake's capacity: acknowledged submissions a second, latency, and memory with large files.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { publish } from "./result.ts";

const PORT = 4495;
const LOAD_SECONDS = 8;
const CLIENTS = 32;
const STEADY = { perSecond: 50, seconds: 8 };
const MIB = 2 ** 20;

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const BOUNDARY = "meridian-bench";

/** Different each time; `file` is a size in bytes. */
function message(number: number, file = 0): Buffer[] {
  const fields = {
    form: "contact",
    variant: "main",
    key: "",
    fullname: "Bench Visitor",
    email: "bench@example.com",
    description: `Message ${number}`,
  };
  const head = Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join("");
  if (file === 0) return [Buffer.from(`${head}--${BOUNDARY}--\r\n`)];
  const opening = `${head}--${BOUNDARY}\r\nContent-Disposition: form-data; name="file-type"; filename="large.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n`;
  const chunk = Buffer.alloc(MIB, 0x20);
  const chunks = Array.from({ length: Math.ceil(file / MIB) }, (_, index) =>
    chunk.subarray(0, Math.min(MIB, file - index * MIB)),
  );
  return [Buffer.from(opening), ...chunks, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)];
}

/**
 * Resolves to status and milliseconds until the response's end. A closed connection is status 0.
 */
function post(parts: Buffer[]): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - began });
    const sending = request(
      {
        port: PORT,
        method: "POST",
        agent,
        headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
      },
      (response) => response.resume().on("end", () => done(response.statusCode ?? 0)),
    );
    sending.on("error", () => done(0));
    const write = (index: number): void => {
      const part = parts[index];
      if (!part) sending.end();
      else if (sending.write(part)) write(index + 1);
      else sending.once("drain", () => write(index + 1));
    };
    write(0);
  });
}

const read = async (path: string): Promise<Record<string, number>> =>
  (await fetch(`http://127.0.0.1:${PORT}${path}`)).json() as Promise<Record<string, number>>;
const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN;

async function underLoad(): Promise<{ perSecond: number; p99: number; errors: number }> {
  const end = performance.now() + LOAD_SECONDS * 1000;
  const waits: number[] = [];
  let number = 0;
  let errors = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const { status, ms } = await post(message((number += 1)));
      if (status === 200) waits.push(ms);
      else errors += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { perSecond: waits.length / LOAD_SECONDS, p99: quantile(waits, 0.99), errors };
}

async function steadily(): Promise<{ p50: number; p99: number; errors: number }> {
  const answers: Promise<{ status: number; ms: number }>[] = [];
  for (let number = 0; number < STEADY.perSecond * STEADY.seconds; number += 1) {
    answers.push(post(message(1e9 + number)));
    await new Promise((resolve) => setTimeout(resolve, 1000 / STEADY.perSecond));
  }
  const settled = await Promise.all(answers);
  const waits = settled.map(({ ms }) => ms);
  return {
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    errors: settled.filter(({ status }) => status !== 200).length,
  };
}

/** The server's highest memory during `work`, above its idle state. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const { now = 0 } = await read("/peak");
  await work();
  const { peak = 0 } = await read("/peak");
  return Math.max(0, peak - now);
}

const dataDir = mkdtempSync(join(tmpdir(), "meridian-bench-intake-"));
const server = spawn(
  process.execPath,
  ["--expose-gc", join(import.meta.dirname, "intake-server.ts"), dataDir, String(PORT)],
  { stdio: ["ignore", "pipe", "inherit"] },
);
try {
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: server.stdout }).once("line", () => resolve());
    server.once("exit", (code) =>
      reject(new Error(`intake-server.ts ended with ${code} before it listened`)),
    );
  });
  const load = await underLoad();
  const backlog = (await read("/figures")).waiting;
  // The burst's deliveries are not part of a steady day.
  while ((await read("/figures")).waiting !== 0)
    await new Promise((resolve) => setTimeout(resolve, 200));
  const steady = await steadily();
  const tenFiles = await growth(() =>
    Promise.all(
      Array.from({ length: 10 }, (_, index) => post(message(2e9 + index, 10 * MIB - 64))),
    ),
  );
  const refused = await growth(() => post(message(3e9, 200 * MIB)));
  const held = publish(
    "intake",
    [
      {
        name: "submissions acknowledged, SQLite with FULL sync",
        value: load.perSecond,
        unit: "a second",
        atLeast: 300,
      },
      { name: `p99 at ${STEADY.perSecond} a second`, value: steady.p99, unit: "ms", atMost: 100 },
      { name: "posts not stored", value: load.errors + steady.errors, unit: "posts", atMost: 0 },
      {
        name: "memory for ten 10 MB files at once",
        value: tenFiles / MIB,
        unit: "MiB",
        atMost: 200,
      },
      { name: "memory for a refused 200 MB", value: refused / MIB, unit: "MiB", atMost: 20 },
    ],
    { clients: CLIENTS, load, backlog, steady, figures: await read("/figures") },
  );
  process.exitCode = held ? 0 : 1;
} finally {
  server.kill();
  agent.destroy();
  rmSync(dataDir, { recursive: true, force: true });
}
