const vitest = (project) => ["vitest", "run", "--project", project];

/** Browser tests of the long run: `*.long.spec.ts`, and tests with the tag. */
const LONG_SPEC = String.raw`\.long\.|@long`;

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
  histories: vitest("histories"),
  e2e: ["playwright", "test", "--grep-invert", LONG_SPEC],
  "unit-long": vitest("unit-long"),
  faults: vitest("faults"),
  deploy: vitest("deploy"),
  wordpress: vitest("wordpress"),
  "e2e-long": ["playwright", "test", "--grep", LONG_SPEC],
  "histories-long": vitest("histories-long"),
  containers: vitest("containers"),
};

/**
 * Lists of stages; a stage's checks run two at a time, in the long run three, longest first. Only
 * build is in both.
 */
export const runs = {
  /** `npm test`: what a commit needs. */
  short: [
    ["build", "types", "house", "lint", "unused", "format"],
    ["unit", "cms", "histories", "contract"],
    ["e2e"],
  ],
  long: [["build"], ["wordpress", "faults", "unit-long", "deploy"], ["e2e-long"]],
  /** Only by name: takes many minutes, or packages that the others do not need. */
  named: [["histories-long"], ["containers"]],
};

/** Whether a test file is part of `npm run test:long`, or runs only when named. */
export const isLong = (path) =>
  /\.long\.(?:noscript\.)?(?:test|spec)\.tsx?$/.test(path) ||
  /^tests\/(?:faults|deploy|wordpress|containers)\//.test(path);
