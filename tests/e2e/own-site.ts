/** A site of a spec's own, on the shared demo host: for settings that no other test may feel. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { healthy, startServer, stopServers } from "../../tools/processes.mjs";
import { NO_BRAKES } from "../no-brakes.ts";
import { HOST } from "./hosts.ts";

export interface OwnSite {
  stop(): Promise<void>;
}

/** Starts the built site on `port`; `env` as in `.env.example`. */
export async function startOwnSite(port: number, env: Record<string, string>): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "meridian-e2e-"));
  const site = startServer(`site on ${port}`, ["apps/site/server/main.ts"], { ...process.env, NODE_ENV: "production", SITE_PORT: String(port), CONTENT_HOST: HOST, DATA_DIR: dataDir, LOG_LEVEL: "warn", ...NO_BRAKES, ...env }, { quiet: true });
  const stop = async (): Promise<void> => {
    await stopServers([site]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  await healthy(site, `http://127.0.0.1:${port}/healthz`, 30).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { stop };
}
