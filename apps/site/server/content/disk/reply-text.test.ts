import { expect, test } from "vitest";
import { createReplyText, readReplyText } from "#server/content/disk/reply-text.ts";

const records = Array.from({ length: 30 }, (_, id) => ({
  id,
  text: `"${id}"\n`,
  toJSON: undefined,
}));

test.each([
  ["a long list", records],
  ["a short list", [{ a: 1 }]],
  ["a list of words", Array(30).fill("x")],
  ["a record", { a: [1] }],
  ["an absent record", null],
])("%s is written as JSON would be, and read again", (_, value) => {
  const reply = { value, at: 1795889374300.75 };
  expect(readReplyText(createReplyText()(reply))).toEqual(JSON.parse(JSON.stringify(reply)));
});

test("an unchanged record of a long list is written once", () => {
  let written = 0;
  const counted = records.map(() => ({ toJSON: () => (written++, "x") }));
  const textOf = createReplyText();
  textOf({ value: counted, at: 1 });
  textOf({ value: counted.toReversed(), at: 2 });
  expect(written).toBe(30);
});

test.each(['"text"', "null", '{"value":{"value":1,"at":1},"createdAt":1}', '{"at":1}'])(
  "%s is no reply",
  (text) => {
    expect(readReplyText(text)).toBeUndefined();
  },
);
