import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const PROGRAM = ["/usr/bin/redis-server", "/usr/bin/valkey-server"].find((path) =>
  existsSync(path),
);

/** Why no Redis can start here; empty if one can. */
export const whyNoRedis = (): string =>
  PROGRAM === undefined ? "no Redis or Valkey in /usr/bin: apt-get install redis-server" : "";

export interface RedisServer {
  url: string;
  port: number;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

export async function end(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGKILL");
  await ended;
}

/** A separate Redis on loopback without persistence, stopped by its process id. */
export async function startRedis(settings: readonly string[] = []): Promise<RedisServer> {
  if (PROGRAM === undefined) throw new Error(whyNoRedis());
  const program = PROGRAM;
  const folder = mkdtempSync("/tmp/redis-test-");
  const port = await freePort();
  let server: ChildProcess | undefined;
  async function start(): Promise<void> {
    server = spawn(
      program,
      ["--bind", "127.0.0.1", "--port", String(port), "--save", "", "--dir", folder, ...settings],
      { stdio: ["ignore", "pipe", "ignore"] },
    );
    let output = "";
    server.stdout?.on("data", (part: Buffer) => (output += part.toString()));
    for (let tries = 0; tries < 400 && !output.includes("Ready to accept"); tries += 1) {
      if (server.exitCode !== null) throw new Error(`Redis ended while starting:\n${output}`);
      await pause(25);
    }
  }
  const kill = (): Promise<void> => end(server);
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    start,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
