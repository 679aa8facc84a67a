/**
 * Screens of each role, of a host with the demo content, checked by axe in a theme from its first
 * paint and on a phone: each list and page of an admin's menu in German and in the dark, each page and a form of each
 * list in the light, and what editors, authors, translators and recruiters see differently.
 */
import { expect, test, type Page } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { ADMIN, EDITOR, PASSWORD, startOwnCms, type OwnCms } from "./own-cms.ts";
import { faultsOfPage } from "./screens.ts";

const AUTHOR = "cleo@example.com";
const RECRUITER = "dan@example.com";
const TRANSLATOR = "eva@example.com";
/** In German, whose words are longer. */
const GERMAN = "greta@example.com";
const TRASHED = ["blog-posts", "services", "vacancies"];

let cms: OwnCms;
// Its own: the lists have records in the trash, and the inbox a message.
test.beforeAll(async () => {
  test.setTimeout(300_000);
  cms = await startOwnCms("every-screen", portAt(100), { SEED_DEMO: "1" });
  for (const [email, role] of [
    [AUTHOR, "author"],
    [RECRUITER, "recruiter"],
    [TRANSLATOR, "translator"],
    [GERMAN, "admin"],
  ])
    await cms.post("/users", {
      email,
      role,
      password: PASSWORD,
      currentPassword: PASSWORD,
      ...(role === "translator" && { languages: ["de"] }),
      ...(email === GERMAN && { language: "de" }),
    });
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
  const isScreen = (address: string | null): address is string =>
    address !== null && !address.endsWith("/logout");
  return [...new Set(all.filter(isScreen))];
}

/** The first record of a list, or a new one. Only the host writes erasures; there are none. */
async function formOf(page: Page, list: string): Promise<string[]> {
  await page.goto(cms.url + list);
  await expect(page.getByRole("main").first()).toBeVisible();
  const links = [`.table tbody a[href^='${list}/']`, `a[href^='${list}/create']`];
  for (const link of links.map((found) => page.locator(found).first())) {
    const href = (await link.count()) > 0 ? await link.getAttribute("href") : null;
    if (href) return [href];
  }
  return [];
}

const LISTS = "/admin/collections/";
const formsOf = async (page: Page, lists: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const list of lists) found.push(...(await formOf(page, list)));
  return found;
};

interface Walk {
  who: string;
  email: string;
  theme: "light" | "dark";
  screens: (page: Page) => Promise<string[]>;
  /** At least so many screens. */
  least: number;
}

const WALKS: Walk[] = [
  {
    who: "each list and page of an admin in German",
    email: GERMAN,
    theme: "dark",
    screens: async (page) => [
      ...(await menuOf(page)),
      ...TRASHED.map((kind) => `${LISTS}${kind}/trash`),
      "/admin/board?of=leads",
      "/admin/applications",
      "/admin/sources",
      "/admin/account",
    ],
    least: 40,
  },
  {
    who: "each page, and a form of each list, of an admin",
    email: ADMIN,
    theme: "light",
    screens: async (page) => {
      const menu = await menuOf(page);
      const lists = menu.filter((address) => address.startsWith(LISTS));
      return [
        ...menu.filter((address) => address.includes("/globals/")),
        ...(await formsOf(page, lists)),
        // A condition of one's own is the last of the chips.
        `${LISTS}blog-posts?where[or][0][and][0][title][contains]=office`,
      ];
    },
    least: 30,
  },
  {
    who: "what an editor sees",
    email: EDITOR,
    theme: "dark",
    screens: async (page) => ["/admin", ...(await formsOf(page, [`${LISTS}blog-posts`]))],
    least: 2,
  },
  {
    who: "what an author sees",
    email: AUTHOR,
    theme: "dark",
    screens: async (page) => [
      "/admin",
      `${LISTS}blog-posts`,
      `${LISTS}vacancies`,
      ...(await formsOf(page, [`${LISTS}blog-posts`, `${LISTS}vacancies`])),
      "/admin/account",
    ],
    least: 6,
  },
  {
    who: "what a translator sees",
    email: TRANSLATOR,
    theme: "light",
    screens: async (page) => [
      "/admin",
      `${LISTS}translations`,
      `${LISTS}translations?language=de`,
      ...(await formsOf(page, [`${LISTS}translations`])),
      "/admin/account",
    ],
    least: 4,
  },
  {
    who: "what a recruiter sees",
    email: RECRUITER,
    theme: "dark",
    screens: async (page) => [
      "/admin",
      ...(await menuOf(page)),
      ...(await formsOf(page, [`${LISTS}submissions`, `${LISTS}vacancies`])),
      "/admin/board",
      "/admin/applications",
    ],
    least: 8,
  },
];

for (const { who, email, theme, screens, least } of WALKS)
  test(`${who} in the ${theme} theme has names for all it holds, and contrast`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    await cms.logIn(page, email);
    await page.context().addCookies([{ name: "payload-theme", value: theme, url: cms.url }]);
    const addresses = await screens(page);
    expect(addresses.length).toBeGreaterThanOrEqual(least);
    const found: string[] = [];
    for (const address of addresses) found.push(...(await faultsOfPage(page, cms.url + address)));
    await expect(page.locator(`html[data-theme=${theme}]`)).toHaveCount(1);
    expect(found).toEqual([]);
  });
