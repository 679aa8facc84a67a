import { afterEach, beforeEach, expect, test } from "vitest";
import { createStaffMail, type StaffMail } from "#deliver/staff-mail.ts";
import { createFakeClock, until, type FakeClock } from "#tests/fake-clock.ts";
import { startSmtpServer, type SmtpManner, type SmtpServer } from "#tests/smtp-server.ts";

let server: SmtpServer;
let manner: SmtpManner;
let clock: FakeClock;
let mail: StaffMail;
let lines: string[];
const write = (_: object, message: string) => void lines.push(message);
beforeEach(async () => {
  [manner, lines, clock] = [{}, [], createFakeClock()];
  server = await startSmtpServer(manner);
  mail = createStaffMail(
    () => ({
      url: `smtp://127.0.0.1:${server.port}`,
      from: "site@example.com",
      brand: "Meridian",
    }),
    { log: { info: write, warn: write }, clock },
  );
});
afterEach(async () => {
  mail.stop();
  await server.stop();
});

const EMAIL = {
  to: ["ada@example.com", "ben@example.com"],
  subject: "For review: Teams\r\nBcc: all@example.com",
  text: "Please look",
};

test("[SEC-28] colleagues get an email in the brand's name, without headers in its subject", async () => {
  mail.send(EMAIL);
  await until(() => server.emails.length === 1, "the email has arrived");
  expect(server.recipients).toEqual(EMAIL.to);
  const [email = ""] = server.emails;
  expect(email).toContain("From: Meridian <site@example.com>");
  expect(email).toContain("Please look");
  expect(email).not.toMatch(/^Bcc:/m);
});

test("an email that the server does not take now is sent again; one that it refuses is not", async () => {
  manner.recipient = () => "450 4.2.0 later";
  mail.send(EMAIL);
  await until(() => server.recipients.length === 2, "it was tried");
  await until(() => server.open() === 0, "the attempt has ended");
  manner.recipient = () => "250 2.0.0 ok";
  await clock.advance(60_000);
  await until(() => server.emails.length === 1, "the email has arrived");
  manner.recipient = () => "550 5.1.1 unknown";
  mail.send(EMAIL);
  await until(() => lines.some((line) => line.includes("could not be notified")), "it is logged");
  await clock.advance(4_000_000);
  expect(server.emails).toHaveLength(1);
});
