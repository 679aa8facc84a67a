import { createRates } from "@meridian/intake";
import { Redis } from "ioredis";
import { afterEach, describe, expect, test } from "vitest";
import {
  startRedis,
  whyNoRedis,
  type RedisServer,
} from "../../../../packages/intake/src/tests/redis-server.ts";
import { redisProblem } from "#server/bus/redis-connection.ts";
import { openSharedLimits, type SharedLimits } from "#server/forms/shared-limits.ts";

const reason = whyNoRedis();
const WAIT = { timeout: 10_000 };
const NODES = 3;
const LIMIT = 30;
const limits = {
  perAddress: { posts: LIMIT, seconds: 600 },
  overall: { posts: 1000, seconds: 600 },
};

test("without REDIS_URL and DATABASE_URL each site counts alone", async () => {
  const log = { info: () => undefined, warn: () => undefined };
  const given = { siteUrl: "http://site.test", formSecret: "s" };
  expect(await openSharedLimits(given, log)).toBeUndefined();
});

describe.skipIf(reason !== "")(`limits in Redis${reason && ` (skipped: ${reason})`}`, () => {
  let redis: RedisServer;
  let opened: SharedLimits[] = [];
  afterEach(async () => {
    for (const each of opened.splice(0)) each.close();
    await redis.stop();
  });

  async function startNodes(settings: string[] = []) {
    redis = await startRedis(settings);
    const lines: string[] = [];
    const write = (_: object, words: string): void => void lines.push(words);
    const given = { redisUrl: redis.url, siteUrl: "http://site.test", formSecret: "the same" };
    opened = [];
    for (let count = 0; count < NODES; count += 1) {
      const one = await openSharedLimits(given, { info: write, warn: write });
      if (one) opened.push(one);
    }
    const nodes = opened.map(({ limiterOf }) => createRates(limits, "forms", limiterOf));
    /** The number of accepted posts, spread over the nodes. */
    const taken = async (address: string, posts: number): Promise<number> => {
      const answers = await Promise.all(
        Array.from({ length: posts }, (_, at) => nodes[at % NODES]?.count(address)),
      );
      return answers.filter((exceeded) => exceeded === null).length;
    };
    // Until connected, each counts alone and logs it.
    const count = (words: string): number => lines.filter((line) => line.includes(words)).length;
    await expect
      .poll(
        async () => (
          await taken("198.51.100.1", NODES),
          count("away") === count("back") && (await isUp())
        ),
        WAIT,
      )
      .toBe(true);
    const isUpLines = lines.length;
    /**
     * What the nodes accept together of three times the limit. On a slow machine a count may time
     * out, so that a node counts alone for a moment and logs it: then another address is counted.
     */
    let counts = 0;
    const takenTogether = async (): Promise<number | string> => {
      const before = lines.length;
      counts += 1;
      const accepted = await taken(`192.0.2.${counts}`, 3 * LIMIT);
      return lines.length === before ? accepted : lines.slice(before).join("\n");
    };
    return { taken, takenTogether, logged: () => lines.slice(isUpLines) };
  }
  async function isUp(): Promise<boolean> {
    const client = new Redis(redis.url);
    const names = await client.keys("meridian:limit:*").finally(() => client.disconnect());
    return names.length > 0;
  }

  test("[NODE-05] counts one address across three nodes; the address itself is not stored", async () => {
    const { taken, takenTogether } = await startNodes();
    await expect.poll(takenTogether, WAIT).toBe(LIMIT);
    expect(await taken("203.0.113.8", 10)).toBe(10);
    const client = new Redis(redis.url);
    const keys = await client.keys("*");
    client.disconnect();
    expect(keys.length).toBeGreaterThan(2);
    expect(keys.join()).not.toMatch(/192\.0\.2|203\.0\.113/);
  });

  test("[NODE-05] with Redis unreachable each node counts alone, logs it once, and recovers by itself", async () => {
    const { taken, takenTogether, logged } = await startNodes();
    await redis.kill();
    await expect.poll(() => logged().length, WAIT).toBe(NODES);
    expect(await taken("203.0.113.7", 5 * NODES * LIMIT)).toBe(NODES * LIMIT);
    expect(logged()).toEqual(
      Array.from({ length: NODES }, () => expect.stringContaining("each site counts separately")),
    );
    await redis.start();
    await expect
      .poll(async () => (await taken("203.0.113.9", NODES), logged().length), WAIT)
      .toBeGreaterThanOrEqual(2 * NODES);
    await expect.poll(takenTogether, WAIT).toBe(LIMIT);
  });

  test("[NODE-05] with Redis full each counts alone", async () => {
    const { taken, logged } = await startNodes();
    const client = new Redis(redis.url);
    await client.config("SET", "maxmemory", "1");
    const refusal: unknown = await client.set("one", "more").catch((error: unknown) => error);
    client.disconnect();
    expect(await taken("203.0.113.7", 5 * NODES * LIMIT)).toBe(NODES * LIMIT);
    expect(logged()[0]).toContain("each site counts separately");
    // The log's cause may also be a time-out on a slow machine.
    expect(redisProblem(refusal, redis.url)).toContain("is it full");
  });
});
