/** Navigation by the browser: prefetching, focus, scroll position, page transitions. */
import { expect } from "@playwright/test";
import { complaints, readDown, boxAtRest, started, test } from "../page-probes.ts";

const technology = "/technologies-java";
const heading = "Java engineers for systems that must be right to the cent";

test("a page is fetched ahead when the pointer rests on its link, and not before; none with a query", async ({
  page,
  baseURL,
}) => {
  const browser = await page.context().newCDPSession(page);
  const ahead: string[] = [];
  browser.on(
    "Preload.prefetchStatusUpdated",
    ({ prefetchUrl, status }) => status === "Ready" && ahead.push(prefetchUrl),
  );
  await browser.send("Preload.enable");
  await page.goto("/");
  await started(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Java", exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(ahead).toEqual([]);
  await link.hover();
  await expect.poll(() => ahead).toEqual([`${baseURL}${technology}`]);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
});

test("[NAV-06] a new page begins at its beginning: its title, its top, and the way past the header as the first stop", async ({
  page,
}) => {
  await page.goto("/");
  await started(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Java", exact: true })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle("Java Developers for Dedicated Teams | Meridian");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test("a link to a section of another page leads there, and the next stop is in that section", async ({
  page,
}) => {
  await page.goto(technology);
  await started(page);
  await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/#services");
  await expect(page.getByRole("heading", { name: "What the teams do" })).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.locator("#services").locator(":focus")).toHaveCount(1);
});

const LINKS_ON_THE_PAGE = [
  { path: "/", within: "banner", link: "Services", fragment: "#services" },
  { path: "/", within: "banner", link: "Contact Us", fragment: "#contact-form" },
  { path: technology, within: "main", link: "Contact Us", fragment: "#contact-form" },
  {
    path: "/vacancies/senior-react-engineer-harbour-ledger",
    within: "main",
    link: "Send resume",
    fragment: "#resume-form",
  },
] as const;

for (const { path, within, link, fragment } of LINKS_ON_THE_PAGE)
  test(`[NAV-06] by keyboard, "${link}" on ${path} takes the focus along: the next Tab is past ${fragment}, the one back before it`, async ({
    page,
  }) => {
    await page.goto(path);
    await started(page);
    // The second time the address is the same.
    for (const time of ["once", "again"]) {
      const place = page.getByRole(within).getByRole("link", { name: link, exact: true }).first();
      await place.focus();
      // A scroll still in progress would continue after that of Enter.
      await boxAtRest(place);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(path + fragment);
      await page.keyboard.press("Tab");
      const first = page
        .locator(
          `${fragment} :is(a[href], button, input, textarea, select, summary):not([tabindex="-1"], [type=hidden])`,
        )
        .locator("visible=true")
        .first();
      await expect(first, time).toBeFocused();
      await expect(first, time).toBeInViewport();
    }
  });

test("a step back returns to where the page was left, a step on begins at the top", async ({
  page,
}) => {
  const found = complaints(page);
  await page.goto("/");
  await started(page);
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
  expect(found).toEqual([]);
});

for (const [motion, isMoved] of [
  ["no-preference", true],
  ["reduce", false],
] as const)
  test(`a change of page ${isMoved ? "is a view transition" : "is none for who wants stillness"} (${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() =>
      addEventListener("pagereveal", (event) =>
        Object.assign(window, {
          moved: (event as unknown as { viewTransition: unknown }).viewTransition !== null,
        }),
      ),
    );
    await page.goto(technology);
    await started(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Fintech" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Fintech" })).toBeVisible();
    // The page may be read before the browser has reported it.
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { moved?: boolean }).moved))
      .toBe(isMoved);
  });
