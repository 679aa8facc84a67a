import { expect } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { arrivedFrom, fill, newAddress, openForm, solve, THANKS } from "./contact-form.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";
import { test } from "../page-probes.ts";

const PORT = portAt(8);
const SITE = `http://127.0.0.1:${PORT}`;

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite(PORT, {
    SITE_URL: SITE,
    FORM_QUICKEST: "2s",
    CAPTCHA_WORK: "250",
    FORM_RATE_ADDRESS: "1/10m",
  });
});
test.afterAll(() => site?.stop());

test("a visitor faster than the time trap waits and is not refused; one over the rate limit learns when to return, with the text preserved", async ({
  page,
}) => {
  const email = newAddress();
  const form = await openForm(page, SITE);
  await fill(form, email);
  await solve(form);
  await form.send.click();
  await expect(form.root.getByText(THANKS)).toBeVisible();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);

  await fill(form, email);
  await solve(form);
  const refused = page.waitForResponse((response) => response.request().method() === "POST");
  await form.send.click();
  await expect(
    form.root
      .getByRole("alert")
      .getByText(
        "Too many messages were sent from your network in a short time. Please try again in 10 minutes or contact us by phone.",
      ),
  ).toBeVisible();
  expect([
    (await refused).status(),
    Number((await refused).headers()["retry-after"]) > 500,
  ]).toEqual([429, true]);
  await expect(form.message).toHaveValue("We build a harbour.\nWho could help?");
  // Longer than the 5 s of other messages, until the next attempt.
  await page.clock.install();
  await page.clock.runFor(20_000);
  await expect(form.root.getByRole("alert").getByText("in 10 minutes")).toBeVisible();
  await form.name.fill("");
  await form.send.click();
  await expect(form.root.getByText("in 10 minutes")).toBeHidden();
});
