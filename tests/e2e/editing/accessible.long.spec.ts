/**
 * Payload's own pages as axe sees them: one list and one form of each kind that the menu leads to,
 * each page that there is one of, and the account.
 */
import { addressOf } from "@meridian/contract";
import { expect, test, type Page } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { faults } from "../page-probes.ts";
import { noteSent } from "../run-folder.ts";
import { startOwnCms, type OwnCms } from "./own-cms.ts";

let cms: OwnCms;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  cms = await startOwnCms("accessible", portAt(89), { SEED_DEMO: "1", FORM_KEY: "" });
  await sendResume();
});
test.afterAll(() => cms?.stop());

/** An application, so that the inbox has a record with a file to open. */
async function sendResume(): Promise<void> {
  const fields = {
    fullname: "Ann Lindgren",
    email: "ann.lindgren@example.com",
    description: "I would like to join.",
    vacancy: "QA engineer",
    _variant: "join",
    _idempotency_key: "key-accessible",
  };
  noteSent([fields.fullname, fields.email]);
  const body = new FormData();
  for (const [name, value] of Object.entries({ _wpcf7_unit_tag: "t", ...fields }))
    body.append(name, value);
  body.append("file-type", new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" }));
  const answer = await fetch(cms.url + addressOf("resumeForm"), { method: "POST", body });
  expect(await answer.json()).toMatchObject({ status: "mail_sent" });
}

/** Addresses in the menu: every collection and every page that an admin may open. */
async function menuOf(page: Page): Promise<string[]> {
  await page.goto(`${cms.url}/admin`);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  const links = page.locator("nav a[href*='/admin/']");
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  return [...new Set(all.filter((address) => address !== null))];
}

/** What is left once the admin's scripts have run. */
async function faultsAt(page: Page, address: string): Promise<string[]> {
  await page.goto(`${cms.url}${address}`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("main").first()).toBeVisible();
  let left: string[] = [];
  await expect
    .poll(async () => (left = await faults(page)), { timeout: 10_000 })
    .toEqual([])
    .catch(() => undefined);
  return left.map((fault) => `${address} ${fault}`);
}

test("each list has names for all it holds, and one main part", async ({ page }) => {
  // Some twenty pages.
  test.setTimeout(600_000);
  await cms.logIn(page);
  const lists = (await menuOf(page)).filter((address) => address.includes("/collections/"));
  expect(lists.length).toBeGreaterThan(15);
  const found: string[] = [];
  for (const list of lists) found.push(...(await faultsAt(page, list)));
  expect(found).toEqual([]);
});

test("one form of each kind has names for all it holds", async ({ page }) => {
  test.setTimeout(600_000);
  await cms.logIn(page);
  const lists = (await menuOf(page)).filter((address) => address.includes("/collections/"));
  const found: string[] = [];
  let forms = 0;
  for (const list of lists) {
    await page.goto(`${cms.url}${list}`);
    await page.waitForLoadState("networkidle");
    const record = page.locator(`.table tbody a[href^='${list}/']`);
    const made = page.locator(`a[href^='${list}/create']`);
    const first = (await record.count()) > 0 ? record.first() : made.first();
    // The host alone writes proposals and erasures, and there are none yet.
    if ((await first.count()) === 0) continue;
    forms += 1;
    found.push(...(await faultsAt(page, (await first.getAttribute("href")) ?? "")));
  }
  expect(forms).toBeGreaterThan(15);
  expect(found).toEqual([]);
});

test("each page that there is one of, and the account, has names for all it holds", async ({
  page,
}) => {
  test.setTimeout(600_000);
  await cms.logIn(page);
  const pages = (await menuOf(page)).filter((address) => address.includes("/globals/"));
  expect(pages.length).toBeGreaterThan(9);
  const found: string[] = [];
  for (const address of [...pages, "/admin/account"])
    found.push(...(await faultsAt(page, address)));
  expect(found).toEqual([]);
});
