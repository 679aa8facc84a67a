import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test, vi } from "vitest";
import type { SiteBuild } from "#server/build.ts";
import { oneSite } from "#server/tests/one-site.ts";
import { realBuild } from "#server/tests/real-build.ts";

/** Kilobytes, gzipped, that the survey may load beyond any other form. */
const MOST_KB = 25;

vi.setConfig({ testTimeout: 30_000 });
const running = oneSite();
let build: SiteBuild;

beforeAll(async () => void (build = await realBuild()), 180_000);

const chunksOf = (name: string): Set<string> => {
  const { address, needs } = build.browserFiles(name);
  return new Set([address, ...needs]);
};

const kilobytes = (chunks: Iterable<string>): number =>
  [...chunks].reduce(
    (sum, path) =>
      sum + gzipSync(readFileSync(join(build.clientFolder, path)), { level: 9 }).length,
    0,
  ) / 1024;

test("the survey's script is at most 25 kB gzipped beyond any other form's", () => {
  const own = chunksOf("survey-form").difference(chunksOf("contact-form"));
  expect([...own].some((path) => path.includes("/survey-form"))).toBe(true);
  const weight = kilobytes(own);
  expect(weight, [...own].join(" ")).toBeLessThanOrEqual(MOST_KB);
  expect(weight).toBeGreaterThan(1);
});

const survey = async (query = "", { url } = running.site) => {
  const response = await fetch(`${url}/survey${query}`);
  return { status: response.status, html: await response.text() };
};

test("a survey with a team is not cached, because the possible teams exceed any memory", async () => {
  await survey();
  const cached = await running.site.metrics("site_pages_kept");
  for (const number of [1, 2, 3])
    expect((await survey(`?team=react.senior.${number}`)).html).toContain(`${number} Senior React`);
  for (const team of ["x", "2~react.senior.1", "react.senior.11", "react.senior.2,".repeat(60)])
    expect((await survey(`?team=${team}`)).status).toBe(200);
  expect(await running.site.metrics("site_pages_kept")).toEqual(cached);
});

test("[SURV-01] the survey renders while the host is down, also with a team", async () => {
  running.fixture.demo.behave("*", { status: 503 });
  // A site that has never reached the host.
  const folder = mkdtempSync(join(tmpdir(), "site-survey-"));
  const cold = await running.fixture.start({ dataDir: folder });
  try {
    const { status, html } = await survey("?team=react.senior.2,qa.middle.1", cold);
    expect(status).toBe(200);
    expect(html).toContain("2 Senior React");
    expect(html).toContain("Our operating principles");
  } finally {
    await cold.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
