import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Delivery } from "#deliver/deliverer.ts";
import { createMailDeliverers, type MailTarget } from "#deliver/mail.ts";
import { MAIL_TIMES, type MailTimes } from "#deliver/smtp.ts";
import { targetsOf } from "#outbox/delivery-targets.ts";
import { openIntakeFiles, type IntakeFiles } from "#files.ts";
import type { Job } from "#journal/journal.ts";
import type { Submission } from "#submission.ts";
import { until } from "#tests/fake-clock.ts";
import { newFolder } from "#tests/new-folder.ts";
import { sampleFile, sampleSubmission } from "#tests/samples.ts";
import { startSmtpServer, type SmtpManner, type SmtpServer } from "#tests/smtp-server.ts";

let server: SmtpServer;
let manner: SmtpManner;
let files: IntakeFiles;
beforeEach(async () => {
  manner = {};
  server = await startSmtpServer(manner);
  files = openIntakeFiles(join(newFolder(), "files"));
});
afterEach(() => server.stop());

const jobOf = (changes: Partial<Submission> = {}): Job => ({
  id: "1",
  target: "mail",
  attempt: 1,
  doubts: 0,
  since: 0,
  submission: sampleSubmission(changes),
});
const emailsTo = (changes: Partial<MailTarget> = {}, times?: Partial<MailTimes>) =>
  createMailDeliverers(
    {
      url: `smtp://127.0.0.1:${server.port}`,
      from: "site@example.com",
      to: ["sales@example.com"],
      acknowledges: () => true,
      site: "https://www.example.com",
      brand: "Meridian",
      ...changes,
    },
    { ...MAIL_TIMES, ...times },
  );
const send = (job = jobOf(), changes: Partial<MailTarget> = {}, times?: Partial<MailTimes>) =>
  emailsTo(changes, times).mail.deliver(job, files, new AbortController().signal);
const acknowledge = (job = jobOf()) =>
  emailsTo().acknowledgement.deliver(job, files, new AbortController().signal);

const headersOf = (email: string): Record<string, string> =>
  Object.fromEntries(
    email
      .slice(0, email.indexOf("\r\n\r\n"))
      .replace(/\r\n[ \t]+/g, " ")
      .split("\r\n")
      .map((line) => [
        line.slice(0, line.indexOf(":")).toLowerCase(),
        line.slice(line.indexOf(":") + 2),
      ]),
  );
const decoded = (email: string): string =>
  email
    .replace(/=\r\n/g, "")
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll("=", ""), "hex").toString(),
    );

test("the company gets the whole message in text and HTML, with the file, addressed for a reply to the visitor", async () => {
  const { id, handle } = await files.create();
  await handle.writeFile("%PDF-1.7 plan");
  await handle.close();
  const job = jobOf({
    fields: {
      fullname: "Анна <b>",
      email: "anna@example.com",
      phone: "",
      description: "First line\nSecond & last",
    },
    files: [sampleFile({ id, name: "план.pdf" })],
    page: "/contact",
  });
  expect(await send(job)).toEqual({ outcome: "delivered" });
  const [email = ""] = server.emails;
  expect(headersOf(email)).toMatchObject({
    from: "Meridian <site@example.com>",
    to: "sales@example.com",
    "reply-to": "anna@example.com",
    subject: "New contact message from www.example.com",
    "message-id": `<${job.submission.id}.notice@example.com>`,
  });
  expect(email).toContain(Buffer.from("%PDF-1.7 plan").toString("base64"));
  const text = decoded(email);
  expect(text).toContain("Message:\r\nFirst line\r\nSecond & last");
  expect(text).toContain("https://www.example.com/contact");
  expect(text).toContain("Анна &lt;b&gt;");
  expect(text).not.toContain("Phone");
});

test("a visitor's text is in no header but Reply-To, and there only a valid address", async () => {
  const nasty = "Anna\r\nBcc: all@example.com";
  await send(jobOf({ fields: { fullname: nasty, email: nasty, description: nasty } }));
  const [email = ""] = server.emails;
  expect(JSON.stringify(headersOf(email))).not.toMatch(/Anna|all@/);
  expect(headersOf(email)["reply-to"]).toBeUndefined();
  expect(server.recipients).toEqual(["sales@example.com"]);
});

test("a repeated email has the same Message-ID", async () => {
  const job = jobOf();
  await send(job);
  await send(job);
  const [first, second] = server.emails.map((email) => headersOf(email)["message-id"]);
  expect(first).toBe(second);
});

test("the visitor's email repeats nothing typed, and is marked as automatic", async () => {
  const job = jobOf({
    fields: { fullname: "Buy pills", email: "anna@example.com", description: "https://pills.test" },
  });
  expect(await acknowledge(job)).toEqual({ outcome: "delivered" });
  expect(server.recipients).toEqual(["anna@example.com"]);
  const [email = ""] = server.emails;
  expect(headersOf(email)).toMatchObject({
    to: "anna@example.com",
    subject: "Meridian: we have received your contact message",
    "auto-submitted": "auto-replied",
  });
  expect(decoded(email)).not.toMatch(/pills/i);
});

test("a form without an address to reply to gets no email", async () => {
  expect(await acknowledge(jobOf({ fields: { email: "" } }))).toEqual({
    outcome: "refused",
    error: "the form has no email address to reply to",
  });
});

test.each<[string, SmtpManner, Delivery]>([
  [
    "a mailbox that is none",
    { recipient: () => "550 5.1.1 <sales@example.com> user unknown" },
    { outcome: "refused", error: "answered 550 5.1.1" },
  ],
  [
    "an email that is not wanted",
    { taken: () => "554 5.7.1 anna@example.com is spam" },
    { outcome: "refused", error: "answered 554 5.7.1" },
  ],
  [
    "a mailbox that is busy",
    { recipient: () => "451 4.7.1 <sales@example.com> greylisted" },
    { outcome: "retry", error: "answered 451 4.7.1" },
  ],
  [
    "a server that is closing",
    { greeting: "421 4.3.2 later" },
    { outcome: "retry", error: "answered 421 4.3.2" },
  ],
  [
    "a server that accepts no recipient",
    { greeting: "554 5.7.0 go away" },
    { outcome: "retry", error: "answered 554 5.7.0" },
  ],
])(
  "%s: set aside only if it is about this email, without repeating the server's text",
  async (_, behaviour, delivery) => {
    Object.assign(manner, behaviour);
    expect(await send()).toEqual(delivery);
  },
);

test("delivers with a note if one of two addresses is refused", async () => {
  manner.recipient = (address) => (address.startsWith("old") ? "550 5.1.1 gone" : "250 ok");
  expect(await send(jobOf(), { to: ["sales@example.com", "old@example.com"] })).toEqual({
    outcome: "delivered",
    note: "1 of the recipients were refused by the mail server",
  });
});

test("[OWN-35] each attempt goes to the message's recipients of now; without any it waits, and is not lost", async () => {
  let to: string[] | undefined;
  const asked: unknown[] = [];
  const recipientsOf: MailTarget["recipientsOf"] = (sent) => (asked.push(sent.page), to);
  const job = jobOf({ kind: "resume", page: "/vacancies/welder" });
  const waits = { outcome: "retry", error: expect.stringContaining("no one is set") as string };
  expect(await send(job, { recipientsOf })).toEqual(waits);
  to = [];
  expect(await send(job, { recipientsOf })).toEqual(waits);
  to = ["welding@example.com"];
  expect(await send(job, { recipientsOf })).toEqual({ outcome: "delivered" });
  expect(server.recipients).toEqual(["welding@example.com"]);
  expect(asked).toEqual(Array.from({ length: 3 }, () => "/vacancies/welder"));
});

test("[OWN-35] a message gets no row for an email that no one is to receive, and one while that is not known", () => {
  const rows = (to: string[] | undefined) =>
    targetsOf(
      {
        host: {} as never,
        mail: () => ({
          url: "smtp://mail.test",
          from: "site@example.com",
          to: [],
          acknowledges: () => true,
          site: "https://www.example.com",
          brand: "Meridian",
          recipientsOf: () => to,
        }),
      },
      sampleSubmission(),
    );
  expect(rows([])).toEqual(["host", "acknowledgement"]);
  for (const to of [undefined, ["a@example.com"]])
    expect(rows(to)).toEqual(["host", "mail", "acknowledgement"]);
});

test("gives up a server that hangs", async () => {
  manner.greeting = "";
  expect(await send(jobOf(), {}, { wholeMs: 5000, silenceMs: 60 })).toEqual({
    outcome: "retry",
    error: "could not be reached: ETIMEDOUT",
  });
});

test("gives up a server that sends one byte a second, and closes its connection", async () => {
  manner.drips = true;
  expect(await send(jobOf(), {}, { wholeMs: 1500, silenceMs: 5000 })).toEqual({
    outcome: "retry",
    error: "not accepted within 1500 ms",
  });
  await until(() => server.open() === 0, "the connection is closed");
});

test("retries a server that is unreachable or has no TLS", async () => {
  expect(await send(jobOf(), { url: `smtps://127.0.0.1:${server.port}` })).toMatchObject({
    outcome: "retry",
    error: expect.stringMatching(/^could not be reached/),
  });
  await server.stop();
  expect(await send()).toMatchObject({
    outcome: "retry",
    error: expect.stringMatching(/^could not be reached: .*ECONNREFUSED/),
  });
});

test("sends no password over an unencrypted connection", async () => {
  const delivery = await send(jobOf(), {
    url: `smtp://user:secret@localhost.localdomain:${server.port}`,
  });
  expect(delivery).toMatchObject({ outcome: "retry" });
  expect(server.emails).toEqual([]);
});

test("takes a login to a relay on this machine, which needs no TLS", async () => {
  const url = `smtp://user:secret@127.0.0.1:${server.port}`;
  expect(await send(jobOf(), { url })).toEqual({ outcome: "delivered" });
});

test("reports a missing file", async () => {
  expect(await send(jobOf({ files: [sampleFile()] }))).toEqual({
    outcome: "retry",
    error: "its file cannot be read (ENOENT): restore the intake's files folder",
  });
});

test("stopping the worker ends the email with an unknown outcome", async () => {
  manner.greeting = "";
  const stop = new AbortController();
  const sending = emailsTo().mail.deliver(jobOf(), files, stop.signal);
  setTimeout(() => stop.abort(), 50);
  await expect(sending).rejects.toThrow();
});

test("[OWN-06] another brand's emails contain nothing of the first one's", async () => {
  const mail = emailsTo({ brand: "Northwind, Engineering", site: "https://northwind.example" });
  for (const deliverer of [mail.mail, mail.acknowledgement])
    expect(await deliverer.deliver(jobOf(), files, new AbortController().signal)).toEqual({
      outcome: "delivered",
    });
  expect(server.emails).toHaveLength(2);
  for (const email of server.emails) {
    expect(headersOf(email).from).toBe('"Northwind, Engineering" <site@example.com>');
    expect(email + decoded(email)).not.toMatch(/meridian/i);
  }
});
