import { expect, test } from "vitest";
import { createDraft } from "#app/forms/draft/draft.ts";

/** As a browser's: names and values are strings. */
function tab(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

test("a draft is found again under its name, and under no other", () => {
  const storage = tab();
  const draft = createDraft("/vacancies#resume", () => storage);
  expect(draft.read()).toBeNull();
  expect(draft.write({ fullname: ["Anna"], skill: ["PHP", "C++"] })).toBe(true);
  expect(createDraft("/vacancies#resume", () => storage).read()).toEqual({
    fullname: ["Anna"],
    skill: ["PHP", "C++"],
  });
  expect(createDraft("/career#resume", () => storage).read()).toBeNull();
  draft.forget();
  expect(draft.read()).toBeNull();
});

test("a browser that keeps nothing is no trouble: nothing is kept, and that is said", () => {
  const refused = createDraft("a", () => {
    throw new DOMException("denied", "SecurityError");
  });
  expect([refused.write({}), refused.read(), refused.forget()]).toEqual([false, null, undefined]);
  const full = { ...tab(), setItem: () => expect.fail("the quota has been exceeded") } as Storage;
  expect(createDraft("a", () => full).write({ a: ["b"] })).toBe(false);
});

test.each(["", "{", "5", "[1]", '{"fullname":"Anna"}', '{"fullname":[5]}'])(
  "what is no draft of ours is none: %s",
  (text) => {
    const storage = tab();
    storage.setItem("draft:a", text);
    expect(createDraft("a", () => storage).read()).toBeNull();
  },
);
