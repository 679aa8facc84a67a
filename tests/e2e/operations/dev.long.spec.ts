/**
 * `npm run dev` shows the built design, and errors to the developer. Compares two servers, from
 * sources and built, on a demo host with configurable failures.
 */
import { expect, type Page } from "@playwright/test";
import { healthy, startServer, stopServers } from "../../../tools/processes/processes.mjs";
import { portAt } from "../../ports.ts";
import { behave, PURGE_SECRET, reset } from "../hosts.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";
import { test } from "../page-probes.ts";
import { dataOf, logOf } from "../run-folder.ts";

const dev = `http://127.0.0.1:${portAt(81)}`;
const built = `http://127.0.0.1:${portAt(82)}`;
const host = `http://127.0.0.1:${portAt(83)}`;
const servers: { own: ReturnType<typeof startServer>[]; built?: OwnSite } = { own: [] };

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const [demo, site] = [
    startServer(
      "demo host for dev",
      ["packages/demo/src/main.ts", "--port", String(portAt(83)), "--control"],
      process.env,
      { quiet: true, log: logOf("dev-demo-host") },
    ),
    startServer(
      "dev site",
      ["apps/site/server/main.ts", "--dev"],
      {
        ...process.env,
        LOG_LEVEL: "info",
        NODE_ENV: "development",
        SITE_PORT: String(portAt(81)),
        SITE_URL: dev,
        CONTENT_HOST: host,
        DATA_DIR: dataOf("dev-site"),
      },
      { quiet: true, log: logOf("dev-site") },
    ),
  ];
  servers.own.push(demo, site);
  await healthy(demo, `${host}/healthz`, 120);
  await healthy(site, `${dev}/healthz`, 120);
  servers.built = await startOwnSite(portAt(82), {
    SITE_URL: built,
    CONTENT_HOST: host,
    PURGE_SECRET,
  });
});

test.afterAll(async () => {
  await servers.built?.stop();
  await stopServers(servers.own.toReversed());
});

/** Elements of the home page, in each layer and in none. */
const ELEMENTS = [
  "body",
  "header",
  "header nav a",
  "header a[href$=contact-form]",
  "header button",
  "main",
  "main h1",
  "main a[href='#contact-form']",
  "main section:nth-of-type(2)",
  "main section:nth-of-type(3)",
  "main h2",
  "main h3",
  "main p",
  "main section a",
  "#contact-form",
  "#contact-form input",
  "#contact-form textarea",
  "#contact-form button[type=submit]",
  "footer",
  "footer h2",
  "footer li a",
];

/** Vite bundles a library at first use and reloads the page; a page without it opens again. */
const open = (page: Page, address: string): Promise<void> =>
  expect(async () => {
    await page.goto(address);
    await page.waitForFunction(() => "started" in window, undefined, { timeout: 30_000 });
  }).toPass();

/**
 * Computed styles of the first of each, without variables, file addresses, names of animations and
 * lengths in per cent, which a build writes differently.
 */
async function looks(page: Page, address: string): Promise<Record<string, Record<string, string>>> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, address);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate((selectors) => {
    const styleOf = (selector: string): Record<string, string> => {
      const element = document.querySelector(`${selector}:not([hidden])`);
      if (!element) throw new Error(`no ${selector}`);
      const style = getComputedStyle(element);
      return Object.fromEntries(
        [...style]
          .filter(
            (name) =>
              !name.startsWith("--") &&
              name !== "animation-name" &&
              !style.getPropertyValue(name).includes("url("),
          )
          .map((name) => [name, style.getPropertyValue(name).replaceAll("0%", "0px")]),
      );
    };
    return Object.fromEntries(selectors.map((selector) => [selector, styleOf(selector)]));
  }, ELEMENTS);
}

test("in development the site looks as it is built", async ({ page }) => {
  test.setTimeout(180_000);
  expect(ELEMENTS.length).toBeGreaterThanOrEqual(20);
  await open(page, dev);
  expect(await looks(page, dev)).toEqual(await looks(page, built));
});

test("an error on the server is shown with its stack in development, and never by what is built", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await behave({ down: true }, host);
  const failed = await page.goto(`${dev}/career/411`);
  expect(failed?.status()).toBe(503);
  await expect(page.locator("pre")).toContainText(/CallError[\s\S]*\n\s+at .*\.ts/);
  const reply = await page.goto(`${built}/career/411`);
  expect(reply?.status()).toBe(503);
  await expect(
    page.getByRole("heading", { level: 1, name: "Oooops, something went wrong" }),
  ).toBeVisible();
  expect(await reply?.text()).not.toMatch(/CallError|\.ts:\d|node_modules/);
  await reset(host);
});
