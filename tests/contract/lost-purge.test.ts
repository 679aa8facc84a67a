/** A publish whose purge is lost is seen all the same: the real site in front of the real content host, and nothing that tells it. */
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { answerRequest } from "../../apps/cms/src/contract/answer-request.ts";
import { createSender } from "../../apps/cms/src/purge/sender.ts";
import { pendingIn } from "../../apps/cms/src/purge/pending.ts";
import { openTestCms, type TestCms } from "../../apps/cms/src/testing/open-cms.ts";
import { createStand, PURGE_SECRET, type RunningSite } from "../../apps/site/server/tests/stand.ts";

vi.setConfig({ testTimeout: 60_000 });
/** As in production, an eightieth: 20 s are 250 ms. */
const EVERY = 250;
let cms: TestCms;
let stand: Awaited<ReturnType<typeof createStand>>;
let host: Server;
let hostUrl = "";
let site: RunningSite;
let dataDir: string;
let asked = 0;

beforeAll(async () => {
  [cms, stand] = await Promise.all([openTestCms(), createStand()]);
  const fetch = (request: Request) => {
    if (request.url.includes("/meridian/v1/changes")) asked++;
    return answerRequest(request, cms.payload, PURGE_SECRET);
  };
  host = createAdaptorServer({ fetch }) as Server;
  await new Promise<void>((done) => void host.listen(0, "127.0.0.1", done));
  hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  await cms.payload.create({ collection: "services", data: { slug: "team", title: "Team", shortDescription: "Words 0", order: 1, _status: "published" } });
}, 180_000);
afterAll(async () => {
  host.close();
  await stand.stop();
  await cms.close();
});
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lost-purge-"));
  site = await stand.start({ dataDir, host: hostUrl, missedEvery: EVERY });
});
afterEach(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const page = async () => (await fetch(`${site.url}/services/team`)).text();
const publish = (words: string) => cms.payload.update({ collection: "services", where: { slug: { equals: "team" } }, data: { shortDescription: words, _status: "published" } });
/** What the host has to tell is said to have been told: as where the site that answered 204 then died. */
const lose = async () => pendingIn(cms.payload).forget((await pendingIn(cms.payload).read()).map(({ id }) => id));
const round = async () => {
  const before = asked;
  await vi.waitFor(() => expect(asked).toBeGreaterThan(before + 1), { timeout: 10_000, interval: 20 });
};

test("what was answered and dropped is seen within the next question, over a page that was kept", async () => {
  await round();
  await page();
  await publish("Words 1");
  await lose();
  await round();
  expect(await page()).toContain("Words 1");
  expect(site.lines.filter(({ msg }) => String(msg).includes("made good")).map(({ tags }) => tags)).toEqual([["services", "service:team"]]);
});

test("what was published while the site was down is seen once it is up, though its disk has the old", async () => {
  await page();
  await site.stop();
  await publish("Words 2");
  await lose();
  site = await stand.start({ dataDir, host: hostUrl, missedEvery: EVERY });
  await round();
  expect(await page()).toContain("Words 2");
});

test("what was told and heard is not purged a second time", async () => {
  await site.stop();
  site = await stand.start({ dataDir, host: hostUrl, missedEvery: 12 * EVERY });
  // Right after a question, so that none comes between a publish and its purge.
  await round();
  const sender = createSender({ url: `${site.url}/purge`, secret: PURGE_SECRET, pending: pendingIn(cms.payload), log: { info: () => undefined, warn: () => undefined } });
  for (const words of ["Words 3", "Words 4"]) {
    await publish(words);
    sender.wake();
    await vi.waitFor(async () => expect(await page()).toContain(words), { timeout: 10_000 });
  }
  await sender.stop();
  const before = asked;
  await vi.waitFor(() => expect(asked).toBeGreaterThan(before), { timeout: 10_000, interval: 20 });
  expect(site.lines.filter(({ msg }) => String(msg).includes("made good"))).toEqual([]);
});
