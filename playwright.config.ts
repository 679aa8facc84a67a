import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findHeadlessShell } from "./tools/install/chromium.mjs";
import { NO_RATE_LIMITS } from "./tests/no-rate-limits.ts";
import { dataOf } from "./tests/e2e/run-folder.ts";
import { HOST, PURGE_SECRET, SITE } from "./tests/e2e/hosts.ts";

const executablePath = await findHeadlessShell();

const portOf = (address: string): string => new URL(address).port;
const logged = (name: string, script: string): string =>
  `node tests/e2e/logged-server.ts ${name} ${script}`;
const graceful = { gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 } };
const servers: PlaywrightTestConfig["webServer"] = [
  {
    name: "demo host",
    command: logged(
      `demo-host-${portOf(HOST)}`,
      `packages/demo/src/main.ts --port ${portOf(HOST)} --control`,
    ),
    url: `${HOST}/healthz`,
    ...graceful,
  },
  {
    name: "site",
    command: logged(`site-${portOf(SITE)}`, "apps/site/server/main.ts"),
    url: `${SITE}/healthz`,
    env: {
      NODE_ENV: "production",
      SITE_PORT: portOf(SITE),
      SITE_URL: SITE,
      CONTENT_HOST: HOST,
      PURGE_SECRET,
      DATA_DIR: dataOf(`site-${portOf(SITE)}`),
      LOG_LEVEL: "info",
      ...NO_RATE_LIMITS,
    },
    ...graceful,
  },
];

const SCRIPTED = /(?<!\.noscript)\.spec\.ts$/;
/**
 * What visitors fill in, choose from and send; what editors write; what operators see; odd content. Nothing
 * moves there, for it is not motion that is tried: a moving home page costs a test three times as much of a
 * core, most of it for its video and for scrolling.
 */
const CALM =
  /\/tests\/e2e\/(?:(?:forms|client|job-seeker|editing|operations)\/[^/]+|[^/]+\/(?:[^/]*odd[^/]*|[^/]*bad-input|second-brand|crawl)\.long)(?<!\.noscript)\.spec\.ts$/;
const REDUCED_MOTION = { contextOptions: { reducedMotion: "reduce" as const } };

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  // More than the two cores it is measured on: a test waits for half of its time.
  workers: 3,
  fullyParallel: false,
  // On a shared machine a test may starve: it is retried once, and then reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // `dot` prints failed and flaky tests with their errors at the end. The JSON report has each test's
  // duration. Last the logs are searched: nothing that a test sent may be in them.
  reporter: [
    ["dot"],
    ["json", { outputFile: "test-results/e2e.json" }],
    ["./tests/e2e/personal-data-reporter.ts"],
  ],
  // No trace by default, because it costs a third of the run's time: npm run e2e -- --trace retain-on-failure
  use: {
    ...devices["Desktop Chrome"],
    baseURL: SITE,
    viewport: { width: 1440, height: 900 },
    launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS },
    // What is to be pressed and is not there fails by itself, long before the test's time is over.
    actionTimeout: 30_000,
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "chromium", testMatch: SCRIPTED, testIgnore: CALM },
    { name: "calm", testMatch: CALM, use: REDUCED_MOTION },
    {
      name: "no-script",
      testMatch: /\.noscript\.spec\.ts$/,
      use: { ...REDUCED_MOTION, javaScriptEnabled: false },
    },
  ],
  // The production build on the demo host, whose content and behaviour tests can change.
  webServer: servers,
});
