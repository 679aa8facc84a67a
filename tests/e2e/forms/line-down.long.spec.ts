/**
 * Connection or site fail while a visitor writes: every form shows the specified sentence (CON-07),
 * does not blame the captcha, keeps the text, and sends it after reconnection.
 */
import { expect, type Locator, type Page } from "@playwright/test";
import { answer, openSurvey } from "../client/survey-form.ts";
import { submissions } from "../hosts.ts";
import { loaded, started, test } from "../page-probes.ts";
import { contactForm, FAILURE, newAddress, PDF, SOLVING_MS } from "./contact-form.ts";

const ROBOT = /not a robot$|check did not work/i;
const WAITING = "Your message will be sent automatically when the connection is back.";
const VACANCY = "/vacancies/senior-react-engineer-harbour-ledger";
const MODAL = "Leave your contacts, and we will contact you";

interface Opened {
  root: Locator;
  send: Locator;
  email: Locator;
  /** `null`: none. */
  captcha: Locator | null;
}

const boxIn = (root: Locator): Locator => root.getByRole("checkbox", { name: "I am not a robot" });

async function openModal(page: Page): Promise<Locator> {
  await page.clock.install();
  await page.goto("/privacy-policy");
  await started(page);
  await page.clock.fastForward(11_000);
  for (const y of [300, 20, -20]) await page.mouse.move(300, y);
  const root = page.getByRole("dialog", { name: MODAL });
  await expect(root).toBeVisible();
  await page.clock.runFor(200);
  return root;
}

const FORMS = {
  async contact(page, email) {
    await page.goto("/");
    await started(page);
    const { root, send, captcha, ...fields } = contactForm(page);
    await loaded(root.locator("form"));
    await fields.name.fill("Anna Lindqvist");
    await fields.email.fill(email);
    await fields.message.fill("We build a harbour.");
    return { root, send, email: fields.email, captcha };
  },
  async resume(page, email) {
    await page.goto(VACANCY);
    await started(page);
    const root = page.locator("#resume-vacancy");
    await loaded(root);
    await root.getByLabel("Name").fill("Anna Lindqvist");
    await root.getByLabel("Email").fill(email);
    await root.getByLabel("Message").fill("I build tables.");
    await root.getByLabel("Resume").setInputFiles(PDF);
    const send = root.getByRole("button", { name: "Send resume" });
    return { root, send, email: root.getByLabel("Email"), captcha: boxIn(root) };
  },
  async survey(page, email) {
    const form = await openSurvey(page);
    await answer(form, email);
    return { root: form.root, send: form.send, email: form.email, captcha: form.captcha };
  },
  async "price request"(page, email) {
    await page.goto("/pricing");
    await started(page);
    const root = page.locator("#price-request");
    await loaded(root);
    await root.getByLabel("Your email").fill(email);
    const send = root.getByRole("button", { name: "Get price" });
    return { root, send, email: root.getByLabel("Your email"), captcha: null };
  },
  async modal(page, email) {
    const root = await openModal(page);
    await root.getByLabel("Name").fill("Anna Lindqvist");
    await root.getByLabel("Email").fill(email);
    await page.clock.resume();
    const send = root.getByRole("button", { name: "Send message" });
    return { root, send, email: root.getByLabel("Email"), captcha: boxIn(root) };
  },
} satisfies Record<string, (page: Page, email: string) => Promise<Opened>>;

const arrived = async (email: string): Promise<number> =>
  (await submissions()).filter(({ fields }) => Object.values(fields).includes(email)).length;

/** Like an unreachable site: challenges and posts get no response. */
const cut = (page: Page) =>
  page.route("**/*", (route) =>
    route.request().url().includes("/captcha/challenge") || route.request().method() === "POST"
      ? route.abort()
      : route.fallback(),
  );

/** Restores the connection after the page is left, which would send its message by itself. */
async function leavePage(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.unrouteAll();
}

for (const [name, open] of Object.entries(FORMS))
  test(`[CON-07] [RES-07] [SURV-09] offline, the ${name} shows the failure's words and is sent by itself once the line is back`, async ({
    page,
    context,
  }) => {
    const email = newAddress();
    const { root, send, captcha }: Opened = await open(page, email);
    await context.setOffline(true);
    if (captcha) {
      // Also before the box is ticked.
      await send.click();
      await expect(root.getByRole("alert").getByText(FAILURE)).toBeVisible();
      await captcha.check();
      await expect(root.getByText("Waiting…", { exact: true })).toBeVisible();
    }
    await send.click();
    await expect(root.getByRole("alert").getByText(FAILURE)).toBeVisible();
    await expect(root.getByText(WAITING)).toBeVisible();
    await expect(root.locator("p", { hasText: ROBOT })).toHaveCount(0);
    expect(await arrived(email)).toBe(0);
    await context.setOffline(false);
    await expect.poll(() => arrived(email), { timeout: SOLVING_MS }).toBe(1);
    await expect(root.getByText(WAITING)).toBeHidden();
    await expect(root.locator("p", { hasText: ROBOT })).toHaveCount(0);
  });

test("[CON-07] with the site down after the captcha was solved the words are shown each time, and what is edited is not sent by itself", async ({
  page,
}) => {
  const email = newAddress();
  const { root, send, captcha } = await FORMS.contact(page, email);
  await captcha.check();
  await expect(root.getByText("Checked", { exact: true })).toBeVisible({ timeout: SOLVING_MS });
  await cut(page);
  await send.click();
  await expect(root.getByRole("alert").getByText(FAILURE)).toBeVisible();
  await expect(root.getByText(WAITING)).toBeVisible();
  await send.click();
  await expect(root.getByRole("alert").getByText(FAILURE)).toBeVisible();
  await root.getByLabel("Phone").fill("+44 20 7946 0123");
  await expect(root.getByText(WAITING)).toBeHidden();
  await expect(root.locator("p", { hasText: ROBOT })).toHaveCount(0);
  await page.unrouteAll();
  await expect(root.getByText("Checked", { exact: true })).toBeVisible({ timeout: SOLVING_MS });
  expect(await arrived(email)).toBe(0);
  await send.click();
  await expect.poll(() => arrived(email)).toBe(1);
});

for (const name of ["contact", "resume", "survey", "price request"] as const)
  test(`[CON-07] the words of the ${name} that could not be sent are there after a reload`, async ({
    page,
  }) => {
    const email = newAddress();
    const { root, send, captcha, email: field }: Opened = await FORMS[name](page, email);
    await cut(page);
    await captcha?.check();
    await send.click();
    await expect(root.getByRole("alert").getByText(FAILURE)).toBeVisible();
    const address = page.url();
    await leavePage(page);
    await page.goto(address);
    await started(page);
    await loaded(root.locator("xpath=descendant-or-self::form"));
    await expect(field).toHaveValue(email);
  });

const LOSSES: Record<string, (page: Page) => Promise<unknown>> = {
  "the site is away": cut,
  "only the message is lost": (page) =>
    page.route("**/*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    ),
  "a proxy answers in the site's place": (page) =>
    page.route("**/*", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, body: "<h1>Internal Server Error</h1>" })
        : route.fallback(),
    ),
};

for (const [loss, lose] of Object.entries(LOSSES))
  test(`[CON-07] [SH-04] what could not be sent from the modal is in it when it is shown again, after a reload too: ${loss}`, async ({
    page,
  }) => {
    const email = newAddress();
    const { root, send, captcha } = await FORMS.modal(page, email);
    await lose(page);
    await captcha.check();
    await send.click();
    await expect(root.getByRole("alert").getByText(FAILURE)).toBeVisible();
    await leavePage(page);
    const again = await openModal(page);
    await expect(again.getByLabel("Email")).toHaveValue(email);
  });
