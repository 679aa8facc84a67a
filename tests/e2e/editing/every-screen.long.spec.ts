/**
 * Every screen of the admin's menu, of a host with the demo content, checked by axe in a theme from
 * its first paint and on a phone: each list with its trash, a form of each kind with all its tabs,
 * an empty one, each single page, and the account. `npm test -- every-screen`: it takes many minutes.
 */
import { expect, test, type Page } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { ADMIN, PASSWORD, startOwnCms, type OwnCms } from "./own-cms.ts";
import { faultsNow, faultsOfPage } from "./screens.ts";

const AUTHOR = "cleo@example.com";
const RECRUITER = "dan@example.com";
const TRASHED = ["blog-posts", "services", "vacancies"];

let cms: OwnCms;
// Its own: the lists have records in the trash, and the inbox a message.
test.beforeAll(async () => {
  test.setTimeout(300_000);
  cms = await startOwnCms("every-screen", portAt(100), { SEED_DEMO: "1" });
  for (const [email, role] of [
    [AUTHOR, "author"],
    [RECRUITER, "recruiter"],
  ])
    await cms.post("/users", { email, role, password: PASSWORD, currentPassword: PASSWORD });
  for (const kind of TRASHED) {
    const { doc } = await cms.post(`/${kind}?draft=true`, { title: "Gone", slug: "gone" });
    await cms.patch(`/${kind}/${doc.id}?draft=true`, { deletedAt: new Date().toISOString() });
  }
  await cms.post("/blog-posts?draft=true", { title: "Hers", slug: "hers" }, AUTHOR);
  await cms.send("resumeForm", {
    fullname: "Every Lindgren",
    email: "every.lindgren@example.com",
    description: "I would like to join.",
    vacancy: "QA engineer",
    _variant: "join",
    _idempotency_key: "key-every-screen",
  });
});
test.afterAll(() => cms?.stop());

/** Addresses in the menu: collections and pages that the user may open. */
async function menuOf(page: Page): Promise<string[]> {
  await page.goto(`${cms.url}/admin`);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  const links = page.locator(".nav a[href*='/admin/']");
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  return [...new Set(all.filter((address) => address !== null))];
}

async function faultsOfTabs(page: Page, address: string): Promise<string[]> {
  const found = await faultsOfPage(page, cms.url + address);
  const tabs = page.locator(".tabs-field__tab-button");
  for (const tab of await tabs.all()) {
    const name = await tab.innerText();
    await tab.click();
    found.push(...(await faultsNow(page)).map((fault) => `${address}, ${name}: ${fault}`));
  }
  return found;
}

/** Of a list: the first record, an empty form if the user may create one, and the trash. */
async function formsOf(page: Page, list: string): Promise<string[]> {
  const hrefOf = async (links: string): Promise<string[]> => {
    const first = page.locator(links).first();
    const href = (await first.count()) > 0 ? await first.getAttribute("href") : null;
    return href ? [href] : [];
  };
  return [
    ...(await hrefOf(`.table tbody a[href^='${list}/']`)),
    ...(await hrefOf(`a[href^='${list}/create']`)),
    ...(await hrefOf(`a[href^='${list}/trash']`)),
  ];
}

for (const [role, email, theme, most] of [
  ["an admin", ADMIN, "light", 30],
  ["an admin", ADMIN, "dark", 30],
  ["an author", AUTHOR, "dark", 15],
  ["a recruiter", RECRUITER, "light", 4],
] as const)
  test(
    `each screen of ${role} in the ${theme} theme has names for all it holds, and contrast`,
    {
      tag: "@named",
    },
    async ({ page }) => {
      // About a hundred screens and tabs.
      test.setTimeout(1_800_000);
      await cms.logIn(page, email);
      await page.context().addCookies([{ name: "payload-theme", value: theme, url: cms.url }]);
      const found = await faultsOfPage(page, `${cms.url}/admin`);
      await expect(page.locator(`html[data-theme=${theme}]`)).toHaveCount(1);
      let screens = 0;
      for (const address of [...(await menuOf(page)), "/admin/account"]) {
        screens += 1;
        if (!address.includes("/collections/")) {
          found.push(...(await faultsOfTabs(page, address)));
          continue;
        }
        found.push(...(await faultsOfPage(page, cms.url + address)));
        for (const form of await formsOf(page, address)) {
          screens += 1;
          found.push(...(await faultsOfTabs(page, form)));
        }
      }
      expect(screens).toBeGreaterThan(most);
      expect(found).toEqual([]);
    },
  );
