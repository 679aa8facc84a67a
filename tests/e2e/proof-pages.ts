/** What the specs of clients, case studies and services do alike. */
import type { Page } from "@playwright/test";
import { contactForm, openForm } from "./contact-form.ts";
import { alive, faults } from "./page-probes.ts";

/** Sends the page's contact form as it is, empty, and reads what it complains of. */
export async function emptyFormErrors(page: Page): Promise<string[]> {
  const { root, send } = contactForm(page);
  await openForm(page, page.url());
  await send.click();
  await root.getByText("Fill out the name").waitFor();
  const wrong = root.locator('[aria-invalid="true"]');
  const messages = await wrong.evaluateAll((fields) => fields.map((field) => document.getElementById(field.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "")?.textContent ?? ""));
  return messages.filter((message) => message.startsWith("Fill out"));
}

/** axe's faults on a page at a width, all of it laid out and nothing moving. */
export async function faultsAt(page: Page, path: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await alive(page);
  await page.evaluate(() => (document.documentElement.dataset.laidOut = ""));
  return faults(page);
}
