/** Keyboard and forced colours on every page (WCAG 2.4.3, 1.4.11). */
import { expect, type Locator, type Page } from "@playwright/test";
import { started, test } from "../page-probes.ts";

const PHONE = { width: 390, height: 844 };

test("[FOOT-05] the cookie notice comes directly after the skip link in the keyboard's order, and lies at the view's lower edge", async ({
  page,
}) => {
  await page.goto("/");
  await started(page);
  const notice = page.getByRole("dialog", { name: "Cookie notice" });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  for (const control of [
    notice.getByRole("link", { name: "Privacy policy" }),
    notice.getByRole("button", { name: "OK" }),
    page.getByRole("banner").getByRole("link").first(),
  ]) {
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
  }
  const low = await notice.evaluate((box) => innerHeight - box.getBoundingClientRect().bottom);
  expect(low).toBe(0);
});

test("[NAV-04] [VAC-06] a press on the overlay closes menu and panel, follows no link below, and the focus returns to the button", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  // Without motion the panels are in their last place at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/vacancies");
  await started(page);
  for (const [button, layer] of [
    [page.getByRole("button", { name: "Open menu" }), page.locator("#site-menu")],
    [page.getByRole("button", { name: "Filter", exact: true }), page.locator("#filter")],
  ] as const) {
    await button.click();
    await expect(layer).toBeVisible();
    await expect
      .poll(() => layer.evaluate((panel) => panel.getBoundingClientRect().left))
      .toBeGreaterThan(28);
    await page.mouse.click(24, 38);
    await expect(layer).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL("/vacancies");
  }
});

test("[VAC-03] [VAC-06] Clear in the phone's filter panel clears the dropdown and leaves the panel open", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  // A press on a moving panel may land outside and close it.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/vacancies?work_type=Remote");
  await started(page);
  await expect(page.locator("[data-script]").first()).toHaveAttribute("data-loaded");
  await page.getByRole("button", { name: /^Filter/ }).click();
  const panel = page.locator("#filter");
  await panel.locator("summary[aria-labelledby^='filter-work_type']").click();
  await panel.getByRole("link", { name: "Clear Work type" }).click();
  await expect(page).toHaveURL("/vacancies");
  await expect(panel.getByRole("checkbox", { name: "Remote" })).not.toBeChecked();
  await expect(panel).toBeVisible();
});

const look = (element: Locator, name: string, part?: string): Promise<string> =>
  element.evaluate(
    (node, [property, pseudo]) => getComputedStyle(node, pseudo).getPropertyValue(property),
    [name, part] as const,
  );
const systemColour = (page: Page, colour: string): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = name;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }, colour);

test("[NAV-06] in forced dark colours the logo and every drawing keep the ground they were drawn for", async ({
  page,
}) => {
  await page.goto("/");
  // The dark theme's logo and SVGs are drawn for its background (DARK-03).
  await page.emulateMedia({ colorScheme: "dark" });
  const logo = page.getByRole("banner").locator("img:visible").first();
  const paper = await look(page.locator("body"), "background-color");
  const drawings = page.locator("#services img");
  await expect(drawings.first()).toBeAttached();
  const grounds = async (): Promise<string[]> =>
    Promise.all((await drawings.all()).map((drawing) => look(drawing, "background-color")));
  // An editor's icon has its light ground in the dark theme.
  const before = await grounds();
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  expect(await look(page.locator("body"), "background-color")).not.toBe(paper);
  expect(await look(logo, "background-color")).toBe(paper);
  expect(await grounds()).toEqual(
    before.map((ground) => (ground === "rgba(0, 0, 0, 0)" ? paper : ground)),
  );
  // Signs without a ground, light on the system's dark one.
  const network = page.getByRole("list", { name: "Social networks" }).locator("img").first();
  expect(await look(network, "background-color")).toBe("rgba(0, 0, 0, 0)");
  expect(await look(network, "filter")).toBe("invert(1)");
});

test("[GET-01] a disabled button differs from one that can be pressed by its edge, and in forced colours by the system's grey", async ({
  page,
}) => {
  await page.goto("/pricing");
  await started(page);
  const send = page.getByRole("button", { name: "Get price" });
  await send.scrollIntoViewIfNeeded();
  await expect(send).toBeDisabled();
  expect(await look(send, "border-top-style")).toBe("dashed");
  await page.emulateMedia({ forcedColors: "active" });
  const grey = await systemColour(page, "GrayText");
  expect(await look(send, "color")).toBe(grey);
  expect(await look(send, "border-top-color")).toBe(grey);
  await page.getByLabel("Your email").fill("anna@example.com");
  await expect(send).toBeEnabled();
  expect(await look(send, "border-top-style")).toBe("solid");
  expect(await look(send, "border-top-color")).not.toBe(grey);
});

test("in forced colours the header underlines the current page, and the panels of a phone have an edge", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/pricing");
  const current = page.getByRole("banner").locator("a[aria-current]:visible").first();
  expect(await look(current, "background-color", "::after")).toBe(
    await systemColour(page, "LinkText"),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/vacancies");
  for (const panel of ["#filter", "#site-menu"])
    expect(await look(page.locator(panel), "border-inline-start-style"), panel).toBe("solid");
});

test("[ART-02] the number of each section of the article is on one line", async ({ page }) => {
  await page.goto("/article/article-it-outsourcing");
  const heights = await page.locator("main h2").evaluateAll((all) =>
    all
      .map((heading) => getComputedStyle(heading, "::before"))
      .filter(({ content }) => content.includes("counter"))
      .map(({ height }) => height),
  );
  expect(heights.length).toBeGreaterThanOrEqual(10);
  expect(new Set(heights).size).toBe(1);
});

test("[CAR-06] [POST-03] the resume's dialog links the privacy policy", async ({ page }) => {
  for (const [path, button] of [
    ["/career", "Join us"],
    ["/career/411", "Send resume"],
  ] as const) {
    await page.goto(path);
    await started(page);
    await page.locator("[data-opens]").filter({ hasText: button }).first().click();
    const dialog = page.locator("dialog:modal");
    await expect(dialog.getByRole("link", { name: "privacy policy" })).toHaveAttribute(
      "href",
      "/privacy-policy",
    );
  }
});
