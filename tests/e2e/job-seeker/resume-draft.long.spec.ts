/** Text in a resume form survives a reload, only in the visitor's tab. */
import { expect, type Page } from "@playwright/test";
import { newAddress, PDF, SOLVING_MS } from "../forms/contact-form.ts";
import { started, loaded, shifted, test, watchShifts } from "../page-probes.ts";

const VACANCY = "/vacancies/senior-react-engineer-harbour-ledger";
const form = (page: Page) =>
  page.locator("form").filter({ has: page.getByRole("button", { name: "Send resume" }) });
const line = (page: Page) => form(page).getByText("Your entries stay in this tab");

async function open(page: Page, path = VACANCY, waitsForForm = true): Promise<void> {
  // By another page: browsers may restore fields on a plain reload.
  await page.goto("about:blank");
  await page.goto(path);
  await started(page);
  if (waitsForForm) await loaded(form(page));
}

async function write(page: Page, email: string): Promise<void> {
  await form(page).getByLabel("Name").fill("Anna Lindqvist");
  await form(page).getByLabel("Email").fill(email);
  await form(page).getByLabel("Message").fill("I build tables.\nAnd chairs: 👩‍🔧 é");
}

const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(Object.entries(sessionStorage).filter(([key]) => key.startsWith("draft:"))),
  );

test("the text is there again after leaving the page and after a reload, and the line states it; the file is not stored", async ({
  page,
}) => {
  const email = newAddress();
  await watchShifts(page);
  await open(page);
  await expect(line(page)).toBeHidden();
  await write(page, email);
  await form(page).getByLabel("Resume").setInputFiles(PDF);
  await expect(line(page)).toBeVisible();
  await open(page);
  await expect(form(page).getByLabel("Name")).toHaveValue("Anna Lindqvist");
  await expect(form(page).getByLabel("Email")).toHaveValue(email);
  await expect(form(page).getByLabel("Message")).toHaveValue("I build tables.\nAnd chairs: 👩‍🔧 é");
  await expect(line(page)).toBeVisible();
  await expect(form(page).getByText(PDF.name)).toBeHidden();
  expect(await storedDrafts(page)).not.toContain(PDF.name);
  await page.reload();
  await loaded(form(page));
  await expect(form(page).getByLabel("Name")).toHaveValue("Anna Lindqvist");
  expect(await shifted(page)).toBeLessThan(0.01);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("[CON-12] text written before the page's script starts stays, and the stored text is offered; another vacancy's form is empty", async ({
  page,
}) => {
  await open(page);
  await write(page, newAddress());
  await expect(line(page)).toBeVisible();
  await page.goto("about:blank");
  // Held, or on a busy machine the script would start in the middle of a fill.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(VACANCY, { waitUntil: "commit" });
  await form(page).getByLabel("Name").fill("Somebody Else");
  release();
  await started(page);
  const restore = form(page).getByRole("button", { name: "Put it back" });
  await expect(restore).toBeVisible();
  await expect(form(page).getByLabel("Name")).toHaveValue("Somebody Else");
  await expect(form(page).getByLabel("Message")).toHaveValue("");
  await page.reload();
  await loaded(form(page));
  await restore.click();
  await expect(restore).toBeHidden();
  await expect(form(page).getByLabel("Name")).toBeFocused();
  await expect(form(page).getByLabel("Name")).toHaveValue("Anna Lindqvist");
  await expect(form(page).getByLabel("Message")).toHaveValue(/I build tables/);
  await form(page).getByLabel("Name").fill("Somebody Else");
  await page
    .locator("section", { has: page.getByRole("heading", { name: "Also open" }) })
    .getByRole("link")
    .first()
    .click();
  await expect(page).not.toHaveURL(new RegExp(VACANCY));
  await expect(form(page).getByLabel("Name")).toHaveValue("");
  await page.goBack();
  await expect(form(page).getByLabel("Name")).toHaveValue("Somebody Else");
});

test("it can be removed: fields and memory are empty, and the focus is where writing begins", async ({
  page,
}) => {
  await open(page);
  await write(page, newAddress());
  await form(page).getByRole("button", { name: "Clear the form" }).click();
  await expect(line(page)).toBeHidden();
  await expect(form(page).getByLabel("Name")).toBeFocused();
  for (const label of ["Name", "Email", "Message"])
    await expect(form(page).getByLabel(label)).toHaveValue("");
  expect(await storedDrafts(page)).toBe("[]");
  await open(page);
  await expect(form(page).getByLabel("Name")).toHaveValue("");
});

test("[RES-05] [RES-07] a failure keeps it, a success removes it", async ({ page }) => {
  await open(page);
  await write(page, newAddress());
  await form(page).getByLabel("Resume").setInputFiles(PDF);
  await form(page).getByRole("checkbox", { name: "I am not a robot" }).check();
  await expect(form(page).getByText("Checked", { exact: true })).toBeVisible({
    timeout: SOLVING_MS,
  });
  await page.route("**/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await form(page).getByRole("button", { name: "Send resume" }).click();
  await expect(form(page).getByRole("alert")).toContainText("message wasn't sent");
  expect(await storedDrafts(page)).toContain("I build tables");
  await page.unroute("**/*");
  await form(page).getByRole("checkbox", { name: "I am not a robot" }).check();
  await expect(form(page).getByText("Checked", { exact: true })).toBeVisible({
    timeout: SOLVING_MS,
  });
  await form(page).getByRole("button", { name: "Send resume" }).click();
  await expect(page.getByRole("dialog", { name: "Thank you for your application" })).toBeVisible();
  await expect.poll(() => storedDrafts(page)).toBe("[]");
});

test("also in the career page's dialog: opened again it has the text", async ({ page }) => {
  await open(page, "/career", false);
  await page.getByRole("button", { name: "Join us" }).click();
  const dialog = page.getByRole("dialog", { name: "Join us" });
  await dialog.getByLabel("Name").fill("Anna Lindqvist");
  await expect(dialog.getByText("Your entries stay in this tab")).toBeVisible();
  await open(page, "/career", false);
  await page.getByRole("button", { name: "Join us" }).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Anna Lindqvist");
});

test("a browser that keeps nothing loses nothing else: the form works, and no line promises anything", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(VACANCY);
  await started(page);
  await write(page, newAddress());
  await form(page).getByRole("button", { name: "Send resume" }).click();
  await expect(form(page).getByText("Please add file with correct file format")).toBeVisible();
  await expect(line(page)).toBeHidden();
  expect(errors).toEqual([]);
});
