import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DemoHost } from "@meridian/demo";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createFixture, type RunningSite } from "#server/tests/site-fixture.ts";

export let fixture: Awaited<ReturnType<typeof createFixture>>;
export let demo: DemoHost;
export let dataDir: string;
export let site: RunningSite;

export const get = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: "manual", ...init });

export const setSite = (value: RunningSite): void => void (site = value);

/** Opened before and closed after the tests of the calling file. */
export function wholeSiteFixture(): void {
  beforeAll(async () => {
    fixture = await createFixture();
    ({ demo } = fixture);
  }, 180_000);
  afterAll(() => fixture?.stop());
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "site-whole-"));
    demo.reset();
    site = await fixture.start({ dataDir });
  });
  afterEach(async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
}
