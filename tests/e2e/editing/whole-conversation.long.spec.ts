/**
 * One conversation from the form to the erasure, on real servers: SMTP, and IMAP by Dovecot.
 * Site and host of its own: they send and read mails, and everything that they stored is searched.
 */
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { mailOf } from "../../../apps/cms/src/testing/mails.ts";
import { contactMessage, PDF, solve } from "../../../packages/intake/src/tests/posts.ts";
import {
  startSmtpServer,
  type SmtpServer,
} from "../../../packages/intake/src/tests/smtp-server.ts";
import { appProcess, type AppProcess } from "../../app-process.ts";
import { startDovecot, whyNoDovecot, type Dovecot } from "../../deploy/dovecot.ts";
import { NO_RATE_LIMITS } from "../../no-rate-limits.ts";
import { portAt } from "../../ports.ts";
import { logOf, noteSent } from "../run-folder.ts";
import { startOwnCms, type OwnCms } from "./own-cms.ts";

const EMAIL = "zora.quill@example.com";
const WORDS = "Quetzal-77";
const [SITE, IMAP, HOST] = [portAt(105), portAt(106), portAt(107)];
const siteData = join(tmpdir(), `meridian-conversation-${randomUUID()}`);

/** Files of the site and the host in which one of the words is. */
const filesWith = (folders: string[], words: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => words.some((word) => readFileSync(path).includes(word))),
  );

if (whyNoDovecot) process.stderr.write(`left out, a whole conversation: ${whyNoDovecot}\n`);
test.describe("a whole conversation", () => {
  if (whyNoDovecot) return;
  let smtp: SmtpServer;
  let dovecot: Dovecot;
  let cms: OwnCms;
  let site: AppProcess;
  test.beforeAll(async () => {
    test.setTimeout(400_000);
    smtp = await startSmtpServer();
    dovecot = await startDovecot(IMAP, "http://127.0.0.1:9/introspect");
    cms = await startOwnCms("conversation", HOST, {
      MAILBOX_HOST: "127.0.0.1",
      PURGE_URL: `http://127.0.0.1:${SITE}/purge`,
    });
    site = appProcess(
      "site",
      SITE,
      {
        ...NO_RATE_LIMITS,
        CONTENT_HOST: cms.url,
        DATA_DIR: siteData,
        PURGE_SECRET: "conversation-purge-secret-012345",
        FORM_KEY: "",
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        MAIL_FROM: "jobs@example.com",
      },
      { name: "conversation site", log: logOf("conversation-site") },
    );
    await site.start();
    await cms.post("/globals/mailbox", {
      host: "127.0.0.1",
      port: IMAP,
      encryption: "starttls",
      address: "jobs@example.com",
      user: "jobs",
      password: { value: "secret" },
    });
    const letter = {
      language: "en",
      subject: "Your question",
      text: "Hello {name}, thank you. {sender}",
    };
    await cms.post("/reply-templates", { name: "Thanks", kind: "answer", letters: [letter] });
  });
  test.afterAll(async () => {
    await site?.stop();
    await cms?.stop();
    await dovecot?.stop();
    await smtp?.stop();
    rmSync(siteData, { recursive: true, force: true });
  });

  test("a message, a reply by template, an answer by mail with a file, and an erasure that leaves nothing and names what it does not reach", async ({
    page,
  }) => {
    test.setTimeout(500_000);
    noteSent([EMAIL, "Zora Quill", WORDS]);
    const challenge = await (await fetch(`${site.url}/captcha/challenge`)).json();
    const typed = { key: randomUUID(), fullname: "Zora Quill", email: EMAIL, description: WORDS };
    const sent = await fetch(`${site.url}/`, {
      method: "POST",
      headers: { accept: "application/json", origin: site.url },
      body: contactMessage({ ...typed, ...(await solve(challenge)) }),
    });
    expect([sent.status, await sent.text()]).toEqual([200, expect.any(String)]);
    const found = async (): Promise<number | undefined> =>
      (
        await cms.get<{ docs: { id: number }[] }>(
          `/submissions?where[email][equals]=${encodeURIComponent(EMAIL)}`,
        )
      ).docs[0]?.id;
    await expect.poll(found, { timeout: 60_000 }).toBeDefined();

    await cms.logIn(page);
    await page.goto(`${cms.url}/admin/collections/submissions/${await found()}`);
    const thread = page.getByRole("region", { name: "Replies" });
    await thread.getByRole("button", { name: /^Reply to/ }).click();
    await thread.getByLabel("Template").selectOption({ index: 1 });
    await expect(thread.getByLabel("Text", { exact: true })).toHaveValue(/Hello Zora Quill/);
    await thread.getByRole("button", { name: /^Send/ }).click();
    const letterTo = (): string | undefined =>
      smtp.emails.find((email) => email.includes("Hello Zora Quill"));
    // A minute in which it can be taken back.
    await expect.poll(letterTo, { timeout: 180_000 }).toBeDefined();
    const [, number] = /^Message-ID: (<[^>]+>)/im.exec(letterTo() ?? "") ?? [];

    dovecot.add(
      mailOf({
        headers: {
          From: `Zora Quill <${EMAIL}>`,
          "In-Reply-To": number ?? "none",
          Date: new Date().toUTCString(),
        },
        body: `Here it is: ${WORDS}.`,
        files: [{ name: "plan.pdf", content: Buffer.from(await PDF().arrayBuffer()) }],
      }),
    );
    // A minute between two readings of the mailbox, and 15 seconds of the page.
    await expect(thread.getByText(`Here it is: ${WORDS}.`)).toBeVisible({ timeout: 180_000 });
    await expect(thread.getByText("plan.pdf")).toBeVisible();
    const folders = [cms.dataDir, siteData];
    expect(filesWith(folders, [EMAIL, WORDS])).not.toEqual([]);

    await page.goto(`${cms.url}/admin/collections/submissions`);
    await page.getByText("A person's data", { exact: true }).click();
    await page.getByLabel("E-mail address of the person").fill(EMAIL);
    await page.getByRole("button", { name: "Preview the erasure" }).click();
    await page.getByRole("button", { name: "Erase permanently" }).click();
    const outcome = page.getByRole("alert").filter({ hasText: "Removed" });
    // The journal has the message and the letter.
    await expect(outcome).toContainText(
      "1 submission in the inbox with 1 file and 1 reply, and 1 submission and 1 letter in the site's journal",
    );
    await expect(outcome).toContainText(
      "mails in mailboxes (sent, received, and answers to replies)",
    );
    expect(await found()).toBeUndefined();
    await expect.poll(() => filesWith(folders, [EMAIL, "Zora Quill", WORDS])).toEqual([]);
  });
});
