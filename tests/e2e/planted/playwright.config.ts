/** For personal-data.test.ts: a run of nothing, ended as the real one is. */
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { RUN } from "../run-folder.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "nothing.ts",
  outputDir: join(RUN, "results"),
  workers: 1,
  reporter: [["line"], ["../personal-data-reporter.ts"]],
});
