import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { end, freePort } from "#tests/redis-server.ts";

const KINDS = ["account", "container", "object"] as const;
const PROGRAMS = [...KINDS, "proxy"].map((kind) => `/usr/bin/swift-${kind}-server`);

/** Why no S3 can start here; empty if one can. */
export const whyNoSwift = (): string =>
  PROGRAMS.every((path) => existsSync(path))
    ? ""
    : "no OpenStack Swift in /usr/bin: apt-get install swift-proxy swift-account swift-container swift-object";

export interface SwiftServer {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  kill(): Promise<void>;
  /** Suspends the proxy: it accepts connections and sends nothing. */
  hold(): void;
  release(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function listens(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (found) return;
    await pause(100);
  }
  throw new Error("Swift did not listen within a minute");
}

const app = (kind: string): string => `[app:${kind}-server]\nuse = egg:swift#${kind}\n`;
const FILTERS = [
  "catch_errors",
  "gatekeeper",
  "listing_formats",
  "copy",
  "slo",
  "dlo",
  "versioned_writes",
];

const proxy = (common: string): string =>
  [
    common,
    "[pipeline:main]",
    "pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy slo dlo versioned_writes proxy-server",
    `${app("proxy")}account_autocreate = true`,
    ...FILTERS.map((name) => `[filter:${name}]\nuse = egg:swift#${name}`),
    // Swift works without memcache.
    "[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:1",
    "[filter:s3api]\nuse = egg:swift#s3api\nlocation = us-east-1",
    "[filter:tempauth]\nuse = egg:swift#tempauth\nuser_test_tester = testing .admin",
    "",
  ].join("\n");

/** Configures the four servers, with rings of one disk. */
function configure(folder: string, ports: Record<string, number>): void {
  mkdirSync(join(folder, "devices/d1"), { recursive: true });
  writeFileSync(
    join(folder, "swift.conf"),
    "[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n",
  );
  const common = (kind: string): string =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${ports[kind]}\nworkers = 0\nuser = ${userInfo().username}\nswift_dir = ${folder}\n`;
  for (const kind of KINDS) {
    const ring = (...args: string[]): void =>
      void execFileSync("swift-ring-builder", [`${kind}.builder`, ...args], {
        cwd: folder,
        stdio: "ignore",
      });
    ring("create", "1", "1", "0");
    ring("add", `r1z1-127.0.0.1:${ports[kind]}/d1`, "1");
    ring("rebalance");
    writeFileSync(
      join(folder, `${kind}-server.conf`),
      `${common(kind)}devices = ${folder}/devices\nmount_check = false\nfallocate_reserve = 0\nrecon_cache_path = ${folder}\n[pipeline:main]\npipeline = ${kind}-server\n${app(kind)}`,
    );
  }
  writeFileSync(join(folder, "proxy-server.conf"), proxy(common("proxy")));
}

/** OpenStack Swift as an S3 on loopback, in a temporary folder, stopped by its process ids. */
export async function startSwift(): Promise<SwiftServer> {
  const folder = mkdtempSync("/tmp/swift-test-");
  const ports: Record<string, number> = {};
  for (const kind of [...KINDS, "proxy"]) ports[kind] = await freePort();
  configure(folder, ports);
  const run = (kind: string): ChildProcess =>
    spawn(`/usr/bin/swift-${kind}-server`, [join(folder, `${kind}-server.conf`)], {
      cwd: folder,
      stdio: "ignore",
    });
  const stores = KINDS.map(run);
  const endpoint = `http://127.0.0.1:${ports.proxy}`;
  let answering: ChildProcess | undefined;
  async function start(): Promise<void> {
    answering = run("proxy");
    await listens(ports.proxy ?? 0);
  }
  for (const kind of KINDS) await listens(ports[kind] ?? 0);
  await start();
  return {
    endpoint,
    accessKeyId: "test:tester",
    secretAccessKey: "testing",
    kill: () => end(answering),
    hold: () => void answering?.kill("SIGSTOP"),
    release: () => void answering?.kill("SIGCONT"),
    start,
    async stop() {
      for (const server of [answering, ...stores]) await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
