import { randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createDemoHost, type DemoHost, type DemoLanguage } from "@meridian/demo";
import { test } from "@playwright/test";
import { healthy, startServer, stopServers } from "../../tools/processes/processes.mjs";
import { NO_RATE_LIMITS } from "../no-rate-limits.ts";
import { portAt } from "../ports.ts";
import { HOST, purge, PURGE_SECRET, SITE, type Pair } from "./hosts.ts";
import { dataOf, logOf } from "./run-folder.ts";

export interface OwnSite {
  stop(): Promise<void>;
}

const picturesOf = (name: string): string => join(dataOf(name), "site/pictures");

/** Copies the first site's resized pictures: each takes a sixth of a second of a core. */
function lendPictures(name: string): void {
  const [lender, own] = [picturesOf(`site-${new URL(SITE).port}`), picturesOf(name)];
  if (!existsSync(lender)) return;
  mkdirSync(own, { recursive: true });
  for (const file of readdirSync(lender))
    // Missing or incomplete files are generated again.
    if (/\.(?:avif|webp|src|json)$/.test(file))
      try {
        linkSync(join(lender, file), join(own, file));
      } catch {}
}

/** The built site on `port`, for unusual settings or content; `env` as in `.env.example`. */
export async function startOwnSite(port: number, env: Record<string, string>): Promise<OwnSite> {
  const name = `site-${port}-${randomUUID().slice(0, 8)}`;
  lendPictures(name);
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
      ...NO_RATE_LIMITS,
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

export interface OwnHost {
  host: DemoHost;
  url: string;
  /** Default: all. */
  purge(tags?: string[]): Promise<void>;
}

/** A host and a site for the calling file, which may change content; `fill` does so first. */
export function ownHost(
  place: number,
  fill: (host: DemoHost) => void = () => undefined,
  languages: readonly DemoLanguage[] = [],
): OwnHost {
  const url = `http://127.0.0.1:${portAt(place)}`;
  const host = createDemoHost({ languages });
  let site: OwnSite | undefined;
  test.beforeAll(async () => {
    fill(host);
    site = await startOwnSite(portAt(place), {
      SITE_URL: url,
      CONTENT_HOST: await host.listen(),
      PURGE_SECRET,
    });
  });
  test.afterAll(async () => {
    await site?.stop();
    await host.stop();
  });
  return { host, url, purge: (tags = ["*"]) => purge(tags, url) };
}

/** Starts a demo host and, after `fill` has changed its content, a site on it. */
export async function startOwnPair(
  { site, host }: Pair,
  fill: () => Promise<void> = async () => {},
): Promise<OwnSite> {
  const { port } = new URL(host);
  const demo = startServer(
    `demo host on ${port}`,
    ["packages/demo/src/main.ts"],
    { ...process.env, DEMO_PORT: port, DEMO_CONTROL: "1" },
    { quiet: true, log: logOf(`demo-host-${port}`) },
  );
  await healthy(demo, `${host}/healthz`, 30);
  await fill();
  const own = await startOwnSite(Number(new URL(site).port), {
    SITE_URL: site,
    CONTENT_HOST: host,
    PURGE_SECRET,
  });
  return {
    async stop() {
      await own.stop();
      await stopServers([demo]);
    },
  };
}
