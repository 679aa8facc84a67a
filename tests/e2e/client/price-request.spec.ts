import { expect, type Page } from "@playwright/test";
import { TEAM } from "./calculator.ts";
import { contactForm, FAILURE, newAddress, SOLVING_MS, THANKS } from "../forms/contact-form.ts";
import { submissions, type Submission } from "../hosts.ts";
import { started, loaded, faults, test } from "../page-probes.ts";

const WRONG = "Please enter a valid email address";

async function open(page: Page, query = "") {
  await page.goto(`/pricing${query}`);
  await started(page);
  const root = page.locator("#price-request");
  await loaded(root);
  return {
    root,
    email: root.getByLabel("Your email"),
    send: root.getByRole("button", { name: "Get price" }),
  };
}

const requestsOf = async (email: string): Promise<Submission[]> =>
  (await submissions()).filter(({ fields }) => fields["your-email"] === email);

test("[GET-01] the field's messages before anything is sent", async ({ page }) => {
  const { root, email, send } = await open(page);
  await test.step("the button is shut while the field is empty and until the address is valid", async () => {
    await expect(send).toBeDisabled();
    await email.pressSequentially("anna@");
    await expect(send).toBeDisabled();
    await expect(root.getByText(WRONG)).toBeVisible();
    await expect(email).toHaveAccessibleDescription(WRONG);
    await email.pressSequentially("example.com");
    await expect(send).toBeEnabled();
    await expect(root.getByText(WRONG)).toHaveCount(0);
    await email.fill("");
    await expect(send).toBeDisabled();
    await email.blur();
    await expect(root.getByText(WRONG)).toHaveCount(0);
  });
  await test.step("leaving the field and Enter show at once what is wrong, and the words stay until it is right", async () => {
    await email.fill("anna");
    await email.press("Enter");
    await expect(root.getByText(WRONG)).toBeVisible({ timeout: 1000 });
    await email.pressSequentially("@exa");
    await expect(root.getByText(WRONG)).toBeVisible();
    await email.fill("");
    await expect(root.getByText(WRONG)).toHaveCount(0);
    await email.fill("anna");
    await expect(root.getByText(WRONG)).toHaveCount(0);
    await email.blur();
    await expect(root.getByText(WRONG)).toBeVisible({ timeout: 1000 });
    expect(await faults(page)).toEqual([]);
  });
});

test("[GET-01] one request after another: a double click, the line broken, the captcha away", async ({
  page,
}) => {
  const { root, email, send } = await open(page);
  await test.step("the address alone is sent, trimmed and in small letters, once for two presses, and the visitor is thanked", async () => {
    const address = newAddress();
    await email.fill(`  ${address.toUpperCase()} `);
    await send.dblclick();
    await expect(root.getByText(THANKS)).toBeVisible({ timeout: SOLVING_MS });
    await expect(email).toHaveValue("");
    await expect(email).toBeFocused();
    await expect(send).toBeDisabled();
    await expect.poll(() => requestsOf(address)).toHaveLength(1);
    const [{ call, fields } = { call: "", fields: {} }] = await requestsOf(address);
    expect([call, fields]).toEqual(["priceRequestForm", { "your-email": address }]);
  });
  await test.step("a failure is shown and the address preserved; the next attempt sends it", async () => {
    const address = newAddress();
    await page.route("**/pricing*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await email.fill(address);
    await send.click();
    await expect(root.getByText(FAILURE)).toBeVisible({ timeout: SOLVING_MS });
    await expect(email).toHaveValue(address);
    await page.unroute("**/pricing*");
    await expect(send).toBeEnabled();
    await send.click();
    await expect(root.getByText(THANKS)).toBeVisible({ timeout: SOLVING_MS });
    await expect.poll(() => requestsOf(address)).toHaveLength(1);
  });
  await test.step("a captcha that cannot be fetched is a failure like others, and the next press sends it", async () => {
    const address = newAddress();
    await page.route("**/captcha/challenge", (route) => route.abort());
    await email.fill(address);
    await send.click();
    await expect(root.getByRole("alert").getByText(FAILURE)).toBeVisible();
    await page.unroute("**/captcha/challenge");
    await send.click();
    await expect(root.getByText(THANKS)).toBeVisible({ timeout: SOLVING_MS });
    await expect.poll(() => requestsOf(address)).toHaveLength(1);
  });
});

test("[GET-01] what was typed before the page's script started opens the button", async ({
  page,
}) => {
  await page.goto("/pricing");
  await page.getByLabel("Your email").fill("anna@example.com");
  await started(page);
  await expect(page.getByRole("button", { name: "Get price" })).toBeEnabled();
});

test("[GET-01] [CALC-10] Send me this leads to the form, the team goes with the address, and is in the contact form's message", async ({
  page,
  baseURL,
}) => {
  const { root, email, send } = await open(page, `?${TEAM}`);
  const { message } = contactForm(page);
  await expect(message).toHaveValue("");
  await page.getByRole("link", { name: "Send me this" }).click();
  await expect(email).toBeFocused();
  await expect(email).toBeInViewport();
  await expect(
    root.getByText("Your team is included: 6 people, $723,600 saved per year."),
  ).toBeVisible();
  const words = [
    "2 × Senior React: average cost in EE $84,000, cost in California $235,200, saving $302,400",
    "3 × Middle Node.js: average cost in EE $70,800, cost in California $187,200, saving $349,200",
    "1 × Junior PHP: average cost in EE $54,000, cost in California $126,000, saving $72,000",
    "TOTAL SAVE: $723,600 per year",
    `${baseURL}/pricing?${TEAM}`,
  ].join("\n");
  await loaded(message);
  await expect(message).toHaveValue(words);
  const address = newAddress();
  await email.fill(address);
  await send.click();
  await expect(root.getByText(THANKS)).toBeVisible({ timeout: SOLVING_MS });
  await expect.poll(() => requestsOf(address)).toHaveLength(1);
  expect((await requestsOf(address))[0]?.fields.team?.replaceAll("\r\n", "\n")).toBe(words);
});

test(
  "[CALC-10] the message follows the team until the visitor writes, then it is theirs",
  { tag: "@long" },
  async ({ page }) => {
    await open(page, `?${TEAM}&send=1`);
    const { message } = contactForm(page);
    await page.getByRole("button", { name: "Delete Junior PHP" }).click();
    await loaded(message);
    await expect(message).toHaveValue(/^2 × Senior React[^]*TOTAL SAVE: \$651,600 per year/);
    await message.fill("My own words");
    await page.getByRole("button", { name: "Delete Middle Node.js" }).click();
    await expect(page.locator("#calculator tfoot td")).toHaveText("$302,400 per year");
    await expect(message).toHaveValue("My own words");
  },
);

test(
  "[GET-01] who leaves while it is sent finds a site that goes on",
  { tag: "@long" },
  async ({ page }) => {
    const { email, send } = await open(page);
    await page.route("**/pricing", async (route) =>
      route.request().method() === "POST" ? undefined : route.continue(),
    );
    await email.fill(newAddress());
    await send.click();
    await expect(send).toHaveAttribute("aria-busy", "true");
    await page.getByRole("banner").getByRole("link", { name: "Career" }).click();
    await expect(page).toHaveURL("/career");
    await page.goBack();
    await expect(send).not.toHaveAttribute("aria-busy");
    await email.fill(newAddress());
    await expect(send).toBeEnabled();
  },
);
