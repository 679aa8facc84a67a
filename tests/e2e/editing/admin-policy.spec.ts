/** The built admin under its own policy: scripts by nonce alone. */
import { expect, test } from "@playwright/test";
import { observatory } from "../../observatory.ts";
import { portAt } from "../../ports.ts";
import { startOwnCms, type OwnCms } from "./own-cms.ts";

let cms: OwnCms;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  cms = await startOwnCms("admin-policy", portAt(83));
});
test.afterAll(() => cms?.stop());

/** As behind nginx, which says HSTS for it (tests/deploy/observatory.test.ts). */
async function scoreOf(path: string) {
  const answer = await fetch(cms.url + path, { redirect: "manual" });
  const headers = Object.fromEntries(answer.headers);
  const { score } = observatory({ ...headers, "strict-transport-security": "max-age=31536000" });
  return { status: answer.status, score, policy: headers["content-security-policy"] ?? "" };
}

test("[SEC-10] the admin runs with no inline script but those of its nonce, which is another each time", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/services/create`);
  await page.getByLabel("Title", { exact: false }).first().fill("Teams");
  expect(refused).toEqual([]);
  const scripts = page.locator("script:not([src])");
  expect(await scripts.count()).toBeGreaterThan(0);
  expect(
    await scripts.evaluateAll((all) =>
      all.filter((script) => script.nonce === "").map((script) => script.outerHTML.slice(0, 200)),
    ),
  ).toEqual([]);
  const [first, second] = [await scoreOf("/admin/login"), await scoreOf("/admin/login")];
  expect(first.policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/);
  expect(first.policy).not.toBe(second.policy);
});

test("[SEC-10] the Observatory gives A+ to all that the admin answers; its pages lose what their inline styles cost", async () => {
  for (const path of ["/admin/login", "/admin/nothing", "/admin"])
    expect((await scoreOf(path)).score, path).toBe(120);
  for (const path of ["/cms/api/users/me", "/cms/api/nothing", "/nothing", "/api/nothing", "/"])
    expect((await scoreOf(path)).score, path).toBe(130);
});
