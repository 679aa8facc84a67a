import { expect, test } from "vitest";
import { createListSerializer } from "#server/content/disk/list-serializer.ts";

const records = Array.from({ length: 30 }, (_, id) => ({
  id,
  text: `"${id}"\n`,
  toJSON: undefined,
}));

test.each([
  ["a long list", { value: { value: records, at: 7.5 }, createdAt: 1, tags: ["a"] }],
  ["a list as the whole reply", { value: { value: records } }],
  ["a short list", { value: { value: [{ a: 1 }], at: 1 }, createdAt: 1 }],
  ["a list of words", { value: { value: Array(30).fill("x"), at: 1 } }],
  ["a record", { value: { value: { a: [1] }, at: 1 }, createdAt: 1 }],
  ["a tag's mark", { value: 17, createdAt: 1 }],
])("%s is serialized as JSON would be", (_, entry) => {
  const { serialize, deserialize } = createListSerializer();
  expect(deserialize(serialize(entry))).toEqual(JSON.parse(JSON.stringify(entry)));
});

test("an unchanged record of a long list is serialized once", () => {
  let written = 0;
  const counted = records.map(() => ({ toJSON: () => (written++, "x") }));
  const { serialize } = createListSerializer();
  serialize({ value: { value: counted } });
  serialize({ value: { value: counted.toReversed(), at: 2 } });
  expect(written).toBe(30);
});
