import { expect } from "@playwright/test";
import { started, complaints, standsUnderHeader, test } from "../page-probes.ts";

const LINKS = [
  ["Our solutions", "/#solutionSection"],
  ["Services", "/#services"],
  ["Success Stories", "/case-studies"],
  ["Pricing", "/pricing"],
  ["Company", "/#company"],
  ["Career", "/career"],
] as const;
const PAPER = "rgb(252, 252, 250)";
const UNKNOWN = "/nothing-at-these-coordinates";

test("[NAV-01] [NAV-02] [NAV-05] [NAV-06] [FOOT-01] [FOOT-02] [FOOT-03] [FOOT-04] header and footer of the home page, by keyboard and by eye", async ({
  page,
}) => {
  await page.goto("/");
  await test.step("the keyboard meets the skip link first, then the notice, then everything in the header in its order", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    // The two of the cookie notice (keyboard-and-colours.long.spec.ts).
    for (const _ of ["Privacy policy", "OK"]) await page.keyboard.press("Tab");
    const header = page.getByRole("banner");
    const links = LINKS.map(([label]) => label);
    for (const name of ["Meridian, home", ...links, "Find on this site", "Contact Us"]) {
      await page.keyboard.press("Tab");
      // A group of the demo's menu.
      const control =
        name === "Company"
          ? header.locator("summary", { hasText: name }).first()
          : header.getByRole(name.startsWith("Find") ? "button" : "link", { name, exact: true });
      await expect(control).toBeFocused();
    }
  });
  await test.step("the header leads to the solutions, services, stories, company and career", async () => {
    const header = page.getByRole("banner");
    for (const [name, href] of [...LINKS, ["Blog", "/blog"], ["Vacancies", "/vacancies"]] as const)
      await expect(
        header.getByRole("link", { name, exact: true, includeHidden: true }).first(),
      ).toHaveAttribute("href", href);
  });
  await test.step("the footer has its columns, links and no drafts", async () => {
    const footer = page.getByRole("contentinfo");
    const columns = "Services, Expertise, Success Stories, Company, Languages, Technologies";
    for (const name of columns.split(", "))
      await expect(footer.getByRole("navigation", { name })).toBeVisible();
    await expect(footer.getByRole("link", { name: "R&D partnership" })).toHaveAttribute(
      "href",
      "/services/rd-partnership",
    );
    await expect(footer.getByRole("link", { name: "Go", exact: true })).toHaveAttribute(
      "href",
      "/technologies-golang",
    );
    await expect(footer.getByRole("link", { name: "Rust" })).toHaveCount(0);
    await expect(footer.getByRole("link", { name: "Flutter" })).toHaveCount(0);
  });
  await test.step("the footer has the address, the social links and the copyright", async () => {
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "hello@example.com" })).toHaveAttribute(
      "href",
      "mailto:hello@example.com",
    );
    for (const network of ["facebook", "linkedin", "behance", "instagram"])
      await expect(footer.getByRole("link", { name: `Meridian on ${network}` })).toHaveAttribute(
        "href",
        `https://example.com/?profile=${network}`,
      );
    await expect(footer.getByText("© 2014–2026 Meridian.")).toBeVisible();
  });
  await test.step("the header lies clear over the first screen, takes its paper once scrolled", async () => {
    const ground = () =>
      page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor);
    await expect.poll(ground).toBe("rgba(0, 0, 0, 0)");
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await expect.poll(ground).toBe(PAPER);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(ground).toBe("rgba(0, 0, 0, 0)");
  });
  await started(page);
  await test.step("Contact Us scrolls smoothly to the form on the page", async () => {
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe("smooth");
    await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
    await standsUnderHeader(page.locator("#contact-form"));
    await expect(page).toHaveURL("/#contact-form");
  });
  await test.step("the current page is marked", async () => {
    const link = (name: string) => page.getByRole("banner").getByRole("link", { name });
    await expect(link("Meridian, home")).toHaveAttribute("aria-current", "page");
    await link("Career").click();
    await expect(link("Career")).toHaveAttribute("aria-current", "page");
    await expect(link("Services")).not.toHaveAttribute("aria-current");
  });
});

test("[NAV-01] [NAV-02] [HOME-12] from a page without them a header link shows the home page at its section, and Contact Us at its form", async ({
  page,
}) => {
  const found = complaints(page);
  await page.goto(UNKNOWN);
  await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/#services");
  await standsUnderHeader(page.locator("#services"));
  expect(found.filter((text) => !text.includes("404"))).toEqual([]);
  await page.goto(UNKNOWN);
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/#contact-form");
  await standsUnderHeader(page.locator("#contact-form"));
});

test("[NAV-05] a browser without scroll timelines gets the scrolled style too", async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto("/");
  await started(page);
  await expect(page.getByRole("banner")).not.toHaveAttribute("data-scrolled");
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
});

test("[NAV-06] the skip link brings the focus to the page, before its script has started and after", async ({
  page,
}) => {
  for (const wait of [async () => undefined, () => started(page)]) {
    await page.goto("/");
    await wait();
    await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  }
});

test("[FOOT-05] the notice goes with OK and stays away, on this page and the next", async ({
  page,
}) => {
  await page.goto("/");
  const notice = page.getByRole("dialog", { name: "Cookie notice" });
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "OK" }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await started(page);
  await expect(notice).toBeHidden();
  await page.goto(UNKNOWN);
  await expect(notice).toBeHidden();
});

test("[FOOT-05] [NAV-04] before the page's script has started, OK is remembered and a menu item closes the menu", async ({
  page,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("dialog", { name: "Cookie notice" })).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Services" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  await standsUnderHeader(page.locator("#services"));
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Cookie notice" })).toBeHidden();
});

test("[SH-05] a page on its way for more than 150 ms is covered by LOADING, the header stays in reach; a quick one is not, nor one that comes back", async ({
  page,
}) => {
  // Playwright cannot inspect a page during unload, so the page passes its overlay's state to the
  // next one.
  await page.addInitScript(() => {
    let pressed = 0;
    addEventListener("click", () => (pressed = performance.now()), true);
    addEventListener("pagehide", () =>
      sessionStorage.setItem("left-after", String(performance.now() - pressed)),
    );
    const at = (x: number, y: number, selector: string): boolean =>
      document.elementFromPoint(x, y)?.closest(selector) !== null;
    addEventListener("DOMContentLoaded", () => {
      const overlay = document.querySelector<HTMLElement>("[data-loading]");
      if (overlay)
        new MutationObserver(
          () =>
            overlay.hidden ||
            sessionStorage.setItem(
              "covered",
              JSON.stringify({
                after: performance.now() - pressed,
                middle: at(innerWidth / 2, innerHeight / 2, "[data-loading]"),
                header: at(innerWidth / 2, 30, "header"),
                words: overlay.querySelector("[role=img]")?.ariaLabel,
              }),
            ),
        ).observe(overlay, { attributes: true });
    });
  });
  const covered = async () =>
    JSON.parse((await page.evaluate(() => sessionStorage.getItem("covered"))) ?? "null") as {
      after: number;
    } | null;
  const loading = page.getByRole("img", { name: "LOADING" });
  await page.goto("/");
  await started(page);
  await page.getByRole("banner").getByRole("link", { name: "Career" }).click();
  await page.waitForURL("/career");
  await started(page);
  // On a busy machine even a fast page may take longer; only then it is covered.
  const leftAfter = Number(await page.evaluate(() => sessionStorage.getItem("left-after")));
  expect(leftAfter).toBeGreaterThan(0);
  expect((await covered()) === null || leftAfter >= 150, `left after ${leftAfter} ms`).toBe(true);
  await page.evaluate(() => sessionStorage.removeItem("covered"));
  await page.route("**/vacancies", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.fallback();
  });
  // By keyboard: a hovering pointer would prefetch the page, and there would be no overlay.
  await page.getByRole("main").getByRole("link", { name: "All Jobs" }).first().press("Enter");
  await page.waitForURL("/vacancies");
  await expect(loading).toBeHidden();
  expect(await covered()).toMatchObject({ middle: true, header: true, words: "LOADING" });
  expect((await covered())?.after).toBeGreaterThanOrEqual(150);
  // And before the page was left, possibly later than the response on a busy machine.
  const left = Number(await page.evaluate(() => sessionStorage.getItem("left-after")));
  expect((await covered())?.after).toBeLessThan(left);
  await page.goBack();
  await expect(page).toHaveURL("/career");
  await expect(loading).toBeHidden();
});

test("[SH-07] [SH-08] [NAV-05] the head comes with the server's HTML and changes with the page; an inner page has its header on paper, and each page is announced once to visit counters", async ({
  page,
  request,
  baseURL,
}) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain("<title>Dedicated Remote Engineering Teams | Meridian</title>");
  expect(html).toMatch(/<meta name="description" content="[^"]{60,}"/);
  expect(html).toMatch(/<meta name="keywords" content="[^"]+"/);
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/"`);
  expect(html).toContain(`<meta property="og:url" content="${baseURL}/"`);
  expect(html).toMatch(new RegExp(`<meta property="og:image" content="${baseURL}/pictures/[^"]+"`));
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');

  await page.addInitScript(() => {
    const views: string[] = [];
    Object.assign(window, { views });
    addEventListener("page-view", (event) =>
      views.push((event as CustomEvent<{ path: string }>).detail.path),
    );
  });
  const views = () => page.evaluate(() => (window as unknown as { views: string[] }).views);
  await page.goto(UNKNOWN);
  await expect
    .poll(() =>
      page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor),
    )
    .toBe(PAPER);
  await expect(page).toHaveTitle("Oooops, something went wrong");
  await expect.poll(views).toEqual([UNKNOWN]);
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect.poll(views).toEqual(["/"]);
  await expect(page).toHaveTitle("Dedicated Remote Engineering Teams | Meridian");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/`);
});

test("[SH-08] a service worker of an older site is unregistered", async ({ page, context }) => {
  await context.route("**/old-worker.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "self.addEventListener('install', () => self.skipWaiting())",
    }),
  );
  // Not on a page of the site, which does not let text become a worker (Trusted Types).
  await page.goto("/robots.txt");
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.evaluate(() => navigator.serviceWorker.register("/old-worker.js"));
  expect(await registrations()).toBe(1);
  await page.goto(UNKNOWN);
  await expect.poll(registrations).toBe(0);
});

test(
  "a word of eighty letters breaks in any heading, rather than run off the page at 320 px",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of ["/", "/career", "/vacancies/senior-react-engineer-harbour-ledger"]) {
      await page.goto(path);
      const beyond = await page.evaluate(() => {
        const headings = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)")].filter(
          (heading) =>
            heading.checkVisibility() && !heading.closest("[aria-roledescription=carousel]"),
        );
        for (const heading of headings) heading.append(` ${"Abcdefgh".repeat(10)}`);
        return {
          looked: headings.length,
          beyond: headings
            // Tiles to swipe may be outside the window, but no word overflows its tile.
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map((heading) => heading.outerHTML.slice(0, 100)),
        };
      });
      expect(beyond.looked).toBeGreaterThan(2);
      expect(beyond.beyond).toEqual([]);
    }
  },
);
