import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoHost, type DemoHost } from "@meridian/demo";
import { afterAll, beforeAll, expect } from "vitest";
import {
  healthy,
  startServer,
  stopServers,
  type Server,
} from "../../tools/processes/processes.mjs";
import { portAt } from "../ports.ts";

export interface BuiltSite {
  url: string;
  demo: DemoHost;
  dataDir: string;
  process: Server;
  output: string[];
}

/** The built site on a demo host for the calling file's tests; `place`: port of ports.ts. */
export function builtSite(place: number, env: Record<string, string> = {}): BuiltSite {
  const url = `http://127.0.0.1:${portAt(place)}`;
  const demo = createDemoHost();
  const dataDir = mkdtempSync(join(tmpdir(), "built-site-"));
  const site = { url, demo, dataDir, output: [] } as unknown as BuiltSite;
  beforeAll(async () => {
    site.process = startServer(
      "site",
      ["apps/site/server/main.ts"],
      {
        ...process.env,
        NODE_ENV: "production",
        SITE_PORT: String(portAt(place)),
        SITE_URL: url,
        CONTENT_HOST: await demo.listen(),
        DATA_DIR: dataDir,
        LOG_LEVEL: "warn",
        ...env,
      },
      { quiet: true },
    );
    for (const stream of [site.process.child.stdout, site.process.child.stderr])
      stream?.on("data", (text: Buffer) => site.output.push(String(text)));
    await healthy(site.process, `${url}/healthz`, 30);
  });
  afterAll(async () => {
    await stopServers([site.process]);
    await demo.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return site;
}

const PAGES = 400;

/** The 99th of 100 views of the home page, in milliseconds. */
export async function slowOfPages({ url }: BuiltSite): Promise<number> {
  const took: number[] = [];
  for (let view = 0; view < PAGES; view += 1) {
    const began = performance.now();
    const response = await fetch(`${url}/`);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    took.push(performance.now() - began);
  }
  return took.toSorted((a, b) => a - b)[Math.ceil(PAGES * 0.99) - 1] ?? Infinity;
}
