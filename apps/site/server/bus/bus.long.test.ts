import { createServer } from "node:net";
import { once } from "node:events";
import type { PurgeCall } from "@meridian/contract/site-protocol/purge";
import { Redis } from "ioredis";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { onPostgres } from "../../../../packages/intake/src/tests/on-postgres.ts";
import { rowsOf } from "../../../../packages/intake/src/tests/postgres-cluster.ts";
import {
  startRedis,
  whyNoRedis,
  type RedisServer,
} from "../../../../packages/intake/src/tests/redis-server.ts";
import type { Bus } from "#server/bus/bus.ts";
import { openAgreement } from "#server/bus/agreement.ts";
import { openBus } from "#server/cms-link/open-cms-link.ts";
import { createSharedSecrets } from "#server/bus/shared-secrets.ts";

const opened: Bus[] = [];
afterEach(() => {
  for (const bus of opened.splice(0)) bus.close();
});

const call = (id: string, tags = ["home"]): PurgeCall => ({
  tags,
  id: `call-${id}`,
  at: Date.now(),
});
const SECRET = { siteUrl: "http://site.test", purgeSecret: "p".repeat(32) };

async function open(address: { redisUrl?: string; databaseUrl?: string; purgeSecret?: string }) {
  const received: PurgeCall[] = [];
  const lines: string[] = [];
  let times = 0;
  const write = (_: unknown, words?: string): void => void lines.push(words ?? String(_));
  const bus = await openBus(
    { redisUrl: undefined, databaseUrl: undefined, ...SECRET, ...address },
    {
      receive: (each) => void received.push(each),
      listening: () => void (times += 1),
      log: { info: write, warn: write },
    },
  );
  if (!bus) throw new Error("there is no bus");
  opened.push(bus);
  return { bus, received, lines, listening: () => times };
}

async function cutAndBack(
  address: Parameters<typeof open>[0],
  engine: { kill(): Promise<void>; start(): Promise<void> },
): Promise<void> {
  const [one, two] = [await open(address), await open(address)];
  await expect.poll(() => [one.listening(), two.listening()], WAIT).toEqual([1, 1]);
  await one.bus.publish(call("first"));
  await expect.poll(() => two.received.map(({ id }) => id), WAIT).toEqual(["call-first"]);
  await engine.kill();
  await one.bus.publish(call("lost"));
  await expect.poll(() => [one.lines.length, two.lines.length], WAIT).toEqual([1, 1]);
  expect(one.lines[0]).toMatch(/is unreachable .* within half a minute/);
  await engine.start();
  await expect.poll(() => [one.listening(), two.listening()], WAIT).toEqual([2, 2]);
  await expect
    .poll(async () => (await one.bus.publish(call("after")), two.received.at(-1)?.id), WAIT)
    .toBe("call-after");
  expect(two.lines[1]).toMatch(/is reachable again/);
  expect(two.lines).toHaveLength(2);
}
const WAIT = { timeout: 15_000, interval: 50 };

test("returns no bus without REDIS_URL and DATABASE_URL", async () => {
  await expect(open({})).rejects.toThrow("no bus");
});

/** A site with these secrets, on the store at this address. */
async function site(
  address: { redisUrl?: string; databaseUrl?: string },
  formSecret: string,
  every = 300,
) {
  const lines: string[] = [];
  const write = (_: unknown, words?: string): void => void lines.push(words ?? String(_));
  const secrets = createSharedSecrets({
    settings: { formSecret, purgeSecret: "p".repeat(32), formKey: "k".repeat(32) },
    agree: openAgreement({
      redisUrl: undefined,
      databaseUrl: undefined,
      siteUrl: "http://site.test",
      ...address,
    }),
    log: { error: write, info: write },
    every,
  });
  onTestFinished(secrets.close);
  return { ...secrets, lines, isReady: async () => (await secrets.ready()).ok };
}

/** One of three sites has another secret, and becomes ready when the others are gone. */
async function expectDifferingSite(address: Parameters<typeof site>[0]): Promise<void> {
  const [one, two] = [
    await site(address, "right".repeat(5)),
    await site(address, "right".repeat(5)),
  ];
  expect([await one.isReady(), await two.isReady()]).toEqual([true, true]);
  const other = await site(address, "wrong".repeat(5));
  expect(await other.ready()).toEqual({
    ok: false,
    detail: expect.stringMatching(/^FORM_SECRET: differs from the other sites; set the same/),
  });
  expect(other.lines).toEqual([expect.stringContaining("FORM_SECRET: differs")]);
  expect([await one.isReady(), one.lines]).toEqual([true, []]);
  for (const { close } of [one, two]) close();
  await expect.poll(other.isReady, WAIT).toBe(true);
  expect(other.lines[1]).toContain("again");
}

test("[NODE-13] a single site is ready, and so is one whose store is unreachable", async () => {
  expect(await (await site({}, "alone".repeat(5))).ready()).toEqual({ ok: true, detail: "" });
  const away = await site({ redisUrl: "redis://127.0.0.1:1" }, "alone".repeat(5));
  expect([await away.isReady(), away.lines]).toEqual([true, []]);
});

const noRedis = whyNoRedis();
describe.skipIf(noRedis !== "")(`by Redis${noRedis && ` (skipped: ${noRedis})`}`, () => {
  let redis: RedisServer | undefined;
  afterEach(() => redis?.stop());

  test("[NODE-03] a purge reaches the others; an outage and its end are logged once each, and purges work again", async () => {
    redis = await startRedis();
    await expect(cutAndBack({ redisUrl: redis.url }, redis)).resolves.toBeUndefined();
  });

  test("[NODE-13] a site with another secret names it and is not ready; Redis stores no secret, and cannot make an earlier site unready", async () => {
    redis = await startRedis();
    await expectDifferingSite({ redisUrl: redis.url });
    const reader = new Redis(redis.url);
    const name = "meridian:secrets:http://site.test";
    expect(await reader.get(name)).not.toMatch(/right|wrong|ppp|kkk/);
    await reader.del(name);
    const first = await site({ redisUrl: redis.url }, "right".repeat(5));
    expect(await first.isReady()).toBe(true);
    await reader.set(name, "another's");
    await expect
      .poll(() => first.lines, WAIT)
      .toEqual([expect.stringContaining("and stays ready")]);
    expect(await first.isReady()).toBe(true);
    reader.disconnect();
  });

  test("[NODE-03] [NODE-19] drops messages not signed by a site of the same name and secret, and logs that once", async () => {
    redis = await startRedis();
    const url = redis.url;
    const [{ bus, received, lines, listening }, other] = [
      await open({ redisUrl: url }),
      await open({ redisUrl: url, purgeSecret: "q".repeat(32) }),
    ];
    await expect.poll(() => listening() + other.listening(), WAIT).toBe(2);
    const stranger = new Redis(url);
    const channel = "meridian:purge:http://site.test";
    for (let times = 0; times < 50; times += 1) {
      await stranger.publish(channel, '{"tags": "all"}');
      await stranger.publish(channel, JSON.stringify(call("forged", ["*"])));
    }
    await stranger.publish("meridian:purge:http://other.test", JSON.stringify(call("other")));
    await other.bus.publish(call("wrong-secret"));
    stranger.disconnect();
    await bus.publish(call("signed"));
    await expect.poll(() => received.map(({ id }) => id), WAIT).toEqual(["call-signed"]);
    expect(lines).toEqual([expect.stringContaining("not signed with this site's PURGE_SECRET")]);
  });

  test("[NODE-03] works with a full Redis", async () => {
    redis = await startRedis(["--maxmemory", "1", "--maxmemory-policy", "noeviction"]);
    const [one, two] = [await open({ redisUrl: redis.url }), await open({ redisUrl: redis.url })];
    await expect.poll(two.listening, WAIT).toBe(1);
    await expect
      .poll(async () => (await one.bus.publish(call("full")), two.received.length), WAIT)
      .toBeGreaterThan(0);
    expect(one.lines).toEqual([]);
  });

  test("[NODE-03] a wrong password gives one log line with the setting", async () => {
    redis = await startRedis(["--requirepass", "right"]);
    for (const password of ["", ":wrong@"]) {
      const { bus, lines } = await open({
        redisUrl: `redis://${password}127.0.0.1:${redis.port}`,
      });
      await expect.poll(() => lines.length, WAIT).toBe(1);
      await bus.publish(call("unheard"));
      expect(lines).toEqual([expect.stringContaining("REDIS_URL's user or password is rejected")]);
      expect(lines.join()).not.toContain("wrong");
    }
  });

  test("[NODE-03] TLS against a plain server gives one log line", async () => {
    redis = await startRedis();
    const { lines } = await open({ redisUrl: `rediss://127.0.0.1:${redis.port}` });
    await expect.poll(() => lines, WAIT).toEqual([expect.stringContaining("TLS handshake failed")]);
  });

  test("[NODE-03] and so does a plain connection to a TLS server", async () => {
    const server = createServer((socket) => void socket.on("data", () => socket.destroy()));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const { lines } = await open({ redisUrl: `redis://127.0.0.1:${port}` });
    await expect.poll(() => lines, WAIT).toEqual([expect.stringContaining("rediss://")]);
    server.close();
  });
});

onPostgres("by PostgreSQL", (cluster) => {
  test("[NODE-03] a purge reaches the others; an outage and its end are logged once each, and purges work again", async () => {
    const databaseUrl = await cluster.newDatabase();
    await expect(cutAndBack({ databaseUrl }, cluster)).resolves.toBeUndefined();
  });

  test("[NODE-13] a site with another secret names it and is not ready", async () => {
    const databaseUrl = await cluster.newDatabase();
    await expect(expectDifferingSite({ databaseUrl })).resolves.toBeUndefined();
  });

  test("[NODE-03] [NODE-19] more tags than a notification holds become a purge of all; unsigned messages are dropped", async () => {
    const databaseUrl = await cluster.newDatabase();
    const { bus, received, listening, lines } = await open({ databaseUrl });
    await expect.poll(listening, WAIT).toBe(1);
    const forged = JSON.stringify(call("forged", ["*"]));
    await rowsOf(databaseUrl, "select pg_notify('meridian_purge', $1)", [forged]);
    await expect.poll(() => lines, WAIT).toEqual([expect.stringContaining("PURGE_SECRET")]);
    await bus.publish(
      call(
        "large",
        Array.from({ length: 1000 }, (_, at) => `case-study:${at}`),
      ),
    );
    await expect
      .poll(() => received, WAIT)
      .toEqual([{ ...call("large", ["*"]), at: expect.any(Number) }]);
  });

  test("[NODE-03] reconnects after the database ends the connection", async () => {
    const databaseUrl = await cluster.newDatabase();
    const { listening } = await open({ databaseUrl });
    await expect.poll(listening, WAIT).toBe(1);
    await rowsOf(
      databaseUrl,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'meridian bus'",
    );
    await expect.poll(listening, WAIT).toBe(2);
  });
});
