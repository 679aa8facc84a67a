import type { FormState } from "payload";
import { expect, test } from "vitest";
import { isOlder, keptValues } from "./kept-values.ts";

const fields = (values: Record<string, unknown>): FormState =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value }]));
const kept = (stored: FormState, typed: FormState, read: FormState) =>
  keptValues(typed, read, (path) => stored[path]?.value);

test("keeps what is typed, and takes everything else that was read", () => {
  const stored = fields({ title: "A", text: "B", tags: ["a"] });
  const typed = fields({ title: "A, typed", text: "B", tags: ["a", "b"] });
  const read = fields({ title: "A", text: "B, by a colleague", tags: ["a", "b"] });
  expect(kept(stored, typed, read)).toEqual([["title", "A, typed"]]);
  expect(kept(stored, stored, read)).toEqual([]);
});

test("an emptied field stays empty, and an empty one is not taken for a typed one", () => {
  const stored = fields({ title: "A", text: undefined });
  const typed = fields({ title: "", text: null });
  expect(kept(stored, typed, stored)).toEqual([["title", ""]]);
});

test("keeps what is typed in a row that is in its place, and in no other", () => {
  const rows = (...ids: string[]) =>
    Object.fromEntries(
      ids.flatMap((id, at) => [
        [`rows.${at}.id`, id],
        [`rows.${at}.name`, id],
      ]),
    );
  const stored = fields(rows("a", "b"));
  const typed = fields({ ...rows("a", "b"), "rows.1.name": "B" });
  expect(kept(stored, typed, stored)).toEqual([["rows.1.name", "B"]]);
  expect(kept(stored, typed, fields(rows("b", "a")))).toEqual([]);
  expect(kept(stored, typed, fields(rows("a")))).toEqual([]);
});

test("what a message's form knows of colleagues goes with what is typed", () => {
  const stored = fields({ next: "", asRead: "1" });
  expect(
    kept(stored, fields({ next: "Call", asRead: "1" }), fields({ next: "", asRead: "2" })),
  ).toEqual([
    ["next", "Call"],
    ["asRead", "1"],
  ]);
});

test("what the host sets is no typed value; a text with its keys in another order is the same", () => {
  const stored = fields({ updatedAt: "2026-11-30T10:00:00.000Z", text: { a: 1, b: 2 } });
  const typed = fields({ updatedAt: "2026-11-30T10:00:05.000Z", text: { b: 2, a: 1 } });
  expect(kept(stored, typed, stored)).toEqual([]);
  expect([isOlder(stored, typed), isOlder(typed, stored), isOlder(typed, typed)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isOlder(fields({}), typed)).toBe(false);
});
