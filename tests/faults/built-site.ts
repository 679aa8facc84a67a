import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoHost, type DemoHost } from "@meridian/demo";
import { afterAll, beforeAll, expect } from "vitest";
import { appProcess, type AppProcess } from "../app-process.ts";
import { portAt } from "../ports.ts";

export interface BuiltSite extends AppProcess {
  demo: DemoHost;
  dataDir: string;
}

/** The built site on a demo host for the calling file's tests; `place`: port of ports.ts. */
export function builtSite(place: number, env: Record<string, string> = {}): BuiltSite {
  const demo = createDemoHost();
  const dataDir = mkdtempSync(join(tmpdir(), "built-site-"));
  const site = appProcess("site", portAt(place), {
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    ...env,
  });
  beforeAll(async () => site.start({ env: { CONTENT_HOST: await demo.listen() } }));
  afterAll(async () => {
    await site.stop();
    await demo.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { ...site, demo, dataDir };
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
