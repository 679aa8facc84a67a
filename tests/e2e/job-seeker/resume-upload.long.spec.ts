/**
 * A large resume on a slow connection: progress, cancel, and what remains after a disconnection.
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { arrivedFrom, FAILURE, newAddress, onDisk, SOLVING_MS } from "../forms/contact-form.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";
import { started, faults, test } from "../page-probes.ts";
import { startFlakyNetwork, type FlakyNetwork } from "./flaky-network.ts";
import { portAt } from "../../ports.ts";

const MB = 1024 * 1024;
const LARGE = Buffer.concat([
  Buffer.from("%PDF-1.7\n"),
  Buffer.alloc(9.5 * MB, "x"),
  Buffer.from("\n%%EOF\n"),
]);
const VACANCY = "/vacancies/senior-react-engineer-harbour-ledger";

let dataDir: string;
let site: OwnSite;
let line: FlakyNetwork;

test.use({ baseURL: `http://127.0.0.1:${portAt(16)}` });

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "meridian-upload-"));
  line = await startFlakyNetwork(portAt(16), portAt(17));
  site = await startOwnSite(portAt(17), { SITE_URL: line.address, DATA_DIR: dataDir });
});

test.afterAll(async () => {
  await line.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.beforeEach(() => line.set("whole"));

const form = (page: Page) => page.locator("#resume-vacancy");
const send = (page: Page) => form(page).getByRole("button", { name: "Send resume" });
const storedFiles = (): string[] =>
  readdirSync(join(dataDir, "intake/files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** From the intake's metrics, read directly, not by the slow connection. */
async function stored(): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${portAt(17)}/metrics`)).text();
  return Number(/^intake_stored_total (\d+)$/m.exec(figures)?.[1]);
}

async function tick(page: Page): Promise<void> {
  await form(page).getByRole("checkbox", { name: "I am not a robot" }).check();
  await expect(form(page).getByText("Checked", { exact: true })).toBeVisible({
    timeout: SOLVING_MS,
  });
}

/**
 * A minute for the large file, slightly faster than the intake requires (`LIMITS.bytesPerSecond`).
 * Throttled in the browser: the system's socket buffers can take a whole file, which then seems
 * sent.
 */
async function slowUpload(page: Page): Promise<{ end: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const set = async (uploadThroughput: number): Promise<void> => {
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  };
  await set(160_000);
  return { end: () => set(-1) };
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.goto(VACANCY);
  await started(page);
  await form(page).getByLabel("Name").fill("Anna Lindqvist");
  await form(page).getByLabel("Email").fill(email);
  await form(page).getByLabel("Message").fill("I build tables.");
  await form(page).getByLabel("Resume").setInputFiles(onDisk("resume.pdf", LARGE));
  await expect(form(page).getByText("resume.pdf")).toBeVisible();
  await tick(page);
}

test("[RES-07] the line is cut at half the upload: nothing is stored, the form is still there, and the next try arrives once", async ({
  page,
}) => {
  const email = newAddress();
  const before = [await stored(), storedFiles().length];
  await fillIn(page, email);
  line.set("cut", 5 * MB);
  await send(page).click();
  await expect(form(page).getByText(FAILURE)).toBeVisible({ timeout: 30_000 });
  await expect(form(page).getByLabel("Name")).toHaveValue("Anna Lindqvist");
  await expect(form(page).getByLabel("Message")).toHaveValue("I build tables.");
  await expect(form(page).getByText("resume.pdf")).toBeVisible();
  await expect(form(page).getByRole("button", { name: "Remove" })).toBeVisible();
  await expect.poll(() => storedFiles().length).toBe(before[1]);
  expect(await stored()).toBe(before[0]);
  line.set("whole");
  await tick(page);
  await send(page).click();
  await expect(page.getByRole("dialog", { name: "Thank you for your application" })).toBeVisible({
    timeout: 30_000,
  });
  expect(await stored()).toBe((before[0] ?? 0) + 1);
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]?.files).toEqual([
    expect.objectContaining({ name: "resume.pdf", size: LARGE.length }),
  ]);
});

test("the upload shows its progress and can be cancelled: nothing is stored, all is preserved, and it can be sent later", async ({
  page,
}) => {
  const email = newAddress();
  const before = await stored();
  await fillIn(page, email);
  const slow = await slowUpload(page);
  await send(page).click();
  const bar = form(page).getByRole("progressbar", { name: "Sending Resume" });
  const share = () => bar.evaluate((progress: HTMLProgressElement) => progress.value);
  await expect.poll(share).toBeGreaterThan(0.02);
  const early = await share();
  expect(early).toBeLessThan(0.9);
  await expect.poll(share).toBeGreaterThan(early);
  await expect(form(page).getByText(/^Sending: \d+ %$/)).toBeVisible();
  await expect(send(page)).toHaveAttribute("aria-busy", "true");
  // Only the form: on a slow machine axe would need longer for the page than the upload takes.
  expect(await faults(page, "#resume-vacancy")).toEqual([]);
  await form(page).getByRole("button", { name: "Cancel" }).click();
  await expect(form(page).getByText("Sending was cancelled: nothing has been sent.")).toBeVisible();
  await expect(send(page)).toBeFocused();
  await expect(bar).toBeHidden();
  await expect(form(page).getByLabel("Name")).toHaveValue("Anna Lindqvist");
  await expect(form(page).getByText("resume.pdf")).toBeVisible();
  expect(await stored()).toBe(before);
  expect(await arrivedFrom(email)).toEqual([]);
  await slow.end();
  await tick(page);
  await send(page).click();
  await expect(page.getByRole("dialog", { name: "Thank you for your application" })).toBeVisible({
    timeout: 30_000,
  });
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
});
