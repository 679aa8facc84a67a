import { AxeBuilder } from "@axe-core/playwright";
import { POSTED } from "@meridian/contract/forms";
import { expect, type Page } from "@playwright/test";
import {
  arrivedFrom,
  DISGUISED,
  FAILURE,
  fill,
  newAddress,
  onDisk,
  openForm,
  PDF,
  PICTURE,
  solve,
  THANKS,
  TOO_LARGE_FILE,
  UNSOLVED,
  WRONG_FILE,
} from "./contact-form.ts";
import { test } from "../page-probes.ts";

const isPost = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === "POST");

test("[CON-01] [CON-02] [CON-03] [CON-04] [CON-05] the form before it is sent: its order by keyboard, what is missing, the address in small letters, and its file", async ({
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  const form = await openForm(page);
  await test.step("it is walked with the keyboard in its order, the honeypot never met", async () => {
    await form.name.focus();
    const privacy = form.root.getByRole("link", { name: "privacy policy" });
    const { email, phone, message, file, captcha, send } = form;
    for (const next of [email, phone, message, file, captcha, privacy, send]) {
      await page.keyboard.press("Tab");
      await expect(next).toBeFocused();
    }
  });
  await test.step("[CON-01] [CON-02] [CON-03] [CON-04] empty it names what is missing, next to each field, and sends nothing", async () => {
    await form.name.fill("   ");
    await form.send.click();
    await expect(form.name).toHaveAccessibleDescription("Fill out the name");
    await expect(form.email).toHaveAccessibleDescription("Fill out with valid email");
    await expect(form.message).toHaveAccessibleDescription("Fill out the message");
    await expect(form.captcha).toHaveAccessibleDescription(UNSOLVED);
    await expect(form.name).toBeFocused();
    await expect(form.phone).toHaveAccessibleDescription("");
    expect(posts).toEqual([]);

    await form.name.fill("Anna");
    await expect(form.root.getByText("Fill out the name")).toBeHidden();
    await form.email.fill("anna@");
    await expect(form.email).toHaveAccessibleDescription("Fill out with valid email");
    await form.email.fill("anna@example.photography");
    await expect(form.root.getByText("Fill out with valid email")).toBeHidden();
  });
  await test.step("[CON-02] the address becomes small letters as it is typed, and the caret stays", async () => {
    await form.email.fill("anna@example.com");
    await form.email.press("Home");
    await form.email.press("ArrowRight");
    await form.email.pressSequentially("XY");
    await expect(form.email).toHaveValue("axynna@example.com");
    await form.email.pressSequentially("z");
    await expect(form.email).toHaveValue("axyznna@example.com");
  });
  await test.step("[CON-05] a file of another kind is refused by name and by content, one that is too large by its size, and can be removed", async () => {
    await expect(form.file).toHaveAccessibleDescription(
      ".doc, .docx or .pdf, one file, up to 10Mb",
    );
    await form.file.setInputFiles(PICTURE);
    await expect(form.file).toHaveAccessibleDescription(new RegExp(`^${WRONG_FILE}`));
    await expect(form.root.getByText("holiday.gif")).toBeVisible();
    await form.root.getByRole("button", { name: "Remove" }).click();
    await expect(form.root.getByText("holiday.gif")).toBeHidden();
    await expect(form.root.getByText(WRONG_FILE)).toBeHidden();
    await form.file.setInputFiles(DISGUISED);
    await expect(form.root.getByText(WRONG_FILE)).toBeVisible();
    await form.file.setInputFiles(
      onDisk(
        "large.pdf",
        Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(11 * 1024 * 1024)]),
      ),
    );
    await expect(form.file).toHaveAccessibleDescription(new RegExp(`^${TOO_LARGE_FILE}`));
    await expect(form.root.getByText(WRONG_FILE)).toBeHidden();
    await form.file.setInputFiles(PDF);
    await expect(form.root.getByText(TOO_LARGE_FILE)).toBeHidden();
    await expect(form.root.getByText("requirements.pdf")).toBeVisible();
    await form.root.getByRole("button", { name: "Remove" }).click();
    await expect(form.root.getByText("requirements.pdf")).toBeHidden();
  });
  await test.step("[CON-05] the whole box is the field", async () => {
    await form.file.setInputFiles(PICTURE);
    const [box, input] = await Promise.all([
      form.root.getByText(PICTURE.name).locator("xpath=../../..").boundingBox(),
      form.file.boundingBox(),
    ]);
    expect(Math.round(((input?.width ?? 0) / (box?.width ?? 1)) * 10)).toBe(10);
  });
  expect(posts).toEqual([]);
});

const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);

test("[CON-06] [CON-08] a message with a PDF arrives trimmed at the host; the visitor is thanked for 5 s, the form is empty", async ({
  page,
}) => {
  const email = newAddress();
  await page.clock.install();
  const form = await openForm(page);
  await fill(form, email.toUpperCase());
  await form.file.setInputFiles(PDF);
  await solve(form);
  await stopClock(page);
  await form.send.click();
  await expect(form.root.getByText(THANKS)).toBeVisible();
  for (const field of [form.name, form.email, form.phone, form.message])
    await expect(field).toHaveValue("");
  await expect(form.root.getByText("requirements.pdf")).toBeHidden();
  await expect(form.captcha).not.toBeChecked();
  await page.clock.fastForward(4000);
  await expect(form.root.getByText(THANKS)).toBeVisible();
  await page.clock.fastForward(1100);
  await expect(form.root.getByText(THANKS)).toBeHidden();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]).toMatchObject({
    call: "contactForm",
    fields: {
      fullname: "Anna Lindqvist",
      email,
      phone: "+44 20 7946 0123",
      description: expect.stringMatching(/^We build a harbour\.\r?\nWho could help\?$/),
    },
    files: [{ field: "file-type", name: "requirements.pdf", size: PDF.buffer.length }],
  });
});

const FAILURES = {
  "a network that fails": null,
  "a thank-you outside 2xx": {
    status: 500,
    json: { status: "sent", message: "Thank you", errors: {} },
  },
  "a page in place of the answer": { status: 200, body: "<h1>Hello</h1>" },
};

test(`[CON-07] [CON-09] ${Object.keys(FAILURES).join(", ")}: a failure, shown for 5 s, everything preserved, and a second attempt sends it once`, async ({
  page,
}) => {
  await page.clock.install();
  const form = await openForm(page);
  for (const [what, answer] of Object.entries(FAILURES))
    await test.step(what, async () => {
      const email = newAddress();
      await fill(form, email);
      await form.file.setInputFiles(PDF);
      await solve(form);
      await page.route("**/*", (route) =>
        route.request().method() !== "POST"
          ? route.fallback()
          : answer
            ? route.fulfill(answer)
            : route.abort(),
      );
      await stopClock(page);
      await form.send.click();
      await expect(form.root.getByRole("alert").getByText(FAILURE)).toBeVisible();
      await page.clock.fastForward(4000);
      await expect(form.root.getByText(FAILURE)).toBeVisible();
      await page.clock.fastForward(1100);
      await expect(form.root.getByText(FAILURE)).toBeHidden();
      await expect(form.name).toHaveValue("  Anna Lindqvist ");
      await expect(form.message).toHaveValue("We build a harbour.\nWho could help?");
      await expect(form.root.getByText("requirements.pdf")).toBeVisible();

      await page.clock.resume();
      await page.unrouteAll();
      await solve(form);
      await form.send.click();
      await expect(form.root.getByText(THANKS)).toBeVisible();
      await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
    });
});

test(
  "one form after another, each of them another message: the server's own words, a filled honeypot, a lost reply, a double click",
  { tag: "@long" },
  async ({ page }) => {
    const form = await openForm(page);
    await test.step("the server's errors show at their fields, the rest is preserved", async () => {
      await fill(form, newAddress());
      await solve(form);
      await page.route("**/*", (route) =>
        route.request().method() === "POST"
          ? route.fulfill({
              status: 422,
              json: {
                status: "invalid",
                message: "",
                errors: { email: "Fill out with valid email" },
              },
            })
          : route.fallback(),
      );
      await form.send.click();
      await expect(form.email).toHaveAccessibleDescription("Fill out with valid email");
      await expect(form.email).toBeFocused();
      await expect(form.message).toHaveValue("We build a harbour.\nWho could help?");
      await page.unrouteAll();
    });
    await test.step("[CON-11] a filled honeypot is accepted, flagged, and not counted as sent", async () => {
      const email = newAddress();
      await page.evaluate(() =>
        addEventListener("form-step", ({ detail }: CustomEventInit<{ step: string }>) => {
          document.body.dataset.steps = `${document.body.dataset.steps ?? ""} ${detail?.step}`;
        }),
      );
      await fill(form, email);
      await solve(form);
      const honeypot = form.root.locator(`input[name=${POSTED.trap}]`);
      await honeypot.evaluate((input: HTMLInputElement) => (input.value = "http://spam.example"));
      const [response] = await Promise.all([isPost(page), form.send.click()]);
      expect(response.status()).toBe(200);
      await expect(form.root.getByText(THANKS)).toBeVisible();
      await expect
        .poll(() => arrivedFrom(email))
        .toMatchObject([{ source: { suspicious: "hidden-field" } }]);
      expect(await page.evaluate(() => document.body.dataset.steps ?? "")).not.toContain("sent");
      await honeypot.evaluate((input: HTMLInputElement) => (input.value = ""));
    });
    await test.step("a lost reply is requested again under the same key: one message arrives", async () => {
      const email = newAddress();
      await fill(form, email);
      await solve(form);
      let posts = 0;
      await page.route("**/*", async (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        posts += 1;
        const response = await route.fetch();
        return posts === 1 ? route.abort() : route.fulfill({ response });
      });
      await form.send.click();
      await expect(form.root.getByText(THANKS)).toBeVisible();
      expect(posts).toBe(2);
      await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
      await page.unrouteAll();
    });
    await test.step("a double click, and Enter on top of it, send one message", async () => {
      const email = newAddress();
      await fill(form, email);
      await solve(form);
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      let posts = 0;
      await page.route("**/*", async (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        posts += 1;
        await held;
        return route.continue();
      });
      await form.send.dblclick();
      await expect(form.send).toHaveAttribute("aria-busy", "true");
      await form.email.press("Enter");
      release();
      await expect(form.name).toHaveValue("");
      await expect(form.root.getByText(THANKS)).toBeVisible();
      await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
      expect(posts).toBe(1);
    });
  },
);

test(
  "the form has no accessibility fault, empty, wrong and thanked",
  { tag: "@long" },
  async ({ page }) => {
    const faults = async () =>
      (await new AxeBuilder({ page }).include("#contact-form").analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
      );
    const form = await openForm(page);
    expect(await faults()).toEqual([]);
    await form.file.setInputFiles(PICTURE);
    await form.send.click();
    await expect(form.name).toBeFocused();
    expect(await faults()).toEqual([]);
    await form.file.setInputFiles([]);
    await fill(form, newAddress());
    await solve(form);
    await form.send.click();
    await expect(form.root.getByText(THANKS)).toBeVisible();
    expect(await faults()).toEqual([]);
  },
);
