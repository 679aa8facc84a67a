import type { Page } from "@playwright/test";
import { contactForm } from "../forms/contact-form.ts";
import { started } from "../page-probes.ts";

/** Sends the empty contact form and returns its errors. */
export async function emptyFormErrors(page: Page): Promise<string[]> {
  const { root, send } = contactForm(page);
  await started(page);
  await send.click();
  await root.getByText("Fill out the name").waitFor();
  const wrong = root.locator('[aria-invalid="true"]');
  const messages = await wrong.evaluateAll((fields) =>
    fields.map(
      (field) =>
        document.getElementById(field.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "")
          ?.textContent ?? "",
    ),
  );
  return messages.filter((message) => message.startsWith("Fill out"));
}
