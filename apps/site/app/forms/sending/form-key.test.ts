import { expect, test } from "vitest";
import type { Draft, DraftValues } from "#app/forms/draft/draft.ts";
import { createFormKeys, randomKey } from "#app/forms/sending/form-key.ts";

const content = (description: string, size = 1) => ({
  values: { description },
  file: { name: "a.pdf", size, lastModified: 5 },
});

function memory() {
  let stored: DraftValues | null = null;
  return {
    read: () => stored,
    write: (values) => ((stored = values), true),
    discard: () => void (stored = null),
  } satisfies Draft;
}

test("a retry keeps its key; an edit, another file or a success creates a new one", () => {
  let made = 0;
  const keys = createFormKeys(() => `key-${(made += 1)}`, memory());
  expect([keys.keyFor(content("a")), keys.keyFor(content("a"))]).toEqual(["key-1", "key-1"]);
  expect(keys.keyFor(content("b"))).toBe("key-2");
  expect(keys.keyFor(content("b", 2))).toBe("key-3");
  keys.renew();
  expect(keys.keyFor(content("b", 2))).toBe("key-4");
});

test("a stored key is reused by the next page until the message is sent", () => {
  const draft = memory();
  const key = createFormKeys(randomKey, draft).keyFor(content("a"));
  const next = createFormKeys(randomKey, draft);
  expect(next.keyFor(content("a"))).toBe(key);
  expect(next.keyFor(content("b"))).not.toBe(key);
  next.renew();
  expect(draft.read()).toBeNull();
  expect(createFormKeys(randomKey, draft).keyFor(content("a"))).not.toBe(key);
});

test("reads the key format of older pages, so that no message is sent twice", () => {
  const stored: DraftValues = {
    content: [JSON.stringify([{ description: "a" }, [["a.pdf", 1, 5]]])],
    key: ["the older page's"],
  };
  const draft: Draft = { read: () => stored, write: () => true, discard: () => undefined };
  expect(createFormKeys(randomKey, draft).keyFor(content("a"))).toBe("the older page's");
});

test("a key has 32 hex digits and never repeats", () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});
