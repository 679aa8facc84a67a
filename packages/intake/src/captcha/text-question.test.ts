import { english, languageOf } from "@meridian/messages/language";
import { expect, test } from "vitest";
import { answersIn } from "#captcha/number-words.ts";
import { createTextQuestions } from "#captcha/text-question.ts";
import { answerQuestion } from "#tests/answer-question.ts";
import { createFakeClock } from "#tests/fake-clock.ts";

test("[SH-10] every question can be answered in words, and its token does not contain the answer", async () => {
  const questions = createTextQuestions("secret", createFakeClock());
  for (let count = 0; count < 60; count += 1) {
    const { question, token } = questions.create();
    expect(question).toMatch(/\? \(digits or words\)$/);
    const answer = answerQuestion(question);
    expect(
      await questions.verify({ question: token, answer }),
      `${question} ${answer}`,
    ).toMatchObject({ outcome: "passed", spend: { token: `question:${token.slice(0, 16)}` } });
    expect(await questions.verify({ question: token, answer: `${answer} and one` })).toEqual({
      outcome: answer === "one" ? "passed" : "wrong",
    });
  }
});

test("a question is valid for two hours, as long as a cached page may be read", async () => {
  const clock = createFakeClock();
  const questions = createTextQuestions("secret", clock);
  const { question, token } = questions.create();
  const answer = answerQuestion(question);
  await clock.advance(2 * 3_600_000 - 1);
  expect(await questions.verify({ question: token, answer })).toMatchObject({ outcome: "passed" });
  await clock.advance(1);
  expect(await questions.verify({ question: token, answer })).toEqual({ outcome: "expired" });
});

test("refuses a changed token and one of another secret", async () => {
  const clock = createFakeClock();
  const { question, token } = createTextQuestions("other", clock).create();
  const questions = createTextQuestions("secret", clock);
  expect(await questions.verify({ question: token, answer: answerQuestion(question) })).toEqual({
    outcome: "wrong",
  });
  const own = questions.create();
  const longer = own.token.replace(/\.\d+\./, `.${clock.now() + 9_999_999}.`);
  expect(
    await questions.verify({ question: longer, answer: answerQuestion(own.question) }),
  ).toEqual({ outcome: "wrong" });
  expect(await questions.verify({ question: "nonsense", answer: "3" })).toEqual({
    outcome: "wrong",
  });
  expect(await questions.verify({})).toEqual({ outcome: "absent" });
});

test.each([
  ["11", [11]],
  [" Eleven. ", [11]],
  ["it is eleven!", [11]],
  ["7 + 4 = 11", [11]],
  ["eleven (11)", [11]],
  ["１１", [11]],
  ["elven", []],
  ["", []],
  ["0 1 2 3 4 5 6 7 8 9 10 11 12", [12]],
  ["111111111111111111111", []],
])("reads %j as %j", (given, numbers) => expect(answersIn(given, english)).toEqual(numbers));

test("[NODE-11] where others cache pages for a day, a question lives a day longer, and two questions of an address cannot be linked", async () => {
  const clock = createFakeClock();
  const questions = createTextQuestions("secret", clock, 24 * 3_600_000);
  const issued = [questions.create(), questions.create()];
  await clock.advance(26 * 3_600_000 - 1);
  const spent = await Promise.all(
    issued.map(({ question, token }) =>
      questions.verify({ question: token, answer: answerQuestion(question) }, "192.0.2.1"),
    ),
  );
  const marks = spent.map((verdict) =>
    verdict.outcome === "passed" ? verdict.spend?.token.split(":").at(-1) : verdict.outcome,
  );
  expect(new Set(marks).size).toBe(2);
  for (const mark of marks) expect(mark).toMatch(/^[\w-]{22}$/);
  await clock.advance(1);
  expect(await questions.verify({ question: issued[0]?.token ?? "" })).toEqual({
    outcome: "expired",
  });
});

test.each([
  ["he", "אחת", 1],
  ["he", "אחד", 1],
  ["he", "שניים", 2],
  ["he", "שתיים", 2],
  ["he", "שבעה", 7],
  ["he", "אחד עשר", 11],
  ["he", "אחת־עשרה", 11],
  ["he", "שנים-עשר", 12],
  ["he", "שמונה עשר", 18],
  ["he", "התשובה היא 12", 12],
  ["de", "zwo", 2],
  ["de", "Zwoelf", 12],
])("[SH-10] in %s %j is %i: each gender, spelling and digits", (code, given, number) => {
  const { t } = languageOf(code).language;
  expect(answersIn(given, t)).toEqual([number]);
});

test("[SH-10] a question shows one form of a number", () => {
  const { t } = languageOf("he").language;
  const questions = createTextQuestions("secret", createFakeClock());
  for (let count = 0; count < 60; count += 1)
    expect(questions.create(t).question).not.toContain("/");
});

test("question and answer are in the visitor's language; a number may have two words", async () => {
  const numbers = "không, một, hai, ba, bốn, năm, sáu, bảy, tám, chín, mười, mười một, mười hai";
  const { t } = languageOf("vi", {
    "question.numbers": numbers,
    "question.plus": "{one} cộng {two} là mấy?",
  }).language;
  expect(answersIn("Mười một", t)).toEqual([11]);
  expect(answersIn("mười một, năm", t)).toEqual([5]);
  expect(answersIn("eleven", t)).toEqual([]);
  const questions = createTextQuestions("secret", createFakeClock());
  const made = Array.from({ length: 200 }, () => questions.create(t));
  const sum = made.find(({ question }) => question.includes("cộng"));
  const [one = "", two = ""] = sum?.question.replace(" là mấy?", "").split(" cộng ") ?? [];
  const at = (word: string): number => numbers.split(", ").indexOf(word);
  expect(
    await questions.verify(
      { question: sum?.token ?? "", answer: String(at(one) + at(two)) },
      "",
      t,
    ),
  ).toMatchObject({ outcome: "passed" });
});
