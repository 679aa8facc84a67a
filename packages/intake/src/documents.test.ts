import { afterEach, beforeEach, expect, test } from "vitest";
import { POSTED } from "@meridian/contract/forms";
import type { MailTarget } from "#deliver/mail.ts";
import type { Documents, MailedDocument } from "#documents.ts";
import type { IntakeOptions } from "#intake.ts";
import { until } from "#tests/fake-clock.ts";
import {
  delivered,
  host,
  intake,
  intakeFixture,
  log,
  open,
  rows,
  setIntake,
} from "#tests/intake-fixture.ts";
import { contactPost, solvedCaptcha } from "#tests/posts.ts";
import { startSmtpServer, type SmtpServer } from "#tests/smtp-server.ts";

intakeFixture();
let smtp: SmtpServer;
let document: () => Promise<MailedDocument | null>;
beforeEach(async () => {
  smtp = await startSmtpServer();
  document = async () => ({
    name: "Price list.pdf",
    address: "https://www.example.com/requested-document?link=abc",
    until: Date.UTC(2026, 11, 13),
  });
});
afterEach(() => smtp.stop());

const documents: Documents = {
  isOffered: ({ [POSTED.documentMark]: mark }) => mark === "right",
  link: ({ id, page }) => `/requested-document?link=${id}-of-${page}`,
};
const mail = (): MailTarget => ({
  url: `smtp://127.0.0.1:${smtp.port}`,
  from: "site@example.com",
  to: [],
  acknowledges: () => false,
  site: "https://www.example.com",
  brand: "Meridian",
  documentOf: () => document(),
});
async function opened(hasMail: boolean): Promise<void> {
  await intake.stop();
  const deliver: IntakeOptions["deliver"] = {
    host: { contact: { url: "http://host.test/contact/feedback" } },
    ...(hasMail && { mail }),
  };
  setIntake(await open({ deliver, documents, fetch: host }));
}
const ask = async (changes: Record<string, string> = {}) =>
  intake.take(
    contactPost({
      ...(await solvedCaptcha(intake)),
      variant: "document",
      description: "",
      document: "Price list.pdf",
      documentId: "17",
      [POSTED.documentMark]: "right",
      key: "key-of-a-form-1",
      ...changes,
    }),
  );
const words = (email: string): string => email.replace(/=\r\n/g, "").replace(/=3D/g, "=");

test("[OWN-158] a request is a message with the file's name, and its sender gets the link by mail, whatever acknowledgements are set", async () => {
  await opened(true);
  expect(await ask()).toMatchObject({
    status: "sent",
    reason: "stored",
    document: "17",
    message:
      "Thank you! We are sending the link to the document to the e-mail address that you gave.",
  });
  await until(() => smtp.emails.length > 0 && delivered.length > 0, "both are sent");
  expect(Object.fromEntries(delivered[0] ?? [])).toMatchObject({
    fullname: "Anna Lindqvist",
    email: "anna@example.com",
    document: "Price list.pdf",
    documentId: "17",
  });
  const [email = ""] = smtp.emails.map(words);
  expect(email).toContain("Subject: Meridian: Price list.pdf");
  expect(email).toContain("https://www.example.com/requested-document?link=abc");
  expect(email).toContain("December 13, 2026");
  expect(email).toContain("Auto-Submitted: auto-replied");
  expect(smtp.recipients.join()).toContain("anna@example.com");
  // A repeat is no second message, and no second email.
  expect(await ask()).toMatchObject({ reason: "repeated", message: /sending the link/ });
  expect((await ask()).link).toBeUndefined();
  expect(rows("submissions")).toHaveLength(1);
});

test("[OWN-158] who gets no mail gets the document from the page: without a mail server, a suspicious one, and a fourth in a day", async () => {
  const link = "/requested-document?link=17-of-/";
  await opened(false);
  expect(await ask()).toMatchObject({ reason: "stored", link });
  // Its first response may have been lost.
  expect(await ask()).toMatchObject({ reason: "repeated", link });
  await opened(true);
  const suspicious = await ask({ key: "key-of-a-form-2", [POSTED.trap]: "x" });
  expect(suspicious).toMatchObject({ reason: "stored", link, message: /is ready/ });
  const links: (string | undefined)[] = [];
  for (let at = 0; at < 4; at++) links.push((await ask({ key: `key-of-form-${at}` })).link);
  expect(links).toEqual([undefined, undefined, undefined, link]);
  expect(rows("submissions")).toHaveLength(6);
});

test("[OWN-157] a document that no page has offered is refused, and nothing is stored", async () => {
  await opened(true);
  for (const changes of [{ documentId: "18", [POSTED.documentMark]: "" }, { documentId: "" }])
    expect(await ask({ [POSTED.documentMark]: "wrong", ...changes })).toMatchObject({
      status: "failed",
      reason: "unknown-form",
    });
  expect((await ask({ documentId: "1 or 2" })).status).toBe("invalid");
  expect(rows("submissions")).toEqual([]);
  // The other variants have no document.
  const other = await ask({ variant: "modal", [POSTED.documentMark]: "", key: "" });
  expect([other.status, other.link]).toEqual(["sent", undefined]);
});

test("[OWN-158] the mail waits for a host that does not answer, and says so if the document was withdrawn meanwhile", async () => {
  document = () => Promise.reject(new Error("host down"));
  await opened(true);
  await ask();
  const waiting = () => rows("outbox").find(({ target }) => target === "acknowledgement");
  await until(() => Boolean(waiting()?.last_error), "an attempt failed");
  expect(waiting()?.last_error).toContain("did not say which document");
  expect(smtp.emails).toEqual([]);
  document = async () => null;
  await intake.targetsChanged();
  await until(() => smtp.emails.length > 0, "it is sent");
  expect(words(smtp.emails[0] ?? "")).toContain("has been withdrawn");
  expect(log.lines.filter(({ level }) => level === "error")).toEqual([]);
});
