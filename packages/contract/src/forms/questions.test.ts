import { readNumber } from "#forms/typed-number.ts";
import * as v from "valibot";
import { expect, test } from "vitest";
import { questions as reader } from "#entities/questions.ts";
import { checkFields } from "#forms/check.ts";
import {
  answerName,
  askedLabels,
  askedOf,
  deliveredQuestions,
  LONGEST_OPTION,
  LONGEST_QUESTION,
  MOST_QUESTIONS,
  readAsked,
  shownQuestions,
  withQuestions,
  type Question,
} from "#forms/questions.ts";
import { resumeForm } from "#forms/resume.ts";

const WORDS = {
  missing: "missing",
  chooseOne: "choose",
  notANumber: "number",
  tooLong: () => "long",
  yes: "Ja",
  no: "Nein",
};
const question = (more: Partial<Question>): Question => ({
  key: "a",
  label: "Why?",
  kind: "text",
  required: false,
  options: [],
  ...more,
});
const SENT = { fullname: "Ann", email: "a@example.com", description: "Hello" };
const check = (asked: Question, answer?: string) =>
  checkFields(withQuestions(resumeForm, [asked], WORDS), "vacancy", {
    ...SENT,
    ...(answer !== undefined && { [answerName(asked)]: answer }),
  });
const errorOf = (asked: Question, answer?: string) => check(asked, answer).errors["question-a"];

test("[OWN-125] a required question is answered, an optional one may be empty and is then no field", () => {
  expect(errorOf(question({ required: true }))).toBe("missing");
  expect(errorOf(question({ required: true }), "  ")).toBe("missing");
  expect(check(question({}))).toMatchObject({ errors: {} });
  expect(check(question({})).values).not.toHaveProperty("question-a");
  expect(check(question({ required: true }), " So\nit is ").values["question-a"]).toBe("So\nit is");
  expect(errorOf(question({}), "x".repeat(1001))).toBe("long");
});

test("[OWN-125] a number is kept as it was typed, in any language; words are none", () => {
  const number = question({ kind: "number" });
  for (const typed of ["1 000", "1.000,5", "1,000.5", "1’000", "-3", "٣٫٥", "about 5"])
    expect(check(number, typed)).toMatchObject({ errors: {}, values: { "question-a": typed } });
  expect(errorOf(number, "five")).toBe("number");
  expect(readNumber("1.000,5", "de")).toBe(1000.5);
});

test("[OWN-125] a choice is one of those that were shown", () => {
  const choice = question({ kind: "choice", options: ["Go", "Rust"] });
  expect(errorOf(choice, "Rust")).toBeUndefined();
  expect(errorOf(choice, "COBOL")).toBe("choose");
  expect(errorOf(question({ kind: "yes-no" }), "Ja")).toBeUndefined();
  expect(errorOf(question({ kind: "yes-no" }), "yes")).toBe("choose");
});

test("[OWN-125] yes and no are the words that the form showed, whatever those of now are", () => {
  const [shown] = shownQuestions([question({ kind: "yes-no" })], { yes: "כן", no: "לא" });
  const [posted = question({})] = readAsked(JSON.stringify([shown]));
  expect(errorOf(posted, "לא")).toBeUndefined();
  expect(errorOf(posted, "Nein")).toBe("choose");
  expect(shownQuestions([posted], WORDS)).toEqual([posted]);
  // Of a host: its answers of a former choice are not those of yes or no.
  const sent = { key: "a", label: "Why?", kind: "yes-no", required: "", options: "Go<br>Rust" };
  expect(v.parse(reader, [sent])).toEqual([question({ kind: "yes-no" })]);
});

test("[OWN-125] what a form says that it asked is read back, bounded, and never fails", () => {
  const asked = [question({ key: "b", kind: "choice", options: ["x", "y"], required: true })];
  expect(readAsked(JSON.stringify(asked))).toEqual(asked);
  const long = { key: "a", label: "w".repeat(9999), kind: "choice", options: ["o".repeat(999)] };
  const [cut] = readAsked(JSON.stringify([long]));
  expect([cut?.label.length, cut?.options[0]?.length]).toEqual([LONGEST_QUESTION, LONGEST_OPTION]);
  const many = Array.from({ length: 40 }, (_, key) => question({ key: String(key) }));
  expect(readAsked(JSON.stringify(many))).toHaveLength(MOST_QUESTIONS);
  const odd = [1, null, {}, { key: "__proto__.x", label: "a" }, { key: "a" }, { label: "a" }];
  expect(readAsked(JSON.stringify([...odd, question({}), question({ label: "Again" })]))).toEqual([
    question({}),
  ]);
  for (const posted of [undefined, "", "{", "{}", '"a"', "null", `"${"x".repeat(200_000)}"`])
    expect(readAsked(posted)).toEqual([]);
  expect(readAsked('[{"key":"a","label":"One\\r\\nBcc: all","kind":"new"}]')).toEqual([
    question({ label: "One Bcc: all" }),
  ]);
});

test("[OWN-125] an answer keeps its question in a delivery, whatever the vacancy asks now", () => {
  const asked = [question({ key: "a" }), question({ key: "b", label: "Unanswered?" })];
  const source = askedOf(asked, { "question-a": "Yes" });
  expect(source).toEqual({ "asked-a": "Why?" });
  const posted = { "question-a": "Yes", "_asked-a": "Why?", "question-c": "?", "question-": "" };
  expect(askedLabels(posted)).toEqual({ "question-a": "Why?" });
  expect(deliveredQuestions(posted)).toEqual([
    question({ label: "Why?" }),
    question({ key: "c", label: "question-c" }),
  ]);
});

test("[OWN-125] [API-04] questions of a host: those without words or above the limit are left out, the others stay", () => {
  const sent = { key: "", label: "Why &amp; how?", kind: "text", required: "1", options: "" };
  expect(
    v.parse(reader, [sent, { ...sent, key: "own", kind: "choice", options: "a<br>b" }]),
  ).toEqual([
    question({ key: "1", label: "Why & how?", required: true }),
    question({
      key: "own",
      label: "Why & how?",
      required: true,
      kind: "choice",
      options: ["a", "b"],
    }),
  ]);
  expect(
    v.parse(
      reader,
      Array.from({ length: 40 }, () => sent),
    ),
  ).toHaveLength(MOST_QUESTIONS);
  expect(v.parse(reader, [{ kind: "text" }, sent])).toMatchObject([{ key: "2" }]);
  for (const none of [undefined, false, ""]) expect(v.parse(reader, none)).toEqual([]);
  expect(v.parse(reader, [{ ...sent, kind: "choice" }])[0]?.kind).toBe("text");
});
