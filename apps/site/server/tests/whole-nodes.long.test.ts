/** Three sites behind one balancer: a publish reaches one of them. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { VisitsCall } from "@meridian/contract/site-protocol/visits";
import { signedPost } from "@meridian/contract/site-protocol/signature";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  startCluster,
  whyNoCluster,
} from "../../../../packages/intake/src/tests/postgres-cluster.ts";
import {
  startRedis,
  whyNoRedis,
  type RedisServer,
} from "../../../../packages/intake/src/tests/redis-server.ts";
import { loadStatic } from "#server/static/static.ts";
import { createFixture, PURGE_SECRET, type RunningSite } from "#server/tests/site-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });
const PUBLISHES = 20;
const reason = whyNoRedis();

/** The demo host, which has no changes call, behind a proxy that adds one. */
async function countingHost(behind: string) {
  const changes: string[][] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", behind);
    if (url.pathname === "/api/meridian/v1/changes") {
      const tags = changes.slice(Number(url.searchParams.get("since") ?? changes.length)).flat();
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ last: changes.length, tags: [...new Set(tags)] }));
      return;
    }
    void fetch(url).then(async (answer) => {
      response.writeHead(answer.status, {
        "content-type": answer.headers.get("content-type") ?? "",
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    changes,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => (server.closeAllConnections(), server.close()),
  };
}

describe.skipIf(reason !== "")(`three sites${reason && ` (skipped: ${reason})`}`, () => {
  let fixture: Awaited<ReturnType<typeof createFixture>>;
  let host: Awaited<ReturnType<typeof countingHost>>;
  let redis: RedisServer;
  const sites: RunningSite[] = [];
  const folder = mkdtempSync(join(tmpdir(), "site-nodes-"));
  beforeAll(async () => {
    fixture = await createFixture();
    host = await countingHost(fixture.host);
    redis = await startRedis();
  }, 180_000);
  afterEach(async () => void (await Promise.all(sites.splice(0).map((site) => site.stop()))));
  afterAll(async () => {
    await redis.stop();
    host.stop();
    await fixture.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("[NODE-14] with two builds in parallel each site has every asset of both, and an unknown asset is never cached", async () => {
    const builds = await Promise.all(
      ["old", "new"].map(async (name) => {
        const clientFolder = join(folder, name);
        await mkdir(join(clientFolder, "assets"), { recursive: true });
        await writeFile(join(clientFolder, `assets/${name}-1.js`), `export const of = "${name}";`);
        return { clientFolder, retainedFolder: join(folder, "assets"), isHttps: false };
      }),
    );
    for (const [at, build] of builds.entries()) {
      const files = await loadStatic({ ...build, isShared: true });
      sites.push(await fixture.start({ dataDir: join(folder, `build-${at}`), files }));
    }
    for (const { url } of sites) {
      for (const name of ["old", "new"]) {
        const answer = await fetch(`${url}/assets/${name}-1.js`);
        expect([answer.status, await answer.text()]).toEqual([200, `export const of = "${name}";`]);
        expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
      }
      const none = await fetch(`${url}/assets/none-1.js`);
      expect([none.status, none.headers.get("cache-control")]).toEqual([404, "no-store"]);
    }
  });

  const title = (count: number): string => `Title number ${count}.`;
  /** The title that a site shows, by its index. */
  async function shown(site: RunningSite): Promise<number> {
    const page = await (await fetch(site.url)).text();
    return Number(/Title number (\d+)\./.exec(page)?.[1] ?? 0);
  }
  function publish(count: number): void {
    Object.assign(fixture.demo.content.home, { section_header_title: title(count) });
    host.changes.push(["home"]);
  }
  /** Until all show it; none may return to an older one meanwhile. */
  async function untilAllShow(count: number, latest: number[]): Promise<void> {
    await expect
      .poll(
        async () => {
          const now = await Promise.all(sites.map(shown));
          for (const [at, each] of now.entries()) {
            expect(each).toBeGreaterThanOrEqual(latest[at] ?? 0);
            latest[at] = each;
          }
          return now;
        },
        { timeout: 30_000, interval: 100 },
      )
      .toEqual(sites.map(() => count));
  }

  async function start(pollEvery: number): Promise<number[]> {
    publish(host.changes.length + 1);
    for (const name of ["a", "b", "c"])
      sites.push(
        await fixture.start({
          dataDir: mkdtempSync(join(folder, name)),
          host: host.url,
          redisUrl: redis.url,
          pollEvery,
        }),
      );
    const latest: number[] = [];
    await untilAllShow(host.changes.length, latest);
    return latest;
  }

  test("[NODE-03] each publish is passed to one of them, and is seen on all without polling", async () => {
    const latest = await start(60_000);
    for (let count = 0; count < PUBLISHES; count += 1) {
      publish(host.changes.length + 1);
      await sites[count % 3]?.purge(["home"]);
      await untilAllShow(host.changes.length, latest);
    }
    const purged = sites.flatMap(({ lines }) => lines.filter(({ msg }) => msg === "purged"));
    expect(purged).toHaveLength(3 * PUBLISHES);
  });

  test("[NODE-03] with Redis unreachable the others find it by polling; with Redis back they are notified again", async () => {
    const latest = await start(1000);
    await redis.kill();
    publish(host.changes.length + 1);
    await sites[0]?.purge(["home"]);
    // They poll every second here, every twenty by default.
    await untilAllShow(host.changes.length, latest);
    await redis.start();
    const isBack = (site: RunningSite): boolean =>
      site.lines.some(({ msg }) => /Redis .* is reachable again/.test(String(msg)));
    await expect.poll(() => sites.map(isBack), { timeout: 20_000 }).toEqual([true, true, true]);
    publish(host.changes.length + 1);
    await sites[1]?.purge(["home"]);
    await untilAllShow(host.changes.length, latest);
  });

  const noPostgres = whyNoCluster();
  test.skipIf(noPostgres !== "")(
    `[NODE-10] one site reports the other's visits, a stopped one hands its visits on, and sitemaps have the same days${noPostgres && ` (skipped: ${noPostgres})`}`,
    async () => {
      const cluster = await startCluster();
      onTestFinished(cluster.stop);
      const databaseUrl = await cluster.newDatabase();
      for (const name of ["d", "e"]) {
        const dataDir = mkdtempSync(join(folder, name));
        sites.push(await fixture.start({ dataDir, databaseUrl, redisUrl: redis.url }));
      }
      const [one, two] = sites;
      if (!one || !two) throw new Error("two sites");
      const view = async ({ url }: RunningSite): Promise<number> =>
        (await fetch(`${url}/visits`, viewOf("/"))).status;
      expect([await view(one), await view(one), await view(two)]).toEqual([204, 204, 204]);
      const views = async ({ url }: RunningSite): Promise<unknown> =>
        (await fetch(`${url}/visits/report`, signedReport())).json();
      const counted = (count: number) =>
        expect.objectContaining({ pages: [expect.objectContaining({ page: "/", views: count })] });
      await expect.poll(() => views(one), { timeout: 20_000 }).toEqual(counted(3));
      const days = async ({ url }: RunningSite): Promise<string> =>
        (await fetch(`${url}/sitemaps/pages.xml`)).text();
      const before = await days(one);
      expect(before).toContain("<lastmod>");
      expect(await days(two)).toBe(before);
      expect(await view(two)).toBe(204);
      await two.stop();
      sites.pop();
      expect(await views(one)).toEqual(counted(4));
    },
  );
});

const viewOf = (page: string): RequestInit => ({
  method: "POST",
  body: JSON.stringify({ page }),
  headers: {
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
    "sec-fetch-site": "same-origin",
  },
});

const signedReport = (): RequestInit => {
  const report: VisitsCall = { for: "visits", at: Date.now(), days: 7 };
  return signedPost(report, PURGE_SECRET);
};
