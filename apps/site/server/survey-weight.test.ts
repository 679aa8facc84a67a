import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import type { SiteBuild } from "#server/build.ts";
import { realBuild } from "#server/tests/real-build.ts";

/** Kilobytes, gzipped, that the survey may fetch beyond what every page has. */
const MOST_KB = 25;

let build: SiteBuild;
beforeAll(async () => void (build = await realBuild()), 180_000);

/** Chunks that a page of this route fetches: the entry's, the layout's and its own. */
function chunksOf(route: string): Set<string> {
  const { entry, routes } = build.server.assets;
  const own = routes[route];
  if (!own) throw new Error(`the build has no route ${route}`);
  const parts = [entry, ...[routes.root, own].filter((part) => part !== undefined)];
  return new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]));
}

const kilobytes = (chunks: Iterable<string>): number => [...chunks].reduce((sum, path) => sum + gzipSync(readFileSync(join(build.clientFolder, path)), { level: 9 }).length, 0) / 1024;

test("the survey's script is at most 25 kB gzipped beyond what every page has", () => {
  const every = Object.keys(build.server.assets.routes).filter((route) => route !== "root" && route !== "routes/blog-feed").map(chunksOf);
  const everywhere = every.reduce((common, chunks) => common.intersection(chunks));
  const own = chunksOf("routes/survey").difference(everywhere);
  expect([...own].some((path) => path.includes("/survey-"))).toBe(true);
  expect(everywhere.size).toBeGreaterThan(3);
  const weight = kilobytes(own);
  expect(weight, [...own].join(" ")).toBeLessThanOrEqual(MOST_KB);
  expect(weight).toBeGreaterThan(2);
});
