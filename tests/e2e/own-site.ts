/** A site of a spec's own, on the shared demo host: for settings that no other test may feel. */
import { randomUUID } from "node:crypto";
import { healthy, startServer, stopServers } from "../../tools/processes/processes.mjs";
import { NO_BRAKES } from "../no-brakes.ts";
import { HOST } from "./hosts.ts";
import { dataOf, logOf } from "./run-folder.ts";

export interface OwnSite {
  stop(): Promise<void>;
}

/** Starts the built site on `port`; `env` as in `.env.example`. */
export async function startOwnSite(port: number, env: Record<string, string>): Promise<OwnSite> {
  const name = `site-${port}-${randomUUID().slice(0, 8)}`;
  const site = startServer(
    `site on ${port}`,
    ["apps/site/server/main.ts"],
    {
      ...process.env,
      NODE_ENV: "production",
      SITE_PORT: String(port),
      CONTENT_HOST: HOST,
      DATA_DIR: dataOf(name),
      LOG_LEVEL: "info",
      ...NO_BRAKES,
      ...env,
    },
    { quiet: true, log: logOf(name) },
  );
  const stop = (): Promise<void> => stopServers([site]);
  await healthy(site, `http://127.0.0.1:${port}/healthz`, 30).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { stop };
}
