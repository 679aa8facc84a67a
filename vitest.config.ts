import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const setupFiles = ["./tests/no-stray-console.ts"];
const exclude = ["**/node_modules/**", "**/build/**", "**/.next/**"];
/** Part of `npm run test:long`: the project `unit-long`. */
const LONG = "**/*.long.test.{ts,tsx}";

const PROJECTS: NonNullable<TestProjectInlineConfiguration["test"]>[] = [
  {
    name: "unit",
    exclude: [...exclude, "apps/cms/**", LONG],
    include: [
      "apps/**/*.test.{ts,tsx}",
      "packages/**/*.test.ts",
      "bench/**/*.test.ts",
      "tools/**/*.test.ts",
      "tests/e2e/**/*.test.ts",
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
  // Each file opens its own database.
  {
    name: "cms",
    setupFiles: [
      ...setupFiles,
      "./tests/quick-hashes.ts",
      "./apps/cms/src/testing/screens-in-english.ts",
    ],
    exclude: [...exclude, LONG],
    include: ["apps/cms/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
  {
    name: "unit-long",
    exclude: [...exclude, "tests/histories/**"],
    include: [LONG],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
  {
    name: "house",
    include: ["tests/house/**/*.test.ts"],
    testTimeout: 60_000,
  },
  {
    name: "faults",
    include: ["tests/faults/**/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
  {
    name: "deploy",
    include: ["tests/deploy/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
  // Builds images, in minutes: only `npm test -- containers` runs it.
  {
    name: "containers",
    include: ["tests/containers/**/*.test.ts"],
    testTimeout: 1_200_000,
    hookTimeout: 60_000,
  },
  // A real WordPress, where Debian's packages of it are at hand. One machine for all files.
  {
    name: "wordpress",
    globalSetup: ["./tests/wordpress/global-setup.ts"],
    include: ["tests/wordpress/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
  {
    name: "histories",
    exclude: [...exclude, LONG],
    include: ["tests/histories/**/*.test.ts"],
    testTimeout: 900_000,
    maxWorkers: 2,
  },
  {
    name: "histories-long",
    include: ["tests/histories/**/*.long.test.ts"],
    fileParallelism: false,
  },
  {
    name: "contract",
    include: ["tests/contract/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
];

export default defineConfig({
  test: {
    // Modules are read once for all files of a worker: reading them anew took a quarter of the unit tests.
    isolate: false,
    // One after another, because they differ in workers: `vitest run <file>` needs no project's name.
    projects: PROJECTS.map((test, groupOrder) => ({
      extends: true,
      test: { setupFiles, ...test, sequence: { groupOrder } },
    })),
  },
});
