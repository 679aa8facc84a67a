/** Pages revalidated from the browser's cache, which Playwright's `route` would disable. */
import { createHash } from "node:crypto";
import { connect } from "node:tls";
import { chromium, expect, test, type Browser, type Page } from "@playwright/test";
import { sitemapPaths } from "../../../apps/site/server/tests/site-map-pages.ts";
import { CHROMIUM_FLAGS, chromiumPath } from "../../../tools/install/chromium.mjs";
import { startNginx, whyNoNginx, type Nginx } from "../../deploy/nginx.ts";
import { portAt } from "../../ports.ts";
import { answerQuestion, arrivedFrom, newAddress, PDF } from "./contact-form.ts";
import { HOST, purge, PURGE_SECRET, SITE } from "../hosts.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";
import { complaints } from "../page-probes.ts";

const FILTERED = "/vacancies?work_type=Remote";

/** One page of each kind in the sitemaps, and filtered lists, which sitemaps lack. */
async function kindsOfPages(): Promise<string[]> {
  const paths = await sitemapPaths(SITE);
  const kindOf = (path: string): string =>
    path.replace(/^\/(technologies|expertise)-.*/, "/$1").replace(/^(\/[^/]+\/).+/, "$1");
  return [
    ...new Map(paths.map((path) => [kindOf(path), path])).values(),
    FILTERED,
    "/vacancies?specialization=Mobile",
  ];
}

/** Statuses of documents; 304: the browser's copy is shown. */
async function documentAnswers(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const documents = new Set<string>();
  const answers: number[] = [];
  await session.send("Network.enable");
  session.on(
    "Network.requestWillBeSent",
    ({ requestId, type }) => type === "Document" && documents.add(requestId),
  );
  session.on(
    "Network.responseReceivedExtraInfo",
    ({ requestId, statusCode }) => documents.has(requestId) && answers.push(statusCode),
  );
  return answers;
}

/** The page has its styles, without browser errors about them. */
async function expectWhole(page: Page, found: string[], what: string): Promise<void> {
  expect(
    await page.evaluate(() => [
      document.styleSheets.length > 0,
      getComputedStyle(document.body).fontFamily.includes("Commissioner"),
    ]),
    what,
  ).toEqual([true, true]);
  expect(found.splice(0), what).toEqual([]);
}

/** Expected share of 304s: other specs use up the shared site's question, which changes pages. */
const MOST_UNCHANGED = 3 / 4;
const TRIES = 3;

/** Opens the pages, then each again after `meanwhile`. Most get a 304. */
async function openAgain(
  page: Page,
  site: string,
  paths: string[],
  ...meanwhile: ((paths: string[]) => Promise<void>)[]
): Promise<void> {
  const found = complaints(page);
  for (const path of paths) await page.goto(site + path);
  const answers = await documentAnswers(page);
  for (const happens of meanwhile) {
    const unchanged = () => answers.filter((status) => status === 304).length / paths.length;
    for (
      let tries = 0;
      tries === 0 || (tries < TRIES && unchanged() < MOST_UNCHANGED);
      tries += 1
    ) {
      await happens(paths);
      answers.length = 0;
      for (const path of paths) {
        await page.goto(site + path);
        await expectWhole(page, found, path);
      }
    }
    expect(unchanged(), `of ${answers.join(" ")}`).toBeGreaterThanOrEqual(MOST_UNCHANGED);
  }
}

test("a page that is still fresh, and one that was purged meanwhile, each kind of it", async ({
  page,
}) => {
  const paths = await kindsOfPages();
  expect(paths.length).toBeGreaterThan(16);
  await openAgain(
    page,
    SITE,
    paths,
    async () => {},
    () => purge(["*"]),
  );
});

/** Other caches handle all kinds of pages alike. */
const SOME = ["/", FILTERED, "/pricing", "/survey", "/technologies-react", "/privacy-policy"];

test.describe("on a site that keeps no page fresh for long", () => {
  const STALE = `http://127.0.0.1:${portAt(63)}`;
  let site: OwnSite;
  test.beforeAll(async () => {
    site = await startOwnSite(portAt(63), { SITE_URL: STALE, PAGE_TTL: "1s", PURGE_SECRET });
  });
  test.afterAll(() => site.stop());

  test("a page past its time", async ({ page }) => {
    const began = Date.now();
    await openAgain(page, STALE, SOME, () =>
      expect.poll(() => Date.now() - began).toBeGreaterThan(1000),
    );
  });

  test("[SH-10] [RES-05] a resume written on a cached page is sent, without script", async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (let times = 0; times < 3; times += 1) await page.goto(STALE + FILTERED);
    await sendResume(page);
    await context.close();
  });
});

async function sendResume(page: Page): Promise<void> {
  const email = newAddress();
  const form = page.locator("#resume-vacancies");
  await form.getByLabel("Name").fill("Anna Lindqvist");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Message").fill("I build tables.");
  await form.getByLabel("Resume").setInputFiles(PDF);
  await answerQuestion(page, form);
  await form.getByRole("button", { name: "Send resume" }).click();
  await expect(page.getByRole("status").getByText("Thank you for your application")).toBeVisible();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
}

const noNginx = whyNoNginx();
if (noNginx) process.stderr.write(`left out, through nginx: ${noNginx}\n`);
test.describe("through nginx", () => {
  if (noNginx) return;
  const [http, https, inner] = [portAt(64), portAt(65), portAt(66)];
  const OUTSIDE = `https://localhost:${https}`;
  let site: OwnSite;
  let nginx: Nginx;
  let browser: Browser;

  test.beforeAll(async () => {
    site = await startOwnSite(inner, {
      SITE_URL: OUTSIDE,
      PAGE_TTL: "1s",
      PURGE_SECRET,
      TRUST_PROXY: "1",
      CONTENT_HOST: HOST,
    });
    nginx = await startNginx({ http, https, site: inner, cms: portAt(67) });
    // Browsers do not cache pages with an untrusted certificate, so this one is trusted.
    browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${await keyHash(https)}`],
    });
  });
  test.afterAll(async () => {
    await browser?.close();
    await nginx?.stop();
    await site?.stop();
  });

  test("a page from the browser's cache; and a resume is sent from one", async () => {
    const visitor = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
    // nginx compares tags exactly, and the site's compressed bytes get another tag when they become
    // smaller after the first visit.
    await openAgain(visitor, OUTSIDE, SOME, async (paths) => {
      for (const path of paths) await visitor.goto(OUTSIDE + path);
    });
    const page = await (
      await browser.newContext({ javaScriptEnabled: false, reducedMotion: "reduce" })
    ).newPage();
    for (let times = 0; times < 2; times += 1) await page.goto(OUTSIDE + FILTERED);
    await sendResume(page);
  });
});

/** SHA-256 of the server's public key, as Chromium expects it. */
function keyHash(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: "127.0.0.1", port, servername: "localhost", rejectUnauthorized: false },
      () => {
        const key = socket
          .getPeerX509Certificate()
          ?.publicKey.export({ type: "spki", format: "der" });
        socket.end();
        if (key) resolve(createHash("sha256").update(key).digest("base64"));
        else reject(new Error(`the server at ${port} shows no certificate`));
      },
    );
    socket.on("error", reject);
  });
}
