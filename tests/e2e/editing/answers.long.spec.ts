/** An answer arrives from a real mailbox (Dovecot) while a recruiter writes in its thread (OWN-118). */
import { randomUUIDv7 } from "node:crypto";
import { expect, test } from "@playwright/test";
import { mailOf } from "../../../apps/cms/src/testing/mails.ts";
import { startDovecot, whyNoDovecot, type Dovecot } from "../../deploy/dovecot.ts";
import { portAt } from "../../ports.ts";
import { EDITOR, expectFits, startOwnCms, type OwnCms } from "./own-cms.ts";

if (whyNoDovecot) process.stderr.write(`left out, answers from a mailbox: ${whyNoDovecot}\n`);
test.describe("answers from a mailbox", () => {
  if (whyNoDovecot) return;
  // A host of its own: it reads a mailbox each minute.
  let cms: OwnCms;
  let dovecot: Dovecot;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const nobody = `http://127.0.0.1:${portAt(102)}/introspect`;
    dovecot = await startDovecot(portAt(103), nobody);
    cms = await startOwnCms("answers", portAt(104), { MAILBOX_HOST: "127.0.0.1" });
  });
  test.afterAll(async () => {
    await cms?.stop();
    await dovecot?.stop();
  });

  test("[OWN-118] what a recruiter types stays, with its focus, when an answer appears in the open thread", async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const email = "ann.answers@example.com";
    await cms.send("resumeForm", {
      _variant: "vacancy",
      fullname: "Ann Answers",
      email,
      description: "I would like to join.",
      vacancy: "Answers engineer",
    });
    const found = await cms.get<{ docs: { id: number }[] }>(
      `/submissions?where[email][equals]=${encodeURIComponent(email)}`,
    );
    const id = found.docs[0]?.id ?? 0;
    const key = randomUUIDv7();
    const reply = { key, subject: "Your application", text: "Can we talk on Tuesday?", seen: 0 };
    await cms.post(`/submissions/${id}/replies`, reply);
    await cms.post("/globals/mailbox", {
      host: "127.0.0.1",
      port: portAt(103),
      encryption: "starttls",
      address: "jobs@example.com",
      user: "jobs",
      password: { value: "secret" },
    });
    await cms.logIn(page, EDITOR);
    await page.goto(`${cms.url}/admin/collections/submissions/${id}`);
    const thread = page.getByRole("region", { name: "Replies" });
    await expect(thread.getByText("Can we talk on Tuesday?")).toBeVisible();
    await thread.getByRole("button", { name: /^Reply to/ }).click();
    await thread.getByLabel("Subject").fill("My second letter");
    const text = thread.getByLabel("Text", { exact: true });
    await text.fill("");
    await text.pressSequentially("Half a sentence ");

    dovecot.add(
      mailOf({
        headers: {
          From: `Ann Answers <${email}>`,
          "In-Reply-To": `<${key}.reply@example.com>`,
          Date: new Date().toUTCString(),
        },
        body: "Tuesday is fine.",
      }),
    );
    // A minute between two readings, and 15 seconds of the page.
    await expect(thread.getByText("A new letter arrived.")).toBeVisible({ timeout: 150_000 });
    await expect(thread.getByText("Tuesday is fine.")).toBeVisible();
    await expect(thread.getByText("New answer")).toBeVisible();
    await expect(text).toBeFocused();
    await page.keyboard.type("and its end");
    await expect(text).toHaveValue("Half a sentence and its end");
    await expect(thread.getByLabel("Subject")).toHaveValue("My second letter");
    await expectFits(page, "answers", ".replies");
    await page.reload();
    await expect(text).toHaveValue("Half a sentence and its end");
    await expect(thread.getByText("Tuesday is fine.")).toBeVisible();
  });
});
