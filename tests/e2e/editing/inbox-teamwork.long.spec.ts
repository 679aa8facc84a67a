/** Colleagues in the inbox of the built admin: two panes, the board, and two windows of one person. */
import { expect, type Page } from "@playwright/test";
import { EDITOR, expectFits, PASSWORD, type OwnCms } from "./own-cms.ts";
import { resize } from "./screens.ts";
import { test } from "./shared-cms.ts";

const VACANCY = "Teamwork engineer";
const NAMES = ["Dana Cohen", "Jürgen Groß", "Ä".repeat(190)];

test.beforeAll(async ({ cms }) => {
  await cms.post("/vacancies", {
    title: VACANCY,
    slug: "teamwork-engineer",
    hot: 0,
    _status: "published",
  });
  for (const [at, fullname] of NAMES.entries())
    await apply(cms, fullname, at === 0 ? "שלום, אני מחפשת עבודה" : "I would like to join.");
});

const apply = (cms: OwnCms, fullname: string, description: string): Promise<void> =>
  cms.send("resumeForm", {
    _variant: "vacancy",
    fullname,
    email: `teamwork-${fullname.length}@example.com`,
    description,
    vacancy: VACANCY,
  });

const listOf = (cms: OwnCms): string =>
  `${cms.url}/admin/collections/submissions?where[and][0][vacancy][equals]=${encodeURIComponent(VACANCY)}`;

/** On a busy machine a click during the loading of the list's scripts has no effect. */
async function open(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.getByRole("row").getByRole("link", { name }).click({ timeout: 2000 });
    await expect(page.getByRole("region", { name: "Notes" })).toBeVisible({ timeout: 5000 });
  }).toPass();
}

test("[OWN-131] from 1200 px the list stays next to the person; keys go through it, and the back button works", async ({
  page,
  cms,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await cms.logIn(page, EDITOR);
  await page.goto(listOf(cms));
  await open(page, NAMES[1] ?? "");
  const pane = page.getByRole("navigation", { name: "Messages of the list" });
  const rows = pane.getByRole("listitem").getByRole("link");
  await expect(rows).toHaveCount(3);
  const current = pane.locator("[aria-current=page]");
  await expect(current).toContainText("Jürgen Groß");
  // The state of scripts stays: no page is loaded again.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await current.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(current).toContainText("Dana Cohen");
  await expect(current).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(current).toContainText("Jürgen Groß");
  await page.goBack();
  await expect(current).toContainText("Dana Cohen");
  expect(await page.evaluate(() => Reflect.get(globalThis, "isSamePage"))).toBe(true);
  await expectFits(page, "two panes", "main");
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(pane).toBeHidden();
});

test("[OWN-132] on the board a card is moved by a menu and by a key, as a change in the form", async ({
  page,
  cms,
}) => {
  await cms.logIn(page, EDITOR);
  await page.goto(`${cms.url}/admin/board`);
  await page.getByLabel("Vacancy", { exact: true }).selectOption(VACANCY);
  await expect(page).toHaveURL(/vacancy=/);
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name} `) });
  await expect(column("New").getByRole("listitem")).toHaveCount(3);
  await page.getByLabel("Stage of Dana Cohen").selectOption("Interview");
  const card = page.getByRole("link", { name: "Dana Cohen" });
  await expect(column("Interview")).toContainText("Dana Cohen");
  await expect(card).toBeFocused();
  // A second press, before the first was stored, is the same move.
  await page.keyboard.press("<");
  await page.keyboard.press("<");
  await expect(column("Reviewing")).toContainText("Dana Cohen");
  await expect(page.getByRole("status").first()).toHaveText("Dana Cohen is in Reviewing now.");
  await expectFits(page, "the board", "main");
  await card.click();
  await page.getByText("History (2)").click();
  await expect(page.getByRole("region", { name: "Facts" })).toContainText(
    "Status: Interview → Reviewing",
  );
  // What the board shows again is what is stored.
  await page.goBack();
  await expect(column("Reviewing").getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Reviewing 1" })).toBeVisible();
  await expect(column("New").getByRole("listitem")).toHaveCount(2);
});

test("[OWN-128] [OWN-134] two windows: the second sees what the first changed, and what arrives, without a reload", async ({
  page,
  cms,
}) => {
  const { docs } = await cms.get<{ docs: { id: number }[] }>(
    "/submissions?where[sender][equals]=J%C3%BCrgen%20Gro%C3%9F",
  );
  const id = docs[0]?.id ?? 0;
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/submissions/${id}`);
  const step = page.getByLabel("Next step", { exact: true });
  await expect(step).toBeVisible();
  await step.fill("Mine");
  await cms.patch(`/submissions/${id}`, { nextStep: "Theirs", status: "offer" }, EDITOR);
  const see = (): Promise<void> =>
    page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
  const told = page.getByText(/^Ben has saved\./);
  await expect(async () => {
    await see();
    await expect(told).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(told).toContainText("Your change of “Next step” is still in the form");
  await expect(step).toHaveValue("Mine");
  await expect(page.locator("#field-status")).toContainText("Offer");
  await page.goto(listOf(cms));
  await expect(page.getByRole("row", { name: /Jürgen Groß/ })).toContainText("Offer");
  const late = { fullname: "Late Lead", email: "lead@example.com", description: "Hello" };
  // The list of a vacancy shows no contact message.
  await cms.send("contactForm", late);
  await apply(cms, "Late Arrival", "Hello");
  const arrived = page.getByRole("button", { name: "1 new message arrived: show it" });
  await expect(async () => {
    await see();
    await expect(arrived).toBeVisible({ timeout: 2000 });
  }).toPass();
  await arrived.click();
  await expect(page.getByRole("row", { name: /Late Arrival/ })).toBeVisible();
  await page.getByLabel("Save this filter as").fill("Team");
  await page.keyboard.press("Enter");
  const saved = page
    .getByRole("list", { name: "Your filters" })
    .getByRole("link", { name: "Team" });
  await expect(saved).toHaveAttribute("aria-current", "true");
  await page.goto(`${cms.url}/admin/collections/submissions`);
  await saved.click();
  await expect(page.getByRole("row", { name: /Application: / })).toHaveCount(4);
  await page.getByRole("button", { name: "Remove the filter Team" }).click();
  await expect(saved).toHaveCount(0);
});

test("[EDIT-09] a name of 190 characters leaves room for the rest; a phone shows nothing over another thing", async ({
  page,
  cms,
}) => {
  const owner = { name: "Ö".repeat(300), email: "long@example.com", role: "recruiter" };
  const { doc } = await cms.post("/users", {
    ...owner,
    password: PASSWORD,
    currentPassword: PASSWORD,
  });
  const { docs } = await cms.get<{ docs: { id: number; sender: string }[] }>(
    `/submissions?where[vacancy][equals]=${encodeURIComponent(VACANCY)}&depth=0`,
  );
  const record = docs.find(({ sender }) => sender === NAMES[2])?.id ?? 0;
  await cms.patch(`/submissions/${record}`, { assignee: doc.id, nextStep: "Call" });
  await cms.logIn(page);
  const heights = (part: string): Promise<number[]> =>
    page.locator(part).evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
  for (const width of [1440, 1024, 768, 390]) {
    await resize(page, width);
    await page.goto(listOf(cms));
    await expect(page.locator(".cell-assignee", { hasText: "ÖÖ" })).toBeVisible();
    await expect(page.locator(".cell-receivedAt").first()).toBeVisible();
    await page.goto(`${cms.url}/admin/collections/submissions/${record}`);
    await expect(page.locator("#field-nextStep")).toBeEnabled();
    expect(Math.max(...(await heights(".render-title, .replies .btn")))).toBeLessThan(170);
    const fields = page.locator(".document-fields__sidebar-fields .render-fields > .field-type");
    const boxes = await fields.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    const touching = boxes.some((one) =>
      boxes.some((other) => other !== one && other.y >= one.bottom && other.y - one.bottom < 8),
    );
    expect(touching, `fields at ${width}`).toBe(false);
    await page.goto(`${cms.url}/admin/board`);
    await expect(page.locator(".board__owner").first()).toHaveAttribute("title", owner.name);
    expect(Math.max(...(await heights(".board__owner")))).toBeLessThan(50);
  }
  const vacancies = await cms.get<{ docs: { id: number }[] }>(
    "/vacancies?where[slug][equals]=teamwork-engineer&depth=0",
  );
  await page.goto(`${cms.url}/admin/collections/vacancies/${vacancies.docs[0]?.id}`);
  const link = page.locator(".public-line a");
  const state = page.locator(".doc-controls__status");
  await expect(link).toBeVisible();
  const end = await state.evaluate((box) => box.getBoundingClientRect().bottom);
  expect(await link.evaluate((box) => box.getBoundingClientRect().top)).toBeGreaterThanOrEqual(end);
});
