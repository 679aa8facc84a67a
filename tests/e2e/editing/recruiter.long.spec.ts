/** A recruiter's day in the built admin: applications by vacancy, and closing a vacancy. */
import { expect } from "@playwright/test";
import { expectFits, PASSWORD, type OwnCms } from "./own-cms.ts";
import { test } from "./shared-cms.ts";

const RITA = "rita@example.com";

const applyFor = (cms: OwnCms, vacancy: string, email: string): Promise<void> =>
  cms.send("resumeForm", {
    _variant: "vacancy",
    fullname: "Ann Lee",
    email,
    description: "I would like to join.",
    vacancy,
  });

test.beforeAll(async ({ cms }) => {
  await cms.post("/users", {
    email: RITA,
    password: PASSWORD,
    currentPassword: PASSWORD,
    role: "recruiter",
  });
  for (const title of ["QA engineer", "Go developer"])
    await cms.post("/vacancies", {
      title,
      slug: title.toLowerCase().replace(" ", "-"),
      hot: 0,
      _status: "published",
    });
  await applyFor(cms, "QA engineer", "ann@example.com");
});

/** The headless browser has none. */
const viewer = (value: boolean): void =>
  void Object.defineProperty(Navigator.prototype, "pdfViewerEnabled", {
    value,
    configurable: true,
  });

test("[OWN-30] [OWN-31] [OWN-34] a recruiter sees applications by vacancy, closes a vacancy and opens it, and reads the attached PDF next to the notes", async ({
  page,
  cms,
}) => {
  await page.addInitScript(viewer, true);
  await page.goto(`${cms.url}/admin/applications`);
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await cms.logIn(page, RITA);
  await page.goto(`${cms.url}/admin/collections/submissions`);
  const open = page.getByRole("region", { name: "Open vacancies" });
  // On a busy machine a click during the loading of the list's scripts has no effect.
  await expect(async () => {
    if (!(await open.isVisible()))
      await page.getByRole("link", { name: "By vacancy" }).click({ timeout: 2000 });
    await expect(open).toBeVisible({ timeout: 5000 });
  }).toPass();
  const row = open.getByRole("row", { name: /QA engineer/ });
  await expect(row).toContainText("less than a day, New");
  await expect(open.getByRole("row", { name: /Go developer/ })).toContainText("none");
  // A click before the admin's scripts have loaded is lost.
  await expect(async () => {
    await row.getByRole("button", { name: "Close: QA engineer" }).click({ timeout: 2000 });
    await expect(row.getByRole("button", { name: "Close it" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await row.getByRole("button", { name: "Close it" }).click();
  const closed = page.getByRole("region", { name: "Closed or not published" });
  await expect(closed).toContainText(`closed, last saved by ${RITA}`);
  await closed.getByRole("link", { name: "QA engineer", exact: true }).click();
  await expect(page.getByRole("button", { name: "Publish changes" })).toHaveCount(0);
  await expect(async () => {
    await page.getByRole("button", { name: "Reopen" }).click({ timeout: 2000 });
    await expect(page.getByRole("button", { name: "Reopen it" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole("button", { name: "Reopen it" }).click();
  await expect(page.getByRole("button", { name: "Close: QA engineer" })).toBeVisible();
  await page.goto(`${cms.url}/admin/applications`);
  await open
    .getByRole("row", { name: /QA engineer/ })
    .getByRole("link", { name: "1" })
    .first()
    .click();
  const note = page.getByLabel("New note");
  // A list during rendering may intercept a press.
  await expect(async () => {
    if (!(await note.isVisible()))
      await page.getByRole("link", { name: "Ann Lee" }).click({ timeout: 2000 });
    await expect(note).toBeVisible({ timeout: 8000 });
  }).toPass();
  const looked = page.waitForResponse(/\/files\/0\/view$/);
  await note.fill("Half a sentence");
  await expect(async () => {
    await page.getByRole("button", { name: "Show cv.pdf" }).click({ timeout: 2000 });
    await expect(page.getByTitle("The file cv.pdf")).toBeVisible({ timeout: 2000 });
  }).toPass();
  const answer = await looked;
  await expect(note).toHaveValue("Half a sentence");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  const notes = await page.getByRole("region", { name: "Notes" }).boundingBox();
  const pdf = await page.getByTitle("The file cv.pdf").boundingBox();
  expect(pdf?.x).toBeGreaterThan((notes?.x ?? 0) + (notes?.width ?? 0));
  await page.setViewportSize({ width: 390, height: 800 });
  const below = await page.getByTitle("The file cv.pdf").boundingBox();
  expect(below?.x).toBe((await page.getByRole("region", { name: "Notes" }).boundingBox())?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const frame = page.getByTitle("The file cv.pdf");
  await page.getByRole("button", { name: "Hide cv.pdf" }).press("Enter");
  await expect(frame).toHaveCount(0);
  await page.evaluate(viewer, false);
  await page.getByRole("button", { name: "Show cv.pdf" }).press("Enter");
  await expect(page.getByRole("status")).toContainText(["This browser cannot show a PDF here."]);
  await expect(page.getByRole("link", { name: "Download cv.pdf" })).toHaveAttribute(
    "href",
    /files\/0$/,
  );
  await expect(frame).toHaveCount(0);
});

test("[OWN-95] a recruiter searches a word of a resume, and the list shows its line with the word marked", async ({
  page,
  cms,
}) => {
  await cms.logIn(page, RITA);
  // The file is read after the application is stored.
  await expect(async () => {
    await page.goto(`${cms.url}/admin/collections/submissions?search=QUOKKAS`);
    const row = page.getByRole("row", { name: /Ann Lee/ }).first();
    await expect(row.locator("mark")).toHaveText("quokkas", { timeout: 5000 });
    await expect(row).toContainText("cv.pdf: Keeper of quokkas on Rottnest");
  }).toPass();
});

test("[OWN-32] [OWN-33] [OWN-128] the same person is recognised, another address is joined and taken back; the list offers no keys, numbers or raw fields", async ({
  page,
  cms,
}) => {
  await applyFor(cms, "Go developer", "ANN@example.com");
  await applyFor(cms, "Go developer", "ann@home.example");
  await cms.logIn(page, RITA);
  await page.goto(`${cms.url}/admin/collections/submissions`);
  await page.getByRole("button", { name: "Columns" }).click();
  for (const name of ["Source", "Medium", "Campaign", "In this status for"])
    await expect(page.getByRole("button", { name, exact: true }).first()).toBeVisible();
  for (const name of ["ID", "Key", "Address", "Person", "Fields"])
    await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.locator(".condition__field").getByRole("combobox").click();
  await expect(page.getByRole("option", { name: "About", exact: true })).toBeVisible();
  for (const name of ["ID", "Key", "Address", "Person", "Fields"])
    await expect(page.getByRole("option", { name, exact: true })).toHaveCount(0);
  await page.goto(`${cms.url}/admin/collections/submissions`);
  await page.getByRole("link", { name: "Ann Lee" }).first().click();
  const person = page.getByRole("region", { name: "The same person" });
  await expect(person).toContainText("No other submissions from ann@home.example.");
  // The page is read again after each press; what is typed stays.
  const step = page.getByLabel("Next step", { exact: true });
  await step.fill("Call on Monday");
  const other = person.getByLabel("Their other e-mail address");
  await person.getByText("Link another address of this person").click();
  await expect(async () => {
    await other.fill("");
    await other.fill("ann@example.com");
    await person.getByRole("button", { name: "Join" }).click({ timeout: 2000 });
  }).toPass();
  await expect(person.getByRole("listitem")).toHaveCount(2);
  await expect(person).toContainText("from ann@example.com");
  await expect(step).toHaveValue("Call on Monday");
  await person.getByRole("button", { name: "Separate ann@example.com" }).click();
  await expect(person.getByRole("listitem")).toHaveCount(0);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const stored = async () =>
    (await cms.get<{ docs: unknown[] }>("/submissions?where[nextStep][equals]=Call on Monday"))
      .docs;
  await expect.poll(stored).toHaveLength(1);
});

test("[OWN-38] who applied this week is one press; nothing scrolls sideways; the next message and a note keep the place", async ({
  page,
  cms,
}) => {
  test.setTimeout(120_000);
  const long = { fullname: "Ä".repeat(190), email: "long@example.com", vacancy: "QA engineer" };
  await cms.send("resumeForm", { ...long, _variant: "vacancy", description: "שלום ".repeat(90) });
  await applyFor(cms, "QA engineer", "zoe@example.com");
  await cms.logIn(page, RITA);
  await page.goto(`${cms.url}/admin`);
  await page.getByRole("link", { name: /applied this week/ }).click();
  const rows = page.getByRole("row", { name: /Application: / });
  await expect(rows.first()).toBeVisible();
  expect(await page.getByRole("row", { name: /Contact message/ }).count()).toBe(0);
  await expectFits(page, "who applied this week", "main");
  const table = page.locator(".table");
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await table.evaluate((node) => node.scrollWidth - node.clientWidth);
    expect(beyond, `the table at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("link", { name: "Ann Lee" }).first().click();
  const neighbours = page.getByRole("navigation", { name: "In the list" });
  await neighbours.getByRole("link", { name: "Next" }).click();
  await expect(neighbours.getByRole("link", { name: "Previous" })).toBeVisible();
  await expect(neighbours).toContainText("2 of ");
  await expect(page.getByRole("button", { name: "Copy: Email" })).toBeVisible();
  await expectFits(page, "a message", "main");
  const note = page.getByLabel("New note");
  await note.fill("Called");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Notes" })).toContainText("Called");
  await expect(note).toBeFocused();
  await page.goto(`${cms.url}/admin/applications`);
  await expect(page.getByRole("region", { name: "Applications by stage" })).toBeVisible();
  await expectFits(page, "applications by vacancy", "main");
});
