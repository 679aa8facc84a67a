/** What a filled honeypot does: browsers and password managers fill in hidden fields, too. */
import { extraFieldsOf, POSTED, sourceFields, SUSPICIONS } from "@meridian/contract/forms";
import { expect, test } from "vitest";
import { noticeOf } from "#deliver/email.ts";
import type { Submission } from "#submission.ts";
import { answerQuestion } from "#tests/answer-question.ts";
import { until } from "#tests/fake-clock.ts";
import { delivered, intake, intakeFixture, open, rows, setIntake } from "#tests/intake-fixture.ts";
import { contactPost, solvedCaptcha } from "#tests/posts.ts";
import { sampleSubmission } from "#tests/samples.ts";

intakeFixture();

const FILLED = { [POSTED.trap]: "https://filled.example" };
const sources = () => rows("submissions").map(({ source }) => JSON.parse(String(source)));

async function acknowledging(): Promise<void> {
  await intake.stop();
  const mail = {
    url: "smtp://127.0.0.1:1",
    from: "site@example.com",
    to: ["desk@example.com"],
    acknowledges: () => true,
    site: "http://site.test",
    brand: "Meridian",
  };
  const host = { contact: { url: "http://host.test/contact/feedback" } };
  setIntake(await open({ deliver: { host, mail: () => mail } }));
}

test("[CON-11] a message with a solved captcha is accepted whatever the hidden field has, flagged, and not acknowledged", async () => {
  await acknowledging();
  const { question, token } = intake.question();
  for (const solved of [
    await solvedCaptcha(intake),
    { question: token, answer: answerQuestion(question), description: "Without script" },
  ])
    expect(await intake.take(contactPost({ ...solved, ...FILLED }))).toMatchObject({
      reason: "stored",
      status: "sent",
      message: "Thank you for getting in touch!",
    });
  expect(sources()).toEqual([{ suspicious: "hidden-field" }, { suspicious: "hidden-field" }]);
  expect(rows("outbox").map(({ target }) => target)).toEqual(["host", "mail", "host", "mail"]);
  await until(() => delivered.length === 2, "the host has both");
  expect(delivered.map((body) => body.get("_suspicious"))).toEqual([
    "hidden-field",
    "hidden-field",
  ]);
  expect(delivered.some((body) => body.has(POSTED.trap))).toBe(false);
  expect(await intake.metrics()).toMatchObject({ stored: 2, suspicious: 2, refusedTrap: 0 });
});

test("[CON-11] without a solved captcha it is refused for the captcha, and another message of the same sender is acknowledged", async () => {
  await acknowledging();
  expect(await intake.take(contactPost(FILLED))).toMatchObject({
    reason: "captcha",
    errors: { captcha: "Please confirm that you are not a robot" },
  });
  for (let at = 0; at < 4; at++)
    await intake.take(
      contactPost({ ...(await solvedCaptcha(intake)), ...FILLED, description: `Number ${at}` }),
    );
  await intake.take(contactPost(await solvedCaptcha(intake)));
  expect(rows("outbox").filter(({ target }) => target === "acknowledgement")).toHaveLength(1);
});

test("[CON-11] a page of an earlier version, whose field is filled in, is an ordinary message; no visitor sets the flag", async () => {
  const posted = { ...(await solvedCaptcha(intake)), reference: "x", _suspicious: "hidden-field" };
  expect(await intake.take(contactPost(posted))).toMatchObject({ reason: "stored" });
  expect(sources()).toEqual([{}]);
});

test("[CON-11] the field's name is none that browsers and password managers fill in", () => {
  // Terms of the HTML standard's autofill fields and of the usual heuristics.
  const known =
    /name|mail|user|login|pass|pwd|pin|otp|code|tel|phone|mobile|fax|addr|street|city|town|zip|post|state|region|country|org|comp|firm|job|title|url|web|site|link|home|birth|bday|age|sex|gender|card|cc|cvc|number|nr|ref|coupon|promo|subject|message|comment|note|search|first|last|middle|nick|suffix|prefix|lang|photo|impp|iban|bank|account|vat|tax/i;
  expect(POSTED.trap).not.toMatch(known);
});

test("[CON-11] the company's email is flagged in subject and text", () => {
  const flagged: Submission = sampleSubmission({ source: { suspicious: "hidden-field" } });
  const { subject, text } = noticeOf(flagged, { site: "https://www.example.com" });
  expect(subject).toBe("Suspicious: New contact message from www.example.com");
  expect(text).toContain(`Suspicious: ${SUSPICIONS["hidden-field"]}`);
  expect(noticeOf(sampleSubmission(), { site: "https://www.example.com" }).text).not.toMatch(
    /suspicious/i,
  );
  expect(extraFieldsOf(sourceFields(flagged.source))).toEqual({ suspicious: "hidden-field" });
});
