/**
 * The real site and the real content host: one host for all tests of a file, a new site for each.
 */
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { answerRequest } from "../../apps/cms/src/host/answer-request.ts";
import { openTestCms, type TestCms } from "../../apps/cms/src/testing/open-cms.ts";
import {
  createFixture,
  PURGE_SECRET,
  type RunningSite,
} from "../../apps/site/server/tests/site-fixture.ts";

interface CmsAndSite {
  cms: TestCms;
  hostUrl: string;
  /** Of this test; a test that stops it sets another. */
  site: RunningSite;
  dataDir: string;
  start(options?: { pollEvery?: number }): Promise<RunningSite>;
}

/** Ready when the tests begin. `heard` receives each request to the host. */
export function cmsAndSite(
  options: { pollEvery?: number } = {},
  heard: (request: Request) => void = () => undefined,
): CmsAndSite {
  const running = {} as CmsAndSite;
  let fixture: Awaited<ReturnType<typeof createFixture>>;
  let host: Server;
  running.start = (different = options) =>
    fixture.start({ dataDir: running.dataDir, host: running.hostUrl, ...different });
  beforeAll(async () => {
    [running.cms, fixture] = await Promise.all([openTestCms(), createFixture()]);
    const fetch = (request: Request) => {
      heard(request);
      return answerRequest(request, running.cms.payload, PURGE_SECRET);
    };
    host = createAdaptorServer({ fetch }) as Server;
    await new Promise<void>((done) => void host.listen(0, "127.0.0.1", done));
    running.hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  }, 180_000);
  afterAll(async () => {
    host?.close();
    await fixture?.stop();
    await running.cms?.close();
  });
  beforeEach(async () => {
    running.dataDir = mkdtempSync(join(tmpdir(), "cms-and-site-"));
    running.site = await running.start();
  });
  afterEach(async () => {
    await running.site?.stop();
    rmSync(running.dataDir, { recursive: true, force: true });
  });
  return running;
}
