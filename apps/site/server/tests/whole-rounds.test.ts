/** What a cold page costs of a slow content host: round trips, counted. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf, createClient, type GetCallName } from "@meridian/contract";
import { matchPath } from "react-router";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { PAGES as ALL, pages } from "#app/pages/all-pages.server.ts";
import { pageCalls, type PageCall, type PageDefinition } from "#app/pages/define-page.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import { createContent } from "#server/content/content.ts";
import { createInvalidations } from "#server/content/invalidations.ts";
import { createSiteSettings } from "#server/config/site-settings.ts";
import { readSiteConfig } from "#server/config/site-file.ts";
import { createOpenPage } from "#server/page-cache/open-page.ts";
import { createRender } from "#server/page-cache/render.ts";
import { NO_SEARCH, request } from "#server/tests/pages-fixture.ts";
import { createHeldHost, type HeldHost } from "#server/tests/held-host.ts";
import { realBuild } from "#server/tests/real-build.ts";
import { createFixture, type RunningSite } from "#server/tests/site-fixture.ts";
import { NO_LINKS } from "#server/tests/no-links.ts";

vi.setConfig({ testTimeout: 60_000 });

const fixture = await createFixture();
const silent = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() } as never;
const client = createClient({ host: fixture.host, log: silent });
const source = { ...fakeContent({}), read: client.read as ContentSource["read"] };

/** Each page, and for a pattern the first of the addresses that the page lists (under each prefix). */
async function pathsOf(page: PageDefinition): Promise<string[]> {
  const { at, prefixes = [""], listing } = page;
  if (!at.includes(":")) return [at];
  const listed = await listing?.read(source, page);
  return prefixes.flatMap(
    (prefix) => listed?.find(({ path }) => path.startsWith(prefix))?.path ?? [],
  );
}
/** The other files read each record of a list, or nothing; landing pages follow their record. */
const isOnePage = ({ at }: PageDefinition): boolean =>
  at === "/vacancies/feed.xml" || !/\.(?:xml|json)$|\*/.test(at);
const PAGES = (
  await Promise.all(
    ALL.filter(isOnePage).map(async (page) =>
      (await pathsOf(page)).map((path): [pattern: string, path: string] => [page.at, path]),
    ),
  )
).flat();

const callsOf = (pattern: string, path: string): PageCall[] =>
  pageCalls(pages.get(pattern) as PageDefinition, {
    path,
    params: matchPath(pattern, path)?.params ?? {},
    query: new URLSearchParams(),
  });
const addresses = (calls: readonly PageCall[]): string[] =>
  calls.map(([name, params]) => addressOf(name, params ?? {}));
const AT_START: PageCall[] = [["settings"], ["redirects"]];

let dataDir: string;
let host: HeldHost | undefined;
let site: RunningSite | undefined;
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

describe("what is started for a page is what its address and its loaders read", async () => {
  const build = await realBuild();
  test.each(PAGES)("%s: %s", async (pattern, path) => {
    const read = new Set<string>();
    const invalidations = createInvalidations();
    const content = createContent({
      client,
      host: fixture.host,
      origins: new Set([fixture.host]),
      directory: dataDir,
      ttl: 60_000,
      ...NO_LINKS,
      log: silent,
      invalidations,
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
    const services = {
      stage: {
        build: () => build.server,
        browserFiles: build.browserFiles,
        mode: "production" as const,
      },
      settings: {
        siteUrl: "http://localhost",
        captcha: { provider: "altcha" as const },
        purgeSecret: "p",
      },
      content: { forRender: () => watched as never },
      siteSettings: createSiteSettings({ file, log: silent }),
      fonts: { of: async () => null },
      search: { of: () => NO_SEARCH },
      invalidations,
    };
    const support = { captcha: { provider: "altcha" as const, challengeUrl: "/c" } };
    const opened = await createOpenPage(services)(request(path, { route: pattern }));
    await createRender(services)(opened, support as never);
    const started = addresses([["settings"], ...callsOf(pattern, path)]);
    expect([...read].toSorted()).toEqual(started.toSorted());
  });
});

test("every pattern has an address", () => {
  expect(new Set(PAGES.map(([pattern]) => pattern))).toEqual(
    new Set(ALL.filter(isOnePage).map(({ at }) => at)),
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
