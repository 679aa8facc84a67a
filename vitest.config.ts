import { defineConfig } from "vitest/config";

const setupFiles = ["./tests/no-stray-console.ts"];
const exclude = ["**/node_modules/**", "**/build/**", "**/.next/**"];

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "unit", setupFiles, exclude, include: ["apps/**/*.test.{ts,tsx}", "packages/**/*.test.ts", "bench/**/*.test.ts", "tools/**/*.test.ts"], testTimeout: 30_000, hookTimeout: 60_000 } },
      { extends: true, test: { name: "house", setupFiles, include: ["tests/house/**/*.test.ts"], testTimeout: 60_000 } },
      { extends: true, test: { name: "faults", setupFiles, include: ["tests/faults/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 60_000, fileParallelism: false } },
      { extends: true, test: { name: "contract", setupFiles, include: ["tests/contract/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 180_000 } },
    ],
  },
});
