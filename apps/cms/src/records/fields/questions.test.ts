import type { ArrayField, Field } from "payload";
import { expect, test } from "vitest";
import { questionsField } from "#records/fields/questions.ts";

const field: ArrayField = questionsField();
const named = (name: string, fields: Field[] = field.fields): Field | undefined =>
  fields
    .flatMap((one) => (one.type === "row" ? one.fields : [one]))
    .find((one) => "name" in one && one.name === name);
const check = (of: object | undefined, value: unknown, siblingData: object = {}): unknown =>
  (of as { validate: (value: unknown, options: object) => unknown }).validate(value, {
    siblingData,
  });

test("[OWN-125] 40 questions are refused with a sentence, 20 are taken", () => {
  expect(
    check(
      field,
      Array.from({ length: 20 }, () => ({})),
    ),
  ).toBe(true);
  expect(check(field, undefined)).toBe(true);
  expect(
    check(
      field,
      Array.from({ length: 40 }, () => ({})),
    ),
  ).toBe(
    "A resume form has at most 20 questions; these are 40. Remove 20: people leave long forms.",
  );
});

test("[OWN-125] a question without words, and a choice with less than two answers, say what to do", () => {
  const [label, options] = [named("label"), named("options")];
  expect(check(label, " ")).toBe("The question is missing. Write it.");
  expect(check(label, "x".repeat(201))).toContain("201 characters");
  const choice = { kind: "choice" };
  expect(check(options, "Go\n\n", choice)).toContain("at least two answers");
  expect(check(options, "Go\nGo ", choice)).toContain("the same");
  expect(check(options, `Go\n${"x".repeat(101)}`, choice)).toContain("100 characters");
  expect(check(options, Array.from({ length: 21 }, (_, at) => at).join("\n"), choice)).toContain(
    "at most 20",
  );
  expect(check(options, "Go\nRust", choice)).toBe(true);
  expect(check(options, "", { kind: "text" })).toBe(true);
});
