import { expect, test } from "vitest";
import { createDraft } from "#app/forms/draft/draft.ts";

function tab(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage;
}

test("reads a draft back only under its own name", () => {
  const storage = tab();
  const draft = createDraft("/vacancies#resume", () => storage);
  expect(draft.read()).toBeNull();
  expect(draft.write({ fullname: ["Anna"], skill: ["PHP", "C++"] })).toBe(true);
  expect(createDraft("/vacancies#resume", () => storage).read()).toEqual({
    fullname: ["Anna"],
    skill: ["PHP", "C++"],
  });
  expect(createDraft("/career#resume", () => storage).read()).toBeNull();
  draft.discard();
  expect(draft.read()).toBeNull();
});

test("reports that nothing is stored where the browser refuses storage", () => {
  const refused = createDraft("a", () => {
    throw new DOMException("denied", "SecurityError");
  });
  expect([refused.write({}), refused.read(), refused.discard()]).toEqual([false, null, undefined]);
  const full = { ...tab(), setItem: () => expect.fail("the quota has been exceeded") } as Storage;
  expect(createDraft("a", () => full).write({ a: ["b"] })).toBe(false);
});

test.each(["", "{", "5", "[1]", '{"fullname":"Anna"}', '{"fullname":[5]}'])(
  "ignores stored values that are no draft: %s",
  (text) => {
    const storage = tab();
    storage.setItem("draft:a", text);
    expect(createDraft("a", () => storage).read()).toBeNull();
  },
);
