import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DemoHost } from "@meridian/demo";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createStand, type RunningSite } from "#server/tests/stand.ts";

export let stand: Awaited<ReturnType<typeof createStand>>;
export let demo: DemoHost;
export let dataDir: string;
export let site: RunningSite;

export const get = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: "manual", ...init });

export const setSite = (value: RunningSite): void => void (site = value);

/** Opened before and closed after the tests of the calling file. */
export function wholeSiteStand(): void {
  beforeAll(async () => {
    stand = await createStand();
    ({ demo } = stand);
  }, 180_000);
  afterAll(() => stand?.stop());
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "site-whole-"));
    demo.reset();
    site = await stand.start({ dataDir });
  });
  afterEach(async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}
