import { afterEach, beforeEach, expect, test } from "vitest";
import type { MailTarget } from "#deliver/mail.ts";
import { answerQuestion } from "#tests/answer-question.ts";
import { createFakeClock, until, type FakeClock } from "#tests/fake-clock.ts";
import { intake, intakeFixture, open, rows, setIntake } from "#tests/intake-fixture.ts";
import { contactPost } from "#tests/posts.ts";
import { startSmtpServer, type SmtpManner, type SmtpServer } from "#tests/smtp-server.ts";

let server: SmtpServer;
let manner: SmtpManner;
let clock: FakeClock;
let target: MailTarget | undefined;

const targetAt = (port: number): MailTarget => ({
  url: `smtp://127.0.0.1:${port}`,
  from: "site@example.com",
  to: ["desk@example.com"],
  acknowledges: () => false,
  site: "http://site.test",
  brand: "Meridian",
});

intakeFixture();
beforeEach(async () => {
  [manner, target, clock] = [{}, undefined, createFakeClock()];
  server = await startSmtpServer(manner);
  await intake.stop();
  setIntake(await open({ clock, deliver: { host: {}, mail: () => target } }));
});
afterEach(() => server.stop());

async function send(description: string): Promise<void> {
  const { question, token: posted } = intake.question();
  const solved = { question: posted, answer: answerQuestion(question) };
  const { reason } = await intake.take(contactPost({ ...solved, description }));
  expect(reason).toBe("stored");
}
const mailRows = () => rows("outbox").filter((row) => row.target === "mail");

test("[OWN-102] a server that is set while the intake runs gets the next message, and what waits for another one", async () => {
  await send("Before there was a server");
  expect(mailRows()).toEqual([]);

  target = targetAt(1);
  await intake.targetsChanged();
  await send("To a server that is away");
  await until(() => mailRows().some((row) => row.last_error !== null), "it was tried");

  // Its next turn would be later: the clock stands.
  target = targetAt(server.port);
  await intake.targetsChanged();
  await until(() => server.emails.length === 1, "it goes to the new server at once");
  expect(server.emails[0]).toContain("To a server that is away");

  await send("To the new one");
  await until(() => server.emails.length === 2, "the next one, too");
});

test("[OWN-102] what waits for a server that was removed says what is missing, and is not lost", async () => {
  target = targetAt(1);
  await send("Please call");
  target = undefined;
  await intake.targetsChanged();
  await until(
    () => mailRows().some((row) => String(row.last_error).includes("Answer people, Mail")),
    "the reason is stored",
  );
  target = targetAt(server.port);
  await intake.targetsChanged();
  await until(() => mailRows().every(({ state }) => state === "delivered"), "it is sent");
  expect(server.emails).toHaveLength(1);
});
