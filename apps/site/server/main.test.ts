import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { realBuild } from "#server/tests/real-build.ts";

let dataDir: string;
let child: ChildProcess | undefined;
let output: string;

/** The entry, started as an operator does. */
function run(env: Record<string, string>, args: string[] = []): ChildProcess {
  output = "";
  child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      SITE_PORT: "0",
      SITE_BIND: "127.0.0.1",
      CONTENT_HOST: "http://127.0.0.1:1",
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return child;
}

const ended = (running: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => running.once("exit", resolve));

async function listening(running: ChildProcess): Promise<string> {
  const found = () => /the site listens on (http:[^"]+)/.exec(output)?.[1];
  while (!found())
    await new Promise((resolve, reject) => {
      running.stdout?.once("data", resolve);
      running.once("exit", () => reject(new Error(output)));
    });
  return found() ?? "";
}

beforeAll(() => realBuild(), 180_000);
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "site-main-"));
});
afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

test("wrong settings end it before anything is opened, with one clear line each", async () => {
  expect(await ended(run({ SITE_PORT: "x", PAGE_TTL: "soon" }))).toBe(1);
  expect(output).toBe(
    'site settings: SITE_PORT is "x"; it must be a port, 0 to 65535 (0 takes a free one)\nsite settings: PAGE_TTL is "soon"; it must be a time such as 60s, 5m or 12h\n',
  );
}, 30_000);

test("starts without its content host, logs its address and a removed setting, and stops cleanly with its log flushed", async () => {
  const running = run({ PICTURE_CACHE_MB: "512" });
  const address = await listening(running);
  expect(output).toContain("PICTURE_CACHE_MB is no longer a setting");
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect((await fetch(`${address}/readyz`)).status).toBe(503);
  const failed = await fetch(address);
  expect([failed.status, await failed.text()]).toEqual([
    503,
    expect.stringContaining("Oooops, something went wrong"),
  ]);
  // [SEC-03] No other user of the machine can read visitors' messages.
  const open = readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter(
    (name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0,
  );
  expect(open).toEqual([]);
  running.kill("SIGTERM");
  expect(await ended(running)).toBe(0);
  expect(output).toContain('"path":"/readyz"');
  expect(output).toContain('"signal":"SIGTERM"');
}, 60_000);
