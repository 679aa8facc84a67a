import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { healthy, startServer, stopServers } from "../tools/processes/processes.mjs";

export interface Running {
  site: string;
  host: string;
  /** For CPU time and memory. */
  pid: number;
  stop(): Promise<void>;
}

/** Starts the production site and the demo host on these ports with a temporary data folder. */
export async function startSite({
  sitePort = 4410,
  hostPort = 4411,
  env = {},
  demoOptions = [],
}: {
  sitePort?: number;
  hostPort?: number;
  env?: Record<string, string>;
  demoOptions?: readonly string[];
} = {}): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), "meridian-bench-"));
  const [site, host] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${hostPort}`];
  const common = {
    ...process.env,
    NODE_ENV: "production" as const,
    LOG_LEVEL: "warn",
    DATA_DIR: dataDir,
  };
  const demo = startServer(
    "demo",
    ["packages/demo/src/main.ts", "--port", String(hostPort), "--control", ...demoOptions],
    { ...common, ...env },
    { quiet: true },
  );
  const server = startServer(
    "site",
    ["apps/site/server/main.ts"],
    { ...common, SITE_PORT: String(sitePort), SITE_URL: site, CONTENT_HOST: host, ...env },
    { quiet: true },
  );
  const stop = async (): Promise<void> => {
    await stopServers([server, demo]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await healthy(demo, `${host}/healthz`, 20);
    await healthy(server, `${site}/healthz`, 40);
  } catch (error) {
    await stop();
    throw error;
  }
  return { site, host, pid: server.child.pid ?? 0, stop };
}
