/** From page to page without a reload: what is fetched ahead, where focus and scroll are, what is said. */
import { expect } from "@playwright/test";
import { alive, complaints, readDown, test } from "./page-probes.ts";

const technology = "/technologies-java";
const heading = "Java engineers for systems that must be right to the cent";

test("a page is fetched ahead when the pointer rests on its link, and not before", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && asked.push(new URL(request.url()).pathname));
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Java", exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await link.hover();
  await expect.poll(() => asked).toContain(`${technology}.data`);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
});

test("[NAV-01] a page is shown with its styles in force, however late they come", async ({ page }) => {
  await page.goto(technology);
  await alive(page);
  const late = Promise.withResolvers<void>();
  await page.route(/\/assets\/(clients|home)-.*\.css$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  const came = page.waitForResponse((response) => response.url().includes(".data"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Clients and partners" }).click();
  await came;
  await expect(page.getByRole("img", { name: "LOADING" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  late.resolve();
  await page.waitForURL("**/clients");
  const unstyled = await page.evaluate(() => [...document.styleSheets].filter(({ href, cssRules }) => href?.includes("/clients-") && cssRules.length > 0).length);
  expect(unstyled).toBeGreaterThan(0);
});

test("the focus goes to the new page's heading, and the page is announced; the first page is not", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  const announced = page.getByRole("status").filter({ hasText: "Java" });
  await expect(announced).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Java", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(announced).toHaveText("Java Developers for Dedicated Teams | Meridian");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: "Contact Us" })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveAttribute("tabindex");
});

test("a link to a section of another page puts the focus on that section's heading", async ({ page }) => {
  await page.goto(technology);
  await alive(page);
  await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
  await expect(page.getByRole("heading", { name: "What the teams do" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "What the teams do" })).toBeInViewport();
});

const LINKS_ON_THE_PAGE = [
  { path: "/", within: "banner", link: "Services", fragment: "#services" },
  { path: "/", within: "banner", link: "Contact Us", fragment: "#contact-form" },
  { path: technology, within: "main", link: "Contact Us", fragment: "#contact-form" },
  { path: "/vacancies/senior-react-engineer-harbour-ledger", within: "main", link: "Send resume", fragment: "#resume-form" },
] as const;

for (const { path, within, link, fragment } of LINKS_ON_THE_PAGE)
  test(`[NAV-06] by keyboard, "${link}" on ${path} takes the focus along: the next Tab is past ${fragment}, the one back before it`, async ({ page }) => {
    await page.goto(path);
    await alive(page);
    // Twice: the second time the address is the same.
    for (const time of ["once", "again"]) {
      await page.getByRole(within).getByRole("link", { name: link, exact: true }).first().focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(path + fragment);
      await page.keyboard.press("Tab");
      const first = page.locator(`${fragment} :is(a[href], button, input, textarea, select, summary):not([tabindex="-1"], [type=hidden])`).locator("visible=true").first();
      await expect(first, time).toBeFocused();
      await expect(first, time).toBeInViewport();
    }
  });

test("a step back returns to where the page was left, a step on begins at the top", async ({ page }) => {
  const found = complaints(page);
  await page.goto("/");
  await alive(page);
  await readDown(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Fintech" });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(2000);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Fintech" })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(left - 120);
  // React Router preloads the sheets of a page it comes back to, though they are there already: a wasted look into the cache, no fault.
  expect(found.filter((text) => !text.includes("link preload"))).toEqual([]);
});

test("a change of page is a view transition, a walk on the page is none", async ({ page }) => {
  await page.addInitScript(() => {
    const started = document.startViewTransition?.bind(document);
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = (update) => {
      (window as unknown as { transitions: number }).transitions++;
      return started(update as ViewTransitionUpdateCallback);
    };
  });
  const transitions = () => page.evaluate(() => (window as unknown as { transitions: number }).transitions);
  await page.goto(technology);
  await alive(page);
  await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL(`${technology}#contact-form`);
  expect(await transitions()).toBe(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Fintech" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fintech" })).toBeVisible();
  expect(await transitions()).toBe(1);
});
