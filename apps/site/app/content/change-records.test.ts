import { expect, test } from "vitest";
import { createRecordChange } from "#app/content/change-records.ts";

const listOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id, text: "a" }));

/** Counts the records that are changed. */
function counting(marked: (id: number) => boolean) {
  let count = 0;
  const apply = createRecordChange<string>();
  return {
    apply: (reply: unknown, by = "rule") =>
      apply(reply, by, (record) => {
        count++;
        return marked((record as { id: number }).id) ? { record } : record;
      }),
    took: () => [count, (count = 0)][0],
  };
}

test("[API-06] one changed record of a list costs the same at 3,000 records as at 30", () => {
  for (const length of [30, 3000]) {
    const { apply, took } = counting((id) => id === 7);
    const list = listOf(length);
    const first = apply(list);
    expect([took(), apply(list) === first, took()]).toEqual([length, true, 0]);
    const next = apply([{ id: length, text: "b" }, ...list.toReversed()]) as unknown[];
    expect(took()).toBe(1);
    expect(next[0]).toEqual({ id: length, text: "b" });
    expect(next.at(-8)).toBe((first as unknown[])[7]);
    // Another rule applies to all.
    apply(list, "another rule");
    expect(took()).toBe(length);
  }
});

test("a list without a change is the same object; a record and a list of words are changed whole", () => {
  const { apply } = counting(() => false);
  const list = listOf(3);
  expect(apply(list)).toBe(list);
  expect(apply(list[0])).toBe(list[0]);
  const words = createRecordChange<null>();
  expect(words(["a", null], null, (word) => word ?? "none")).toEqual(["a", "none"]);
  expect(words(null, null, () => "none")).toBe("none");
});
