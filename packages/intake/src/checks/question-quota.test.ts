import { expect, test } from "vitest";
import type { IntakeOptions } from "#intake.ts";
import { answerQuestion } from "#tests/answer-question.ts";
import { intake, intakeFixture, open, rows, setIntake } from "#tests/intake-fixture.ts";
import { contactPost, solvedCaptcha } from "#tests/posts.ts";

intakeFixture();

const hour = (posts: number) => ({ posts, seconds: 3600 });
const reopen = async (changes: Partial<IntakeOptions>): Promise<void> => {
  await intake.stop();
  setIntake(await open(changes));
};
/** As a short script would. */
function byQuestion(description: string, address = "192.0.2.7") {
  const { question, token } = intake.question();
  return intake.take({
    ...contactPost({ description, question: token, answer: answerQuestion(question) }),
    address,
  });
}

test("[SEC-06] accepts only some messages an hour by the question, per address and overall; the captcha still works", async () => {
  await reopen({ questionRates: { perAddress: hour(2), overall: hour(3) } });
  const answers = [];
  for (let at = 0; at < 46; at++) answers.push(await byQuestion(`Message ${at}`));
  expect(answers.map(({ status }) => status).filter((status) => status === "sent")).toHaveLength(2);
  expect(answers.at(-1)).toMatchObject({
    reason: "captcha",
    status: "failed",
    message: expect.stringMatching(/not been sent yet.*Your entries are still here.*in an hour/),
    values: { description: "Message 45", email: "anna@example.com" },
    retryAfter: expect.any(Number),
  });
  expect((await byQuestion("From another", "192.0.2.8")).status).toBe("sent");
  expect((await byQuestion("One more of all", "192.0.2.9")).status).toBe("failed");
  const solved = contactPost({ ...(await solvedCaptcha(intake)), description: "With script" });
  expect((await intake.take({ ...solved, address: "192.0.2.7" })).status).toBe("sent");
  expect(rows("submissions")).toHaveLength(4);
});

test("[SEC-06] a wrong answer does not count, and a refused question is not spent", async () => {
  await reopen({ questionRates: { perAddress: hour(1), overall: hour(9) } });
  const issued = intake.question();
  const post = (answer: string, address: string) =>
    intake.take({ ...contactPost({ question: issued.token, answer }), address });
  for (let at = 0; at < 5; at++)
    expect((await post("a hundred", "192.0.2.7")).errors.captcha).toBe(
      "Please answer the question",
    );
  expect((await byQuestion("First")).status).toBe("sent");
  const right = answerQuestion(issued.question);
  expect((await post(right, "192.0.2.7")).status).toBe("failed");
  expect((await post(right, "192.0.2.8")).status).toBe("sent");
});
