/** What a cold page costs of a slow content host: round trips, counted. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf, createClient, type GetCallName } from "@meridian/contract";
import { matchPath } from "react-router";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { pageCalls, type PageCall } from "#app/page-calls.server.ts";
import { createContent } from "#server/content/content.ts";
import { createInvalidations } from "#server/content/invalidations.ts";
import { NO_SEARCH } from "#app/content/site-search.ts";
import { createSiteSettings } from "#server/config/site-settings.ts";
import { readSiteConfig } from "#server/config/site-file.ts";
import { createRouteTable } from "#server/http/route-table.ts";
import { createRender } from "#server/page-cache/render.ts";
import { createHeldHost, type HeldHost } from "#server/tests/held-host.ts";
import { realBuild } from "#server/tests/real-build.ts";
import { createFixture, type RunningSite } from "#server/tests/site-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });

const PAGES: [pattern: string, path: string, query?: string][] = [
  ["/", "/"],
  ["/:page", "/technologies-react"],
  ["/:page", "/expertise-fintech"],
  ["/services/:slug", "/services/dedicated-teams"],
  ["/case-studies", "/case-studies"],
  ["/case-studies/:slug", "/case-studies/harbour-ledger"],
  ["/vacancies", "/vacancies"],
  ["/vacancies/:slug", "/vacancies/senior-react-engineer-harbour-ledger"],
  ["/vacancies/feed.xml", "/vacancies/feed.xml"],
  ["/blog", "/blog"],
  ["/blog/:slug", "/blog/what-an-rd-office-abroad-costs"],
  ["/career", "/career"],
  ["/career/:id", "/career/411"],
  ["/clients", "/clients"],
  ["/sales", "/sales"],
  ["/pricing", "/pricing"],
  ["/survey", "/survey"],
  ["/search", "/search"],
  ["/article/article-it-outsourcing", "/article/article-it-outsourcing"],
  ["/dedicated-team-road-map", "/dedicated-team-road-map"],
  ["/privacy-policy", "/privacy-policy"],
  ["/terms-of-use", "/terms-of-use"],
];

/** They read each record of a list. */
const FEEDS = ["/blog/feed.xml", "/vacancies/feed.json", "/vacancies/jobs.xml"];
/** A file without calls. */
const WORDS = "/get-in-touch/words.json";

const callsOf = (pattern: string, path: string): PageCall[] =>
  pageCalls(pattern, {
    path,
    params: matchPath(pattern, path)?.params ?? {},
    query: new URLSearchParams(),
  });
const addresses = (calls: readonly PageCall[]): string[] =>
  calls.map(([name, params]) => addressOf(name, params ?? {}));
const AT_START: PageCall[] = [["settings"], ["redirects"]];

let fixture: Awaited<ReturnType<typeof createFixture>>;
let dataDir: string;
let host: HeldHost | undefined;
let site: RunningSite | undefined;
beforeAll(async () => void (fixture = await createFixture()), 180_000);
afterAll(() => fixture.stop());
beforeEach(() => {
  fixture.demo.reset();
  dataDir = mkdtempSync(join(tmpdir(), "site-rounds-"));
});
afterEach(async () => {
  await host?.stop();
  await site?.stop();
  site = host = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

describe("the first request after a start, with nothing stored, is one round trip to the host", () => {
  test.each(PAGES)("%s: %s", async (pattern, path) => {
    const expected = addresses([...AT_START, ...callsOf(pattern, path)]);
    host = await createHeldHost(fixture.host, new Set(expected));
    site = await fixture.start({ dataDir, host: host.origin });
    const response = await fetch(site.url + path);
    const [first = [], ...others] = host.rounds;
    expect([response.status, others]).toEqual([200, []]);
    expect(first.toSorted()).toEqual([...new Set(first)].toSorted());
  });
});

describe("what is started for a page is what its loaders read", async () => {
  const build = await realBuild();
  test.each(PAGES)("%s: %s", async (pattern, path) => {
    const read = new Set<string>();
    const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() } as never;
    const content = createContent({
      client: createClient({ host: fixture.host, log }),
      host: fixture.host,
      origins: new Set([fixture.host]),
      directory: dataDir,
      ttl: 60_000,
      log,
      invalidations: createInvalidations(),
    });
    const reading = content.forRender();
    const watched = {
      ...reading,
      read: (name: GetCallName, ...params: [never]) => {
        read.add(addressOf(name, params[0] ?? {}));
        return (reading.read as (...call: unknown[]) => Promise<unknown>)(name, ...params);
      },
    };
    const file = await readSiteConfig(
      join(import.meta.dirname, "../../../../packages/demo/content/site-settings.json"),
    );
    const render = createRender({
      stage: { build: () => build.server, browserFiles: build.browserFiles, mode: "production" },
      settings: { siteUrl: "http://localhost", captcha: { provider: "altcha" } },
      content,
      siteSettings: createSiteSettings({ file, captcha: { provider: "altcha" }, log }),
      fonts: { of: async () => null },
      search: { of: () => NO_SEARCH },
    });
    const support = { captcha: { provider: "altcha" as const, challengeUrl: "/c" } };
    await render({
      path,
      query: "",
      route: pattern,
      support: support as never,
      reading: watched as never,
    });
    const started = addresses([["settings"], ...callsOf(pattern, path)]);
    expect([...read].toSorted()).toEqual(started.toSorted());
  });
});

test("every page with its own address is one of these", async () => {
  const { server } = await realBuild();
  const patterns = [...PAGES.map(([pattern]) => pattern), ...FEEDS, WORDS];
  expect(createRouteTable(server.routes).paths().toSorted()).toEqual(
    patterns.filter((pattern) => !pattern.includes(":")).toSorted(),
  );
});

describe("an address without a record", () => {
  const path = "/services/no-such-service";
  const about = () => fixture.demo.requests.filter(({ address }) => address.includes("no-such"));

  test("is not found, whatever becomes of the calls that were started for a page; no failure of a page is logged", async () => {
    fixture.demo.behave("seo", { status: 500 });
    fixture.demo.behave("portfolio", { status: 500 });
    site = await fixture.start({ dataDir });
    expect((await fetch(site.url + path)).status).toBe(404);
    const failures = site.lines.filter(
      ({ level, msg }) => Number(level) >= 50 || String(msg).startsWith("page failed"),
    );
    expect(failures).toEqual([]);
  });

  test("costs no call while it is known to be none", async () => {
    site = await fixture.start({ dataDir });
    for (let time = 0; time < 3; time++) await fetch(site.url + path);
    expect(about()).toHaveLength(2);
  });
});
