import { expect, test } from "vitest";
import { answerQuestion } from "#tests/answer-question.ts";
import { contactPost, PDF, solvedCaptcha } from "#tests/posts.ts";
import { intakeFixture, intake, storedFiles, rows } from "#tests/intake-fixture.ts";

intakeFixture();

test("[CON-04] stores nothing without a captcha or with a spent one; a typo costs no captcha", async () => {
  expect(await intake.take(contactPost())).toMatchObject({
    reason: "captcha",
    errors: { captcha: "Please confirm that you are not a robot" },
  });
  const captcha = await solvedCaptcha(intake);
  expect(await intake.take(contactPost({ ...captcha, fullname: "" }))).toMatchObject({
    reason: "fields",
  });
  expect(await intake.take(contactPost(captcha))).toMatchObject({ reason: "stored" });
  expect(await intake.take(contactPost({ ...captcha, description: "Another" }))).toMatchObject({
    reason: "captcha",
  });
  expect(rows("submissions")).toHaveLength(1);
});

test("[CON-04] one captcha in fifty simultaneous replays stores one message", async () => {
  const captcha = await solvedCaptcha(intake);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      intake.take(contactPost({ ...captcha, description: `Message ${index}`, "file-type": PDF() })),
    ),
  );
  expect(answers.filter(({ reason }) => reason === "stored")).toHaveLength(1);
  expect(answers.filter(({ reason }) => reason === "captcha")).toHaveLength(49);
  expect(storedFiles()).toHaveLength(1);
});

test("[SH-10] the text question replaces the captcha once; reloading the response sends nothing new", async () => {
  const { question, token } = intake.question();
  const wrong = { question: token, answer: "a hundred" };
  expect(await intake.take(contactPost(wrong))).toMatchObject({
    errors: { captcha: "Please answer the question" },
    values: { description: "Hello" },
  });
  const right = { question: token, answer: answerQuestion(question) };
  const first = await intake.take(contactPost(right));
  expect(first).toMatchObject({ reason: "stored" });
  expect(await intake.take(contactPost(right))).toMatchObject({
    reason: "repeated",
    id: first.id,
    status: "sent",
  });
  expect(await intake.take(contactPost({ ...right, description: "Another" }))).toMatchObject({
    reason: "captcha",
    errors: { captcha: "Please answer this new question" },
    values: { description: "Another" },
  });
  expect(rows("submissions")).toHaveLength(1);
});

test("[NODE-11] the question of a cached page accepts each of its readers in one post, once per address, without storing the address", async () => {
  const { question, token } = intake.question();
  const send = (address: string, description: string) =>
    intake.take({
      ...contactPost({ question: token, answer: answerQuestion(question), description }),
      address,
    });
  const readers = Array.from({ length: 20 }, (_, at) => `192.0.2.${at + 1}`);
  for (const address of readers)
    expect(await send(address, `From ${address}`)).toMatchObject({ reason: "stored" });
  expect(await send("192.0.2.1", "One more")).toMatchObject({
    errors: { captcha: "Please answer this new question" },
    values: { description: "One more" },
  });
  expect(await send("2001:db8::1", "By IPv6")).toMatchObject({ reason: "stored" });
  expect(await send("2001:db8::2", "Of the same house")).toMatchObject({ reason: "captcha" });
  const spent = rows("spent").map(({ token: stored }) => String(stored));
  expect(new Set(spent).size).toBe(21);
  expect(spent.join()).not.toMatch(/192|2001|db8:/);
});
