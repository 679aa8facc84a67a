import { randomUUID } from "node:crypto";
import { POSTED } from "@meridian/contract/forms";
import { expect, test } from "@playwright/test";
import {
  answerQuestion,
  arrivedFrom,
  contactForm,
  FAILURE,
  fill,
  newAddress,
  onDisk,
  PDF,
  PICTURE,
  QUESTION,
  setKey,
  THANKS,
  TOO_LARGE_FILE,
  TOO_MANY_FILES,
  WRONG_FILE,
} from "../forms/contact-form.ts";
import { purge } from "../hosts.ts";

// All visitors of a cached page get the same question; each test needs an unused one.
test.beforeEach(() => purge(["home"]));

test("[SH-10] [CON-06] [CON-08] without script the form posts with its file, and the page thanks, on a phone too", async ({
  page,
}) => {
  const email = newAddress();
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto("/");
  const form = contactForm(page);
  await expect(form.captcha).toBeHidden();
  await fill(form, email);
  await form.file.setInputFiles(PDF);
  await answerQuestion(page);
  await form.send.click();
  await expect(page.getByText(THANKS)).toBeInViewport();
  await expect(contactForm(page).name).toHaveValue("");
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]).toMatchObject({
    fields: { fullname: "Anna Lindqvist", email, phone: "+44 20 7946 0123" },
    files: [{ field: "file-type", name: PDF.name, size: PDF.buffer.length }],
  });
});

test(
  "[SH-10] without script the same post again, as by a reload of the answer, is thanked for and sends nothing new",
  { tag: "@long" },
  async ({ page }) => {
    const email = newAddress();
    await page.goto("/");
    await fill(contactForm(page), email);
    await answerQuestion(page);
    const [request] = await Promise.all([
      page.waitForRequest((found) => found.method() === "POST"),
      contactForm(page).send.click(),
    ]);
    await expect(page.getByText(THANKS)).toBeVisible();
    const again = await page.request.post(request.url(), {
      data: request.postDataBuffer() ?? Buffer.alloc(0),
      headers: { "content-type": (await request.headerValue("content-type")) ?? "" },
    });
    expect([again.status(), await again.text()]).toEqual([200, expect.stringContaining(THANKS)]);
    await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  },
);

test("[SH-10] [CON-01] [CON-02] [CON-03] [CON-04] without script each error shows at its field, and typed text stays", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto("/");
  const form = contactForm(page);
  await form.send.click();
  await expect(form.name).toHaveAccessibleDescription("Fill out the name");
  await expect(form.email).toHaveAccessibleDescription("Fill out with valid email");
  await expect(form.message).toHaveAccessibleDescription("Fill out the message");

  await fill(form, email);
  await form.file.setInputFiles(PDF);
  await form.root.getByLabel(QUESTION).fill("many");
  await form.send.click();
  await expect(form.root.getByLabel(QUESTION)).toHaveAccessibleDescription(
    "Please answer the question",
  );
  await expect(form.email).toHaveValue(email);
  await expect(form.message).toHaveValue("We build a harbour.\nWho could help?");
  await expect(form.root.getByText("Please choose the file again: requirements.pdf")).toBeVisible();
  expect(await arrivedFrom(email)).toEqual([]);

  await answerQuestion(page);
  await form.send.click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
});

test(
  "[SH-10] [CON-05] without script the field reports a wrong file",
  { tag: "@long" },
  async ({ page }) => {
    const email = newAddress();
    await page.goto("/");
    const form = contactForm(page);
    await fill(form, email);
    await form.file.setInputFiles(PICTURE);
    await answerQuestion(page);
    await form.send.click();
    await expect(form.file).toHaveAccessibleDescription(new RegExp(`^${WRONG_FILE}`));
    await expect(form.name).toHaveValue("Anna Lindqvist");
    expect(await arrivedFrom(email)).toEqual([]);
  },
);

test(
  "[SH-10] [CON-05] without script the field reports a file over the limit, the fields preserved",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/");
    const form = contactForm(page);
    await fill(form, newAddress());
    await form.file.setInputFiles(onDisk("large.pdf", Buffer.alloc(12 * 1024 * 1024, "%PDF-1.7 ")));
    await answerQuestion(page);
    const [response] = await Promise.all([
      page.waitForResponse((found) => found.request().method() === "POST"),
      form.send.click(),
    ]);
    expect(response.status()).toBe(413);
    await expect(form.file).toHaveAccessibleDescription(new RegExp(`^${TOO_LARGE_FILE}`));
    await expect(form.name).toHaveValue("Anna Lindqvist");
  },
);

test(
  "[SH-10] [CON-05] without script two files, as from an older page, get the message that one is allowed; nothing is sent, the fields are preserved",
  { tag: "@long" },
  async ({ page }) => {
    const email = newAddress();
    await page.goto("/");
    const form = contactForm(page);
    await fill(form, email);
    await expect(form.file).toHaveJSProperty("multiple", false);
    await form.file.evaluate((input: HTMLInputElement) => (input.multiple = true));
    await form.file.setInputFiles([PDF, { ...PDF, name: "second.pdf" }]);
    await answerQuestion(page);
    await form.send.click();
    await expect(form.file).toHaveAccessibleDescription(
      new RegExp(`^${TOO_MANY_FILES}.*requirements.pdf, second.pdf.*one file`),
    );
    await expect(form.name).toHaveValue("Anna Lindqvist");
    await expect(form.message).toHaveValue("We build a harbour.\nWho could help?");
    expect(await arrivedFrom(email)).toEqual([]);
  },
);

test("[SH-10] [CON-07] [CON-11] without script a filled honeypot is accepted; a failure shows its text and preserves the fields", async ({
  page,
}) => {
  const [first, second] = [newAddress(), newAddress()];
  const key = randomUUID();
  await page.goto("/");
  const form = contactForm(page);
  await fill(form, first);
  await form.root
    .locator(`input[name=${POSTED.trap}]`)
    .evaluate((input: HTMLInputElement) => (input.value = "x"));
  await setKey(form.root, key);
  await answerQuestion(page);
  await form.send.click();
  await expect(page.getByText(THANKS)).toBeInViewport();
  await expect
    .poll(() => arrivedFrom(first))
    .toMatchObject([{ source: { suspicious: "hidden-field" } }]);
  await fill(form, second);
  await setKey(form.root, key);
  await answerQuestion(page);
  await form.send.click();
  await expect(page.getByText(FAILURE)).toBeInViewport();
  await expect(form.message).toHaveValue("We build a harbour.\nWho could help?");
  expect(await arrivedFrom(second)).toEqual([]);
});

test(
  "[SH-10] a question that another visitor has spent is refused, and a new one is offered with the fields preserved",
  { tag: "@long" },
  async ({ page, context }) => {
    const [first, second] = [newAddress(), newAddress()];
    const other = await context.newPage();
    const html = await (await page.goto("/"))?.text();
    // Two visitors of one cached page get the same question.
    await other.route("**/", (route) =>
      route.request().method() === "GET"
        ? route.fulfill({ contentType: "text/html", body: html })
        : route.fallback(),
    );
    await other.goto("/");
    for (const [tab, email] of [
      [page, first],
      [other, second],
    ] as const) {
      await fill(contactForm(tab), email);
      await answerQuestion(tab);
      await contactForm(tab).send.click();
    }
    await expect(page.getByText(THANKS)).toBeVisible();
    await expect(other.locator("#contact-form").getByLabel(QUESTION)).toHaveAccessibleDescription(
      "Please answer this new question",
    );
    await expect(contactForm(other).email).toHaveValue(second);
    await answerQuestion(other);
    await contactForm(other).send.click();
    await expect(other.getByText(THANKS)).toBeVisible();
    await expect.poll(() => arrivedFrom(second)).toHaveLength(1);
  },
);
