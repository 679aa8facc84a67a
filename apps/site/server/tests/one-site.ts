/** One site for all tests of a file: started before them on the demo host, stopped after them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createStand, type RunningSite } from "#server/tests/stand.ts";

interface OneSite {
  stand: Awaited<ReturnType<typeof createStand>>;
  site: RunningSite;
}

/** Its properties are available once the tests begin. */
export function oneSite(options: { siteUrl?: string; securityContact?: string } = {}): OneSite {
  const running = {} as OneSite;
  const dataDir = mkdtempSync(join(tmpdir(), "one-site-"));
  beforeAll(async () => {
    running.stand = await createStand();
    running.site = await running.stand.start({ dataDir, ...options });
  }, 240_000);
  afterAll(async () => {
    await running.site?.stop();
    await running.stand?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return running;
}
