/**
 * Three sites behind one balancer that knows no stickiness, with PostgreSQL and Redis: in `npm test`
 * on the demo host, in `npm run faults` on two content hosts.
 */
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isLong, LONGEST_MS, sized } from "../long.ts";
import { record } from "../record.ts";
import { quantile, until } from "../stand.ts";
import { delivered, doubled, journaled } from "./messages.ts";
import { startNodes, whyNoNodes, type Nodes } from "./stand.ts";
import { addressesOf, readPages, writeMessages } from "./visitors.ts";

const reason = whyNoNodes();
/**
 * Requests and messages a second. Two cores bear no more in the long form, for besides them a site
 * starts each five seconds and the content host keeps what comes.
 */
const RATES = sized({ pages: 100, messages: 10 }, { pages: 150, messages: 8 });
/** Milliseconds from one kill to the next. */
const EVERY = 5000;

describe.skipIf(reason !== "")(`three sites as one${reason && ` (left out: ${reason})`}`, () => {
  let nodes: Nodes;
  let paths: string[];
  beforeAll(async () => {
    nodes = await startNodes({ hosts: sized(0, 2) });
    paths = (await addressesOf(nodes.ports.https)).slice(0, 40);
  }, LONGEST_MS);
  afterAll(() => nodes?.stop(), 60_000);

  test(
    "[NODE-21] sites are killed one after the other under load: no page fails, no message is lost, none is there twice",
    { timeout: LONGEST_MS },
    async () => {
      const reading = readPages(nodes.ports.https, paths, RATES.pages);
      const writing = writeMessages(nodes.ports.https, RATES.messages, "killed");
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
      const stored = await journaled(nodes, "killed");
      // What the last one had leased is free two minutes later: the long form waits for that.
      if (isLong)
        await until(
          async () => (await delivered(nodes, "killed")).length >= stored.length,
          "all is delivered",
          240,
        );
      const came = await delivered(nodes, "killed");
      const lost = [...written.acknowledged].filter((words) => !stored.includes(words));
      record(
        "nodes-killed",
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
        { pages: read.asked, messages: written.sent, refused: written.refused },
      );
      expect(read.failed).toEqual([]);
      expect(read.asked).toBeGreaterThan(5 * RATES.pages);
      expect(written.acknowledged.size).toBe(written.sent);
      expect(lost).toEqual([]);
      expect([doubled(stored), doubled(came)]).toEqual([[], []]);
      expect(sized(stored.length, new Set(came).size)).toBe(stored.length);
      // What was not sent is said so.
      for (const [status, words] of Object.entries(written.words))
        expect([status, words]).toEqual(["503", expect.stringContaining("it was not sent")]);
    },
  );
});
