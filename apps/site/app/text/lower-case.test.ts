import { expect, test } from "vitest";
import { lowerCase } from "#app/text/lower-case.ts";

test.each([
  ["anna@example.com", 4, null],
  ["AnNa@example.com", 3, { text: "anna@example.com", caret: 3 }],
  ["İa", 1, { text: "i̇a", caret: 2 }],
  ["", 0, null],
])("[CON-02] %j with the caret at %i", (text, caret, expected) =>
  expect(lowerCase(text, caret)).toEqual(expected),
);
