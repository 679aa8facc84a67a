import { randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createDemoHost, type DemoHost, type DemoLanguage } from "@meridian/demo";
import { test } from "@playwright/test";
import { appProcess, type AppProcess } from "../app-process.ts";
import { NO_RATE_LIMITS } from "../no-rate-limits.ts";
import { portAt } from "../ports.ts";
import { HOST, purge, PURGE_SECRET, SITE } from "./hosts.ts";
import { dataOf, logOf } from "./run-folder.ts";

export type OwnSite = Pick<AppProcess, "stop">;

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
  const site = appProcess(
    "site",
    port,
    { CONTENT_HOST: HOST, DATA_DIR: dataOf(name), ...NO_RATE_LIMITS, ...env },
    { name, log: logOf(name) },
  );
  await site.start();
  return site;
}

export interface OwnHost {
  host: DemoHost;
  url: string;
  /** Default: all. */
  purge(tags?: string[]): Promise<void>;
}

interface HostOptions {
  languages?: readonly DemoLanguage[];
  /** Starts a server between site and host. */
  front?: (origin: string) => Promise<Server>;
}

/**
 * A host and a site for the calling file, which may change the host's content; `fill` does so
 * before the site starts.
 */
export function ownHost(
  place: number,
  fill: (host: DemoHost, origin: string) => void = () => undefined,
  { languages = [], front }: HostOptions = {},
): OwnHost {
  const url = `http://127.0.0.1:${portAt(place)}`;
  const host = createDemoHost({ languages });
  let between: Server | undefined;
  let site: OwnSite | undefined;
  test.beforeAll(async () => {
    let origin = await host.listen();
    between = await front?.(origin);
    if (between) origin = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
    fill(host, origin);
    site = await startOwnSite(portAt(place), {
      SITE_URL: url,
      CONTENT_HOST: origin,
      PURGE_SECRET,
    });
  });
  test.afterAll(async () => {
    await site?.stop();
    between?.close().closeAllConnections();
    await host.stop();
  });
  return { host, url, purge: (tags = ["*"]) => purge(tags, url) };
}
