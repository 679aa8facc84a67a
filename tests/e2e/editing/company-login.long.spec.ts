/** A session of the company's login ends while an editor is writing; on a host with that login. */
import { expect, test } from "@playwright/test";
import { CLIENT, openCompany, type Company } from "../../../apps/cms/src/testing/company.ts";
import { portAt } from "../../ports.ts";
import { startOwnCms, type OwnCms } from "./own-cms.ts";

const CMS = `http://127.0.0.1:${portAt(101)}`;
let company: Company;
let cms: OwnCms;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  company = await openCompany(`${CMS}/cms/api/oidc/callback`);
  company.accounts.set("nina", {
    email: "nina@example.com",
    email_verified: true,
    name: "Nina",
    groups: ["marketing"],
  });
  company.person = "nina";
  cms = await startOwnCms("company", portAt(101), {
    OIDC_ISSUER: company.issuer,
    OIDC_CLIENT_ID: CLIENT.clientId,
    OIDC_CLIENT_SECRET: CLIENT.clientSecret,
    OIDC_ROLES: "marketing=editor",
  });
});
test.afterAll(async () => {
  await cms?.stop();
  await company?.close();
});

test("[EDIT-05] the company's login opens in another window; the form continues by itself, with what was typed", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const data = { title: "Ends", slug: "ends", order: 1, _status: "published" };
  const { id } = (await cms.post("/case-studies", data)).doc;
  await page.goto(`${cms.url}/admin/login`);
  await page.getByRole("link", { name: "Log in with the company account" }).click();
  await page.waitForURL(/\/admin\/?$/);
  await page.goto(`${cms.url}/admin/collections/case-studies/${id}`);
  await expect(page.getByRole("button", { name: "Publish changes" })).toBeVisible();
  await expect(page.getByRole("button", { name: "More actions" })).toBeVisible();

  await context.clearCookies({ name: "payload-token" });
  await page.locator("#field-shortDescription").fill("Typed after the end");
  const dialog = page.getByRole("dialog", { name: "Your login has ended" });
  await expect(dialog).toBeVisible();
  const link = dialog.getByRole("link", { name: /^Log in with the company account/ });
  const [other] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect(other.getByRole("heading", { name: "You are logged in" })).toBeVisible();
  await expect(other.getByText("Go back to the window with your text")).toBeVisible();

  await expect(dialog).toBeHidden();
  await expect(page.locator("#field-shortDescription")).toHaveValue("Typed after the end");
  await expect
    .poll(async () => {
      const draft = await cms.get<{ shortDescription?: string }>(
        `/case-studies/${id}?draft=true&depth=0`,
      );
      return draft.shortDescription;
    })
    .toBe("Typed after the end");
  await expect(page.getByRole("alert").filter({ hasText: "Not saved." })).toBeHidden();
});
