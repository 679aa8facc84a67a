import { defineConfig } from "vitest/config";

const setupFiles = ["./tests/no-stray-console.ts"];
const exclude = ["**/node_modules/**", "**/build/**", "**/.next/**"];
/** Part of `npm run test:long`: the project `unit-long`. */
const LONG = "**/*.long.test.{ts,tsx}";

export default defineConfig({
  test: {
    // Modules are read once for all files of a worker: reading them anew took a quarter of the unit tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          setupFiles,
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
      },
      // Each file opens its own database.
      {
        extends: true,
        test: {
          name: "cms",
          setupFiles: [...setupFiles, "./tests/quick-hashes.ts"],
          exclude: [...exclude, LONG],
          include: ["apps/cms/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "unit-long",
          setupFiles,
          exclude,
          include: [LONG],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "house",
          setupFiles,
          include: ["tests/house/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          setupFiles,
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "deploy",
          setupFiles,
          include: ["tests/deploy/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
      // Builds images, in minutes: only `npm test -- containers` runs it.
      {
        extends: true,
        test: {
          name: "containers",
          setupFiles,
          include: ["tests/containers/**/*.test.ts"],
          testTimeout: 1_200_000,
          hookTimeout: 60_000,
        },
      },
      // A real WordPress, where Debian's packages of it are at hand. One machine for all files.
      {
        extends: true,
        test: {
          name: "wordpress",
          setupFiles,
          globalSetup: ["./tests/wordpress/global-setup.ts"],
          include: ["tests/wordpress/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          setupFiles,
          include: ["tests/contract/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
