import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { ENGLISH } from "@meridian/messages/language";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { submissions, type Submission } from "../hosts.ts";
import { noteSent } from "../run-folder.ts";
import { answerQuestion as answerTo } from "../../../packages/intake/src/tests/answer-question.ts";

export const FAILURE =
  "Unfortunately, message wasn't sent. Please try to send it again or contact us by phone.";
export const THANKS = "Thank you for getting in touch!";
export const WRONG_FILE = "Please add file with correct file format";
export const TOO_LARGE_FILE = "Please add a file of up to 10Mb";
export const TOO_MANY_FILES = "Please add one file only";
export const UNSOLVED = "Please confirm that you are not a robot";

export const PDF = {
  name: "requirements.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n% what we need\n"),
};
export const PICTURE = {
  name: "holiday.gif",
  mimeType: "image/gif",
  buffer: Buffer.from("GIF89a"),
};
export const DISGUISED = {
  name: "resume.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("MZ\u0090 a program"),
};

/** The path of a large file: from disk the browser takes it at once, from memory in ten seconds. */
export function onDisk(name: string, bytes: Buffer): string {
  const path = test.info().outputPath("files", name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return path;
}

const VISITOR = {
  name: "Anna Lindqvist",
  phone: "+44 20 7946 0123",
  message: "We build a harbour.\nWho could help?",
};

export interface ContactForm {
  root: Locator;
  name: Locator;
  email: Locator;
  phone: Locator;
  message: Locator;
  file: Locator;
  captcha: Locator;
  send: Locator;
}

/** `t`: the page's words. */
export function contactForm(page: Page, t = ENGLISH.t): ContactForm {
  const root = page.locator("#contact-form");
  return {
    root,
    name: root.getByLabel(t("contact.name")),
    email: root.getByLabel(t("contact.email")),
    phone: root.getByLabel(t("contact.phone")),
    message: root.getByLabel(t("contact.message"), { exact: true }),
    file: root.getByLabel(t("contact.attachment")),
    captcha: root.getByRole("checkbox", { name: t("form.captchaTick") }),
    send: root.getByRole("button", { name: t("contact.send") }),
  };
}

/** Unique, to identify what arrived. */
export function newAddress(): string {
  const address = `visitor-${randomUUID().slice(0, 8)}@example.com`;
  noteSent([
    address,
    VISITOR.name,
    VISITOR.phone,
    VISITOR.message,
    PDF.name,
    PICTURE.name,
    DISGUISED.name,
  ]);
  return address;
}

/** Opens the page and waits until the form has script: an address in capitals gets lower case. */
export async function openForm(page: Page, path = "/"): Promise<ContactForm> {
  await page.goto(path);
  const form = contactForm(page);
  await expect(async () => {
    await form.email.fill("AWAKE");
    await expect(form.email).toHaveValue("awake", { timeout: 300 });
  }).toPass();
  await form.email.fill("");
  return form;
}

export async function fill(form: ContactForm, email: string): Promise<void> {
  await form.name.fill(`  ${VISITOR.name} `);
  await form.email.fill(email);
  await form.phone.fill(VISITOR.phone);
  await form.message.fill(VISITOR.message);
}

/** The proof of work takes under two seconds on two free cores, longer on a busy machine. */
export const SOLVING_MS = 60_000;

export async function solve(form: ContactForm, t = ENGLISH.t): Promise<void> {
  await form.captcha.check();
  await expect(form.root.getByText(t("form.captchaChecked"), { exact: true })).toBeVisible({
    timeout: SOLVING_MS,
  });
}

/** Without script: the key of the next post. One that another message has used is refused. */
export const setKey = (form: Locator, key: string): Promise<void> =>
  form.evaluate((element: HTMLElement, value) => {
    const input = Object.assign(document.createElement("input"), { type: "hidden", value });
    input.name = "key";
    (element.querySelector("form") ?? element).append(input);
  }, key);

export const arrivedFrom = async (email: string): Promise<Submission[]> =>
  (await submissions()).filter(({ fields }) => fields.email === email);

/** The beginnings of all text questions. */
export const QUESTION = /^(What is|Which number|How many)/;
/** Answers like a person. `form`: the part of the page with the question. */
export async function answerQuestion(
  page: Page,
  form: Locator = page.locator("#contact-form"),
): Promise<void> {
  const label = (await form.locator("label").filter({ hasText: QUESTION }).textContent()) ?? "";
  await form.getByLabel(QUESTION).fill(answerTo(label));
}
