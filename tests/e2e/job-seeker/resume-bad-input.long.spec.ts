/** What may be sent in place of a resume, on a separate host and site. */
import { expect, type Locator, type Page } from "@playwright/test";
import { goodFiles, hostileFiles } from "../../faults/files/hostile.ts";
import {
  newAddress,
  onDisk,
  PDF,
  SOLVING_MS,
  TOO_LARGE_FILE,
  WRONG_FILE,
} from "../forms/contact-form.ts";
import { ownHost } from "../own-site.ts";
import { started, test } from "../page-probes.ts";

const SLUG = "senior-react-engineer-harbour-ledger";
const MB = 1024 * 1024;
const { host, url: SITE } = ownHost(18);

test.use({ baseURL: SITE });

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const padded = (bytes: number): Buffer =>
  Buffer.concat([PDF.buffer, Buffer.alloc(bytes - PDF.buffer.length, "x")]);
const pdf = (name: string, buffer: Buffer = PDF.buffer): Upload => ({
  name,
  mimeType: "application/pdf",
  buffer,
});
/** By `what`; an unknown one would send an accepted PDF and fail the test. */
const made = (files: { what: string; bytes: Buffer }[], what: string, name: string): Upload =>
  pdf(name, files.find((file) => file.what === what)?.bytes);
const form = (page: Page): Locator => page.locator("#resume-vacancy");
const arrived = (email: string) => host.submissions.filter(({ fields }) => fields.email === email);

async function fill(page: Page, email: string): Promise<void> {
  await form(page).getByLabel("Name").fill("Anna Lindqvist");
  await form(page).getByLabel("Email").fill(email);
  await form(page).getByLabel("Message").fill("I build tables.");
}

async function open(page: Page, email: string): Promise<void> {
  await page.goto(`/vacancies/${SLUG}`);
  await started(page);
  await fill(page, email);
}

async function send(page: Page): Promise<void> {
  await form(page).getByRole("checkbox", { name: "I am not a robot" }).check();
  await expect(form(page).getByText("Checked", { exact: true })).toBeVisible({
    timeout: SOLVING_MS,
  });
  await form(page).getByRole("button", { name: "Send resume" }).click();
}

async function isThanked(page: Page): Promise<void> {
  const thanks = page.getByRole("dialog", { name: "Thank you for your application" });
  await expect(thanks).toBeVisible({ timeout: 30_000 });
  await thanks.getByRole("button", { name: "OK" }).click();
}

test("[RES-02] the page refuses at once: no file, a program, a program called PDF, nothing in it, a byte too many", async ({
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await open(page, newAddress());
  const wrong = form(page).getByText(WRONG_FILE);
  await form(page).getByRole("button", { name: "Send resume" }).click();
  await expect(wrong).toBeVisible();
  for (const [name, bytes] of [
    ["cv.exe", PDF.buffer],
    ["cv.pdf", Buffer.from("MZ\u0090 a program")],
    ["cv.pdf", Buffer.alloc(0)],
    ["tour.mp4", Buffer.alloc(10 * MB + 1)],
    ["cv.pdf.lnk", PDF.buffer],
    ["cv", PDF.buffer],
  ] as const) {
    await form(page).getByLabel("Resume").setInputFiles(PDF);
    await expect(wrong).toBeHidden();
    await form(page).getByLabel("Resume").setInputFiles(onDisk(name, bytes));
    await expect(wrong, `${name}, ${bytes.length} bytes`).toBeVisible();
  }
  await form(page)
    .getByLabel("Resume")
    .setInputFiles(onDisk("cv.pdf", padded(10 * MB + 1)));
  await expect(form(page).getByText(TOO_LARGE_FILE)).toBeVisible();
  await expect(wrong).toBeHidden();
  await form(page).getByRole("button", { name: "Send resume" }).click();
  await expect(form(page).getByLabel("Resume")).toBeFocused();
  expect(posts).toEqual([]);
});

test("[RES-02] the server refuses what only it can see, at the file's field with the reason, and preserves all that was written", async ({
  page,
}) => {
  const email = newAddress();
  await open(page, email);
  for (const [file, reason] of [
    [made(hostileFiles(), "cv.pdf: a PDF that is a zip archive too", "cv.pdf"), WRONG_FILE],
    [
      made(hostileFiles(), "cv.docx: a macro project", "cv.docx"),
      "This document has macros. Save it as .pdf, or as .docx without macros",
    ],
  ] as const) {
    await form(page).getByLabel("Resume").setInputFiles(file);
    await expect(form(page).getByText(reason)).toBeHidden();
    await send(page);
    await expect(form(page).getByText(reason)).toBeVisible();
    await expect(form(page).getByText(file.name)).toBeVisible();
    await expect(form(page).getByLabel("Message")).toHaveValue("I build tables.");
  }
  expect(arrived(email)).toEqual([]);
});

test("[RES-02] the page names an RTF file before it is sent, and a .docx named .doc arrives as .docx", async ({
  page,
}) => {
  const email = newAddress();
  await open(page, email);
  await form(page)
    .getByLabel("Resume")
    .setInputFiles(onDisk("cv.doc", Buffer.from("{\\rtf1 hello}")));
  await expect(form(page).getByText("This is an RTF file. Save it as .docx or .pdf")).toBeVisible();
  await form(page)
    .getByLabel("Resume")
    .setInputFiles(made(goodFiles(), "a .docx named .doc", "cv.doc"));
  await expect(form(page).getByText("This is an RTF file.")).toBeHidden();
  await send(page);
  await isThanked(page);
  await expect.poll(() => arrived(email).length).toBe(1);
  expect(arrived(email)[0]?.files.map(({ name }) => name)).toEqual(["cv.docx"]);
});

test("[RES-02] an encrypted PDF is accepted, so is one of exactly 10 MB, and a monstrous name arrives tame", async ({
  page,
}) => {
  const email = newAddress();
  await open(page, email);
  await form(page)
    .getByLabel("Resume")
    .setInputFiles(made(goodFiles(), "an encrypted PDF", "locked.pdf"));
  await send(page);
  await isThanked(page);
  await expect.poll(() => arrived(email).length).toBe(1);
  expect(arrived(email)[0]?.files.map(({ name }) => name)).toEqual(["locked.pdf"]);

  const monstrous = newAddress();
  await fill(page, monstrous);
  // Browsers remove folders from names; a forged post may not.
  const name = `..\u2215..\\..\u202Efdp.exe ${"long ".repeat(60)}.pdf`;
  await form(page)
    .getByLabel("Resume")
    .setInputFiles(onDisk("cv.pdf", padded(10 * MB)));
  await form(page)
    .getByLabel("Resume")
    .evaluate((input: HTMLInputElement, called) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([...(input.files ?? [])], called, { type: "application/pdf" }));
      input.files = chosen.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }, name);
  await expect(form(page).getByText(WRONG_FILE)).toBeHidden();
  expect(await form(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(
    true,
  );
  await send(page);
  await isThanked(page);
  await expect.poll(() => arrived(monstrous).length).toBe(1);
  const [file] = arrived(monstrous)[0]?.files ?? [];
  expect(file?.bytes.length).toBe(10 * MB);
  expect([...(file?.name ?? "")].length).toBeLessThanOrEqual(120);
  expect(file?.name).toMatch(/^[^/\\\p{Cc}\p{Cf}]+\.pdf$/u);
});
