/** One content host per worker. Each test uses its own records and addresses. */
import { expect, test as plain, type Page } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { startOwnCms, type OwnCms } from "./own-cms.ts";

export const SETTINGS_FILE = "packages/demo/content/site-settings.json";

/** Of the server whose pictures the worker's host may fetch; a test starts it. */
export const picturePort = (workerIndex: number): number => portAt(210 + (workerIndex % 100));

export const test = plain.extend<object, { cms: OwnCms }>({
  cms: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      // A worker after a failed one starts before that one's host has stopped.
      const port = portAt(110 + (workerIndex % 100));
      const cms = await startOwnCms(`editing-${port}`, port, {
        SITE_CONFIG: SETTINGS_FILE,
        PICTURES_FROM: `http://127.0.0.1:${picturePort(workerIndex)}`,
      });
      await use(cms);
      await cms.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

/** `words`: of the saved form; an autosave of what was typed before may still be on its way. */
export const autosaved = (page: Page, words = "") =>
  page.waitForResponse(
    (reply) =>
      reply.url().includes("autosave=true") &&
      reply.ok() &&
      (reply.request().postData() ?? "").includes(words),
  );

/** Opens a fold. A press is lost while Payload renders the form again with the host's response. */
export async function openFold(page: Page, label: string): Promise<void> {
  const fold = page.locator(".fold").filter({ hasText: label });
  const closed = fold.locator(".collapsible__toggle--collapsed");
  await expect(async () => {
    await expect(fold.first()).toBeVisible();
    if (await closed.first().isVisible()) await closed.first().click({ timeout: 2000 });
    await expect(closed).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}
