import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
const running = new Set<ReturnType<typeof start>>();

function start(...options: string[]) {
  const child = spawn(process.execPath, [main, ...options], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.setEncoding("utf8");
  child.stderr.setEncoding("utf8");
  running.add(child);
  return child;
}

const output = async (stream: NodeJS.ReadableStream): Promise<string> =>
  String((await once(stream, "data"))[0]);

afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "prints its address, and stops cleanly on %s while a call is open",
  async (signal) => {
    const child = start("--port", "0", "--control");
    const origin = /http:\S+/.exec(await output(child.stdout))?.[0] ?? "";
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    await fetch(`${origin}/_demo/behaviour`, {
      method: "POST",
      body: '{"call":"blog","slow":60000}',
    });
    const open = fetch(`${origin}/api/wp/v2/blog`).catch((error: unknown) => error);
    await expect
      .poll(async () => (await (await fetch(`${origin}/_demo/asked`)).json()) as unknown[])
      .toHaveLength(1);
    child.kill(signal);
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(await open).toBeInstanceOf(TypeError);
  },
);

test("names an invalid port", async () => {
  const child = start("--port", "http");
  const words = output(child.stderr);
  expect([await once(child, "exit"), await words]).toEqual([
    [1, null],
    'demo host: --port is "http"; it must be a port, 0 to 65535\n',
  ]);
});

test("names an unknown language", async () => {
  const child = start("--port", "0", "--languages", "de, tlh");
  const words = output(child.stderr);
  expect([await once(child, "exit"), await words]).toEqual([
    [1, null],
    expect.stringContaining('demo host: --languages is "de, tlh"; known: de'),
  ]);
});

test("names a port in use, with what to do", async () => {
  const first = start("--port", "0");
  const port = /:(\d+)/.exec(await output(first.stdout))?.[1] ?? "";
  const second = start("--port", port);
  const words = output(second.stderr);
  expect([await once(second, "exit"), await words]).toEqual([
    [1, null],
    `demo host: cannot listen on port ${port} (EADDRINUSE); choose a free one with --port\n`,
  ]);
});
