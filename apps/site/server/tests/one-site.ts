/** One site for all tests of a file: started before them on the demo host, stopped after them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DemoHostOptions } from "@meridian/demo";
import { afterAll, beforeAll, expect } from "vitest";
import { createFixture, type RunningSite } from "#server/tests/site-fixture.ts";

interface OneSite {
  fixture: Awaited<ReturnType<typeof createFixture>>;
  site: RunningSite;
  /** Follows no redirect. */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** The text of a response with this status. */
  textOf(path: string, status?: number): Promise<string>;
}

/** `fixture` and `site` are available once the tests begin. */
export function oneSite({
  languages = [],
  ...options
}: { siteUrl?: string; securityContact?: string } & Pick<
  DemoHostOptions,
  "languages"
> = {}): OneSite {
  const running = {
    get: (path, init) => fetch(running.site.url + path, { redirect: "manual", ...init }),
    async textOf(path, status = 200) {
      const response = await running.get(path);
      expect([path, response.status]).toEqual([path, status]);
      return response.text();
    },
  } as OneSite;
  const dataDir = mkdtempSync(join(tmpdir(), "one-site-"));
  beforeAll(async () => {
    running.fixture = await createFixture({ languages });
    running.site = await running.fixture.start({ dataDir, ...options });
  }, 240_000);
  afterAll(async () => {
    await running.site?.stop();
    await running.fixture?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return running;
}
