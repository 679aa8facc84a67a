/**
 * Three sites behind a balancer without stickiness, with PostgreSQL and Redis: on the demo host in
 * `npm run test:long`, on two content hosts in `npm run faults`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../deploy/dockerfile.ts";
import { requestTls } from "../../deploy/nginx.ts";
import { sendContact } from "../../deploy/send-contact.ts";
import { SEND_FAILURE } from "@meridian/contract/forms";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startVarnish, whyNoVarnish } from "../../deploy/varnish.ts";
import { portAt } from "../../ports.ts";
import { isLong, LONGEST_MS, sized } from "../long.ts";
import { record } from "../record.ts";
import { quantile, until } from "../site-fixture.ts";
import { editorOf } from "./editors-day.ts";
import { delivered, doubled, journaled } from "./messages.ts";
import { makeOtherBuild } from "./other-build.ts";
import { publishEditions } from "./publish.ts";
import { replaceSites } from "./replace.ts";
import { startNodes, whyNoNodes, type Nodes } from "./nodes-fixture.ts";
import { addressesOf, answerOnHome, readPages, writeMessages } from "./visitors.ts";

const reason = whyNoNodes() || (isLong ? whyNoVarnish() : "");
/**
 * Requests and messages a second. With content hosts two cores cannot do more in the long form: a
 * site starts every five seconds, and Payload stores each message.
 */
const RATES = sized({ pages: 100, messages: 10 }, { pages: 150, messages: 8 });
const FULL_RATES = { pages: 300, messages: 20 };
const PUBLISHES = 1000;
/** Milliseconds from the first replaced site to the last of three. */
const SIDE_BY_SIDE = 600_000;
const CDN_URL = `http://127.0.0.1:${portAt(55)}`;
/** Milliseconds between kills. */
const EVERY = sized(3000, 5000);

/** Kills a site every few seconds while visitors read and write at these rates. */
async function expectNoneLost(
  nodes: Nodes,
  paths: readonly string[],
  rates: typeof RATES,
  name: string,
): Promise<void> {
  // A starting site renders and compresses each page again: seconds of CPU.
  const reading = readPages(nodes.ports.https, paths.slice(0, 10), rates.pages);
  const writing = writeMessages(nodes.ports.https, rates.messages, name);
  await pause(1000);
  const kills = sized(1, 24);
  for (let kill = 0; kill < kills; kill += 1) {
    const began = performance.now();
    const site = nodes.sites[kill % nodes.sites.length];
    await site?.kill();
    await pause(500);
    await site?.start();
    await pause(Math.max(0, EVERY - (performance.now() - began)));
  }
  const [read, written] = await Promise.all([reading.end(), writing.end()]);
  const stored = await journaled(nodes, name);
  // The last site's leases are free two minutes later; the long form waits for that.
  if (isLong)
    await until(
      async () => (await delivered(nodes, name)).length >= stored.length,
      "all is delivered",
      240,
    );
  const came = await delivered(nodes, name);
  const lost = [...written.acknowledged].filter((words) => !stored.includes(words));
  record(
    `nodes-${name}`,
    [
      {
        name: `pages that failed, ${kills} kills`,
        value: read.failed.length,
        unit: "pages",
        atMost: 0,
      },
      {
        name: "acknowledged and not in the journal",
        value: lost.length,
        unit: "messages",
        atMost: 0,
      },
      { name: "doubled", value: doubled(came).length, unit: "messages", atMost: 0 },
      { name: "p99 of a page", value: quantile(read.waits, 0.99), unit: "ms" },
    ],
    { pages: read.requests, messages: written.sent, refused: written.refused },
  );
  expect(read.failed).toEqual([]);
  expect(read.requests).toBeGreaterThan(3 * rates.pages);
  expect(written.acknowledged.size).toBe(written.sent);
  expect(lost).toEqual([]);
  expect([doubled(stored), doubled(came)]).toEqual([[], []]);
  expect(sized(stored.length, new Set(came).size)).toBe(stored.length);
  // Refusals have the right text.
  for (const [status, words] of Object.entries(written.words))
    expect([status, words]).toEqual(["503", expect.stringContaining("it was not sent")]);
}

describe.skipIf(reason !== "")(`three sites as one${reason && ` (skipped: ${reason})`}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "meridian-next-"));
  let nodes: Nodes;
  let paths: string[];
  beforeAll(async () => {
    nodes = await startNodes({ hosts: sized(0, 2) });
    paths = (await addressesOf(nodes.ports.https)).slice(0, 40);
  }, LONGEST_MS);
  afterAll(async () => {
    await nodes?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  test(
    "[NODE-21] sites are killed one after the other under load: no page fails, no message is lost, none is there twice",
    { timeout: LONGEST_MS },
    () => expectNoneLost(nodes, paths, RATES, "killed"),
  );

  test(
    "[NODE-21] Redis, then PostgreSQL are killed and come back: no page fails, messages are taken or refused in honest words, and all of it goes on without a hand",
    { timeout: LONGEST_MS },
    async () => {
      // Each page once on each site: a slow machine would refuse pages that it has to render first.
      for (const path of paths)
        for (const _ of nodes.sites)
          expect((await requestTls(nodes.ports.https, path)).status, path).toBe(200);
      const reading = readPages(nodes.ports.https, paths, RATES.pages / 3);
      const writing = writeMessages(nodes.ports.https, RATES.messages / 2, "engines");
      await pause(500);
      await nodes.redis.kill();
      await pause(sized(1000, 20_000));
      const withoutRedis = { ...writing.written.refused };
      await nodes.redis.start();
      await nodes.cluster.kill();
      await pause(sized(1500, 60_000));
      await nodes.cluster.start();
      const backAt = performance.now();
      await until(
        async () => (await sendContact(nodes.ports.https)).status === 200,
        "a message is taken again",
        60,
      );
      const back = performance.now() - backAt;
      const [read, written] = await Promise.all([reading.end(), writing.end()]);
      const stored = await journaled(nodes, "engines");
      const lost = [...written.acknowledged].filter((words) => !stored.includes(words));
      const figures = [
        { name: "pages that failed", value: read.failed.length, unit: "pages", atMost: 0 },
        { name: "acknowledged and lost", value: lost.length, unit: "messages", atMost: 0 },
        { name: "until a message is taken again", value: back, unit: "ms" },
      ];
      record("nodes-engines-away", figures, { ...written, words: undefined, withoutRedis });
      expect([read.failed, withoutRedis, lost, doubled(stored)]).toEqual([[], {}, [], []]);
      expect(written.acknowledged.size).toBe(written.sent);
      expect(written.refused).toEqual({ 503: expect.any(Number) });
      expect(written.words[503]).toContain(SEND_FAILURE);
    },
  );

  test.runIf(isLong)(
    "[NODE-21] [NODE-03] a thousand publishes through two content hosts: all sites show each, with Redis unreachable too, and none goes back",
    { timeout: LONGEST_MS },
    async () => {
      const normal = await publishEditions(nodes, { first: 1, count: PUBLISHES });
      await nodes.redis.kill();
      const withoutRedis = await publishEditions(nodes, {
        first: 1 + PUBLISHES,
        count: 15,
        every: 5000,
      });
      await nodes.redis.start();
      record(
        "nodes-publishes",
        [
          { name: "p50, from the host's answer", value: quantile(normal.lags, 0.5), unit: "ms" },
          {
            name: "p99, from the host's answer",
            value: quantile(normal.lags, 0.99),
            unit: "ms",
            atMost: 1000,
          },
          {
            name: "p99, from the editor's press",
            value: quantile(normal.fromPress, 0.99),
            unit: "ms",
          },
          {
            name: "slowest without Redis",
            value: Math.max(...withoutRedis.lags),
            unit: "ms",
            atMost: 30_000,
          },
        ],
        { publishes: normal.lags.length },
      );
      expect([normal.wentBack, withoutRedis.wentBack]).toEqual([[], []]);
    },
  );

  test.runIf(isLong)(
    "[NODE-21] nothing sticks to a node: login with a second factor, upload, draft, its preview, files of visitors, and one address's limit",
    { timeout: LONGEST_MS },
    async () => {
      const editor = editorOf(nodes);
      expect(await editor.logIn()).toEqual([200, 200, 200, 200]);
      const picture = await editor.upload();
      const statuses: number[] = [];
      for (let tries = 0; tries < 4; tries += 1) statuses.push((await editor.call(picture)).status);
      const words = { slug: "by-turns", title: "By turns", order: 99, _status: "draft" };
      const { json } = await editor.post("/services?draft=true", words);
      const preview = editor.previewOf("services", json.doc);
      for (let tries = 0; tries < 6; tries += 1) {
        const shown = await requestTls(nodes.ports.https, preview);
        statuses.push(shown.body.includes("By turns") ? shown.status : 0);
      }
      expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
      // All sites share one count, so an address's limit is that of one site.
      for (const site of nodes.sites) {
        await site.stop();
        await site.start({ env: { FORM_RATE_ADDRESS: "30/10m" } });
      }
      const taken: number[] = [];
      for (let count = 0; count < 60; count += 1) {
        const typed = { key: `limit-${count}`, description: `limit-${count}` };
        taken.push((await sendContact(nodes.ports.https, { typed, fileBytes: 2000 })).status);
      }
      const through = taken.filter((status) => status === 200).length;
      const bar = { name: "of 30 allowed, through three sites", value: through, unit: "messages" };
      record("nodes-one-address", [{ ...bar, atMost: 33, atLeast: 27 }]);
      expect(through).toBeGreaterThanOrEqual(27);
      expect(through).toBeLessThanOrEqual(33);
      await until(
        async () => (await delivered(nodes, "limit")).length === through,
        "the messages are with the content host",
        120,
      );
    },
  );

  test.runIf(isLong)(
    "[NODE-21] one site after the other is replaced by another build under load, behind Varnish too, both at work for ten minutes: no asset is missing, no message fails, no page is of two builds",
    { timeout: LONGEST_MS },
    async () => {
      const old = join(root, "apps/site/server/main.ts");
      const next = makeOtherBuild(join(folder, "next"));
      for (const site of nodes.sites) {
        await site.stop();
        await site.start({ env: { CDN: "varnish", CDN_URL } });
      }
      const varnish = await startVarnish({ port: portAt(55), site: nodes.ports.sites });
      const solved = await answerOnHome(nodes.ports.https);
      const reading = readPages(nodes.ports.https, paths, 40);
      const writing = writeMessages(nodes.ports.https, 5, "replaced");
      const fronts = [`http://127.0.0.1:${nodes.ports.sites}`, varnish.address];
      const replaced = await replaceSites(
        nodes,
        { old, next, fronts, between: SIDE_BY_SIDE / 2 },
        paths,
      );
      const { "MAIN.cache_hit": hits = 0 } = varnish.counters();
      await varnish.stop();
      const [read, written] = await Promise.all([reading.end(), writing.end()]);
      // From a form opened before the first replacement.
      const typed = { key: "replaced-late", description: "replaced-late" };
      const late = await sendContact(nodes.ports.https, { from: "127.0.9.1", solved, typed });
      record(
        "nodes-replaced",
        [
          {
            name: "assets that were missing",
            value: replaced.missing.length,
            unit: "files",
            atMost: 0,
          },
          { name: "pages of both builds", value: replaced.mixed.length, unit: "pages", atMost: 0 },
          { name: "pages that failed", value: read.failed.length, unit: "pages", atMost: 0 },
          {
            name: "messages that were not taken at once",
            value: written.sent - written.atOnce,
            unit: "messages",
            atMost: 0,
          },
        ],
        {
          looked: replaced.pages,
          ofNew: replaced.ofNew,
          pages: read.requests,
          messages: written.sent,
          refused: written.refused,
          ofVarnish: hits,
        },
      );
      expect(hits).toBeGreaterThan(paths.length);
      expect(replaced).toMatchObject({ missing: [], mixed: [] });
      expect(replaced.ofNew).toBeGreaterThan(0);
      expect(replaced.ofNew).toBeLessThan(replaced.pages);
      expect([read.failed, written.refused, late.status]).toEqual([[], {}, 200]);
      expect(doubled(await journaled(nodes, "replaced"))).toEqual([]);
    },
  );
});

describe.skipIf(reason !== "" || !isLong)("three sites before a host that costs little", () => {
  let nodes: Nodes;
  beforeAll(async () => {
    nodes = await startNodes();
  }, LONGEST_MS);
  afterAll(async () => {
    await nodes?.stop();
  }, 60_000);

  test(
    "[NODE-21] sites are killed one after the other under 300 pages and 20 messages a second: no page fails, no message is lost, none is there twice",
    { timeout: LONGEST_MS },
    async () => {
      const paths = (await addressesOf(nodes.ports.https)).slice(0, 40);
      await expectNoneLost(nodes, paths, FULL_RATES, "killed-at-300");
    },
  );
});
