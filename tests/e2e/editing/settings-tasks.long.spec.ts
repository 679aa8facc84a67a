/** The settings by task: found by a word, changed, and on the site; a city chosen from the list. */
import { expect, type Page } from "@playwright/test";
import { expectNoFaults } from "../page-probes.ts";
import type { OwnCms } from "./own-cms.ts";
import { autosaved, test } from "./shared-cms.ts";

interface Sent {
  contact?: { phones?: { phone?: string }[] };
  geography?: { offices?: object[] };
}
const shown = async (cms: OwnCms): Promise<Sent> =>
  (await (await fetch(`${cms.url}/api/meridian/v1/settings`)).json()) as Sent;

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByText("Updated successfully")).toBeVisible();
}

test.beforeEach(async ({ page, cms }) => {
  await cms.post("/globals/site-settings", {
    _status: "published",
    contact: {
      phones: [
        { region: "North", phone: "+47 1" },
        { region: "South", phone: "+39 2" },
      ],
    },
    geography: { regions: [], clientCities: [], offices: [] },
  });
  await cms.logIn(page, "ben@example.com");
});

test("[EDIT-40] a phone number: found by the search at the top, its result pressed, typed, published", async ({
  page,
  cms,
}) => {
  await page.goto(`${cms.url}/admin`);
  const everywhere = page.getByRole("searchbox", { name: "Search everywhere" }).first();
  await everywhere.fill("phone number");
  await everywhere.press("Enter");
  const found = page.getByRole("region", { name: "Settings", exact: true });
  await found.getByRole("link", { name: "Phone number", exact: true }).click();
  const field = page.getByLabel("Phone number", { exact: true }).first();
  await expect(field).toBeFocused();
  const saved = autosaved(page, "+47 99");
  await field.fill("+47 99");
  await saved;
  await publish(page);
  await expect
    .poll(async () => (await shown(cms)).contact?.phones?.map(({ phone }) => phone))
    .toEqual(["+47 99", "+39 2"]);
});

test("[EDIT-40] all tasks with their states; the search of the settings opens a folded field in its row, keeps what was typed, and says what to do without a result", async ({
  page,
  cms,
}) => {
  await page.goto(`${cms.url}/admin/globals/site-settings`);
  const tasks = page.getByRole("navigation", { name: "Settings", exact: true });
  await expect(tasks.getByRole("link", { name: /^Company and contact/ })).toContainText(
    "2 phone numbers · no offices",
  );
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFaults(page, ".settings", `${width} px`);
  }
  const search = page.getByRole("searchbox", { name: "Find a setting" });
  await search.fill("zebra");
  await expect(page.getByText("Nothing found. Try one word")).toBeVisible();
  await search.fill("phone south");
  await tasks.getByRole("link", { name: /^Phone number.*South/ }).click();
  const second = page.locator("#field-contact__phones__1__phone");
  await expect(second).toBeFocused();
  await second.fill("+39 typed");
  // A folded part of another task.
  await search.fill("currency");
  await search.press("Enter");
  await expect(page.locator("#field-pricing__calculator__currency")).toBeFocused();
  await expect(page).toHaveURL(/\?task=pages-and-menu#field-pricing__calculator__currency$/);
  await page.goBack();
  await expect(second).toHaveValue("+39 typed");
  await expect(page.getByRole("link", { name: /^Open the page with: Contact$/ })).toBeVisible();
});

test("[EDIT-41] an office's city is chosen from the list by its own name: degrees and time zone reach the site", async ({
  page,
  cms,
}) => {
  await page.goto(`${cms.url}/admin/globals/site-settings?task=company-and-contact`);
  await page.getByRole("button", { name: "Add Office" }).click();
  const row = page.locator("#geography-offices-row-0");
  const find = row.getByRole("searchbox", { name: "Find the city" });
  await find.fill("munchen");
  const cities = row.getByRole("list", { name: "Cities" });
  const saved = autosaved(page);
  await cities.getByRole("button", { name: /^München, Germany/ }).click();
  await saved;
  await expect(row.getByText("On the map at 48.14° north, 11.58° east.")).toBeVisible();
  await expect(row.getByLabel("Time zone")).toHaveValue("Europe/Berlin");
  await publish(page);
  await expect
    .poll(async () => (await shown(cms)).geography?.offices)
    .toMatchObject([
      { city: "München", latitude: 48.14, longitude: 11.58, timeZone: "Europe/Berlin" },
    ]);
});
