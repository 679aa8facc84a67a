/** The built content host while its PostgreSQL is stopped; the alert in `npm run faults` only. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect as inBrowser, type Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CHROMIUM_FLAGS, findHeadlessShell } from "../../tools/install/chromium.mjs";
import { onPostgres } from "../../packages/intake/src/tests/on-postgres.ts";
import { appProcess, type AppProcess } from "../app-process.ts";
import { sessionOf } from "../editor-session.ts";
import { portAt } from "../ports.ts";
import { sized } from "./long.ts";

const LOGIN = { email: "ada@example.com", password: "a-password-for-the-test" };
const SLOW = 300_000;

onPostgres("a content host whose PostgreSQL is stopped", (cluster) => {
  const dataDir = mkdtempSync(join(tmpdir(), "meridian-database-away-"));
  let cms: AppProcess;
  let browser: Browser | undefined;
  let session = "";
  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(cms.url + path, {
      redirect: "manual",
      ...init,
      headers: {
        cookie: `payload-token=${session}`,
        origin: cms.url,
        "content-type": "application/json",
      },
    });
  const save = (title: string): Promise<Response> =>
    call("/cms/api/services", {
      method: "POST",
      body: JSON.stringify({ title, slug: title, order: 1, _status: "published" }),
    });

  beforeAll(async () => {
    cms = appProcess("cms", portAt(64), {
      DATA_DIR: dataDir,
      CMS_DATABASE_URL: await cluster.newDatabase(),
      SEED_DEMO: "0",
      PAYLOAD_SECRET: "database-away-payload-secret-01",
      PURGE_SECRET: "database-away-purge-secret-0123",
      ADMIN_EMAIL: LOGIN.email,
      ADMIN_PASSWORD: LOGIN.password,
    });
    await cms.start();
    session = await sessionOf(cms.url, LOGIN);
    expect((await save("before")).status).toBe(201);
  }, SLOW);
  afterAll(async () => {
    await browser?.close();
    await cms?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, SLOW);

  test(
    "an editor reads that the database cannot be reached, neither a missing right nor the login; one alert; it recovers by itself",
    async () => {
      await cluster.kill();
      await expect.poll(async () => (await call("/healthz")).status, { timeout: 30_000 }).toBe(503);
      expect(await (await call("/healthz")).json()).toMatchObject({
        status: "database",
        parts: { database: { ok: false } },
      });
      const refused = await save("meanwhile");
      expect(refused.status).toBe(503);
      expect(await refused.json()).toEqual({
        errors: [{ message: expect.stringContaining("Your words are kept here") as string }],
      });
      const admin = await call("/admin");
      expect([admin.status, admin.headers.get("location")]).toEqual([503, null]);
      expect(await admin.text()).toContain("You are still logged in");
      const alerts = (): string[] =>
        cms
          .output()
          .split("\n")
          .filter((line) => /"alert":true/.test(line));
      // The state is watched every half a minute, which only the long form waits for.
      await expect
        .poll(() => alerts().length, { timeout: 60_000 })
        .toBeGreaterThanOrEqual(sized(0, 1));
      expect(cms.output()).not.toContain("meanwhile");

      await cluster.start();
      await expect.poll(async () => (await call("/healthz")).status, { timeout: 60_000 }).toBe(200);
      // With the session of before.
      expect((await save("after")).status).toBe(201);
      expect((await call("/admin")).status).toBe(200);
      await expect
        .poll(cms.output, { timeout: 60_000 })
        .toContain(sized("", "database: works again"));
      expect(alerts().length).toBeLessThanOrEqual(1);
      expect(alerts().every((line) => line.includes("the database does not respond"))).toBe(true);
    },
    SLOW,
  );

  test(
    "[NODE-23] a form says that its words are kept and keeps them, and saves them afterwards",
    async () => {
      browser = await chromium.launch({
        executablePath: await findHeadlessShell(),
        args: CHROMIUM_FLAGS,
      });
      const page = await browser.newPage();
      await page.context().addCookies([{ name: "payload-token", value: session, url: cms.url }]);
      const { docs } = (await (await call("/cms/api/services?limit=1")).json()) as {
        docs: { id: number }[];
      };
      await page.goto(`${cms.url}/admin/collections/services/${docs[0]?.id}`);
      const words = page.getByRole("textbox", { name: "Short description" });
      await inBrowser(words).toBeVisible({ timeout: 30_000 });
      await page.waitForLoadState("networkidle");

      await cluster.kill();
      // A report of before may be reused for a second.
      await expect.poll(async () => (await call("/healthz")).status, { timeout: 30_000 }).toBe(503);
      const isSaved = (status: number) =>
        page.waitForResponse(
          (reply) => reply.request().method() === "PATCH" && reply.status() === status,
          { timeout: 60_000 },
        );
      const autosave = isSaved(503);
      await words.fill("Typed while the database was stopped");
      await autosave;
      const told = page.getByText("The database cannot be reached").first();
      await inBrowser(told).toContainText("Your words are kept here");
      const refused = isSaved(503);
      await page.getByRole("button", { name: "Publish changes" }).click();
      await refused;
      await inBrowser(words).toHaveValue("Typed while the database was stopped");

      await cluster.start();
      await expect.poll(async () => (await call("/healthz")).status, { timeout: 60_000 }).toBe(200);
      const saved = isSaved(200);
      await page.getByRole("button", { name: "Publish changes" }).click();
      await saved;
      const stored = await call(`/cms/api/services/${docs[0]?.id}`);
      expect(await stored.json()).toMatchObject({
        shortDescription: "Typed while the database was stopped",
      });
      expect(cms.output()).not.toContain("Typed while");
    },
    SLOW,
  );
});
