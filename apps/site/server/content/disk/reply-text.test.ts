import { expect, test } from "vitest";
import { readReplyText, replyText } from "#server/content/disk/reply-text.ts";

const records = Array.from({ length: 30 }, (_, id) => ({ id, text: `"${id}"\n` }));

test.each([
  ["a long list", records],
  ["a short list", [{ a: 1 }]],
  ["a list of words", Array(30).fill("x")],
  ["a record", { a: [1] }],
  ["an absent record", null],
])("%s is written as JSON would be, and read again", (_, value) => {
  const reply = { value, at: 1795889374300.75 };
  expect(readReplyText(replyText(reply))).toEqual(JSON.parse(JSON.stringify(reply)));
});

test.each([
  '"text"',
  "null",
  '{"value":{"value":1,"at":1},"createdAt":1}',
  '{"at":1}',
  '{"at":1,"list":[0]}',
])("%s is no reply", (text) => {
  expect(readReplyText(text)).toBeUndefined();
});
