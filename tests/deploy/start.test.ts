/** `npm start` itself: taken ports, and a start that is killed. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { portAt } from "../ports.ts";
import { root } from "./dockerfile.ts";

const SLOW = 300_000;
const ports = { CMS_PORT: portAt(58), SITE_PORT: portAt(59) };
const folder = mkdtempSync(join(tmpdir(), "meridian-start-"));
const starts: ChildProcess[] = [];
const others: Server[] = [];

/** Without a terminal, on an empty site. `seen` waits for a part of the output. */
function start() {
  const { CMS_PORT, SITE_PORT } = ports;
  const child = spawn(process.execPath, ["tools/start.mjs", "--empty"], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: folder,
      CMS_PORT: String(CMS_PORT),
      SITE_PORT: String(SITE_PORT),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  starts.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = once(child, "close").then(([code]) => code as number | null);
  const seen = (words: string): Promise<void> =>
    expect.poll(() => output, { timeout: SLOW }).toContain(words);
  return { child, ended, seen, output: () => output };
}

/** Another program, which responds 200 to whatever the start requests. */
async function take(port: number): Promise<void> {
  const other = createServer((_, response) => response.end("ok"));
  others.push(other);
  await once(other.listen(port, "127.0.0.1"), "listening");
}

const responds = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );

afterEach(async () => {
  for (const other of others.splice(0)) await new Promise((done) => other.close(done));
});
afterAll(() => {
  for (const { pid = 0, exitCode, signalCode } of starts)
    if (pid > 0 && exitCode === null && signalCode === null) process.kill(pid, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

test(
  "taken ports are named with what to do, and nothing is started",
  async () => {
    for (const port of Object.values(ports)) await take(port);
    const { ended, output } = start();
    expect(await ended).toBe(1);
    for (const [setting, port] of Object.entries(ports))
      expect(output()).toContain(
        `${setting} is ${port}; another program listens there.\nStop it, or choose another port: ${setting}=${port + 100} npm start`,
      );
    expect(output()).not.toMatch(/Ready\.|Starting/);
  },
  SLOW,
);

test(
  "a port that is taken during the start is named, too; its program is not taken for a server",
  async () => {
    const { ended, seen, output } = start();
    await seen("Starting the content host");
    await take(ports.SITE_PORT);
    expect(await ended).toBe(1);
    expect(output()).toContain(`SITE_PORT is ${ports.SITE_PORT}; another program listens there.`);
    expect(output()).not.toContain("Ready.");
    expect(output().match(/Preparing the database|Migrat/g)).toEqual(["Preparing the database"]);
    expect(await responds(ports.CMS_PORT)).toBe(false);
  },
  SLOW,
);

test(
  "without a terminal no password is printed; after `kill -9` both servers end, and the next start needs no help",
  async () => {
    const first = start();
    await first.seen("Ready.");
    await first.seen("stops both");
    // Without a terminal others may read what is printed.
    const secrets = join(folder, "secrets.json");
    const { adminPassword } = JSON.parse(readFileSync(secrets, "utf8")) as Record<string, string>;
    expect(adminPassword).toMatch(/.{12}/);
    expect(first.output()).not.toContain(adminPassword);
    expect(first.output()).toContain(`password in ${secrets}`);
    expect(first.output()).not.toContain('"path":"/healthz"');
    first.child.kill("SIGKILL");
    const second = start();
    await second.seen("Ready.");
    expect(second.output()).not.toContain("another program");
    second.child.kill("SIGTERM");
    expect(await second.ended).toBe(0);
    for (const port of Object.values(ports)) expect(await responds(port)).toBe(false);
  },
  SLOW,
);
