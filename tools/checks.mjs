/** The checks of the repository, and the run each belongs to. */

const vitest = (project) => ["vitest", "run", "--project", project];

/** Browser tests of the long run: files named `*.long.spec.ts`, and single tests with the tag. */
const LONG_SPEC = String.raw`\.long\.|@long`;

/** The command of each check. */
export const checks = {
  build: ["node", "tools/build.mjs", "site", "cms"],
  format: ["oxfmt", "--check"],
  lint: ["oxlint", "--deny-warnings"],
  unused: ["knip", "--no-progress"],
  types: ["node", "tools/types.mjs"],
  house: vitest("house"),
  unit: vitest("unit"),
  cms: vitest("cms"),
  contract: vitest("contract"),
  e2e: ["playwright", "test", "--grep-invert", LONG_SPEC],
  "unit-long": vitest("unit-long"),
  faults: vitest("faults"),
  deploy: vitest("deploy"),
  wordpress: vitest("wordpress"),
  "e2e-long": ["playwright", "test", "--grep", LONG_SPEC],
  containers: vitest("containers"),
};

/**
 * Each check belongs to one run; only the build is part of both. A run is a list of stages: the checks of a
 * stage run two at a time, the longest first.
 */
export const runs = {
  /** `npm test`: what a commit needs. */
  short: [
    ["build", "types", "house", "lint", "unused", "format"],
    ["unit", "cms", "contract"],
    ["e2e"],
  ],
  /** `npm run test:long`. */
  long: [["build"], ["wordpress", "faults", "unit-long", "deploy"], ["e2e-long"]],
  /** Only by its name: it takes minutes, and packages that the others do not need. */
  named: [["containers"]],
};

/** Whether the tests of a file are part of `npm run test:long`, or run only when named. */
export const isLong = (path) =>
  /\.long\.(?:noscript\.)?(?:test|spec)\.tsx?$/.test(path) ||
  /^tests\/(?:faults|deploy|wordpress|containers)\//.test(path);
