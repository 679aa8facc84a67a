import * as fc from "fast-check";
import { expect, test } from "vitest";
import { changedPart, withInvisible } from "#publishing/approval/changed-part.ts";

test("finds the words that differ between two texts", () => {
  expect(changedPart("We build it in Sofia.", "We build it in Berlin and Sofia.")).toEqual({
    head: "We build it in ",
    before: "",
    after: "Berlin and ",
    tail: "Sofia.",
  });
  expect(changedPart("one", "one more")).toMatchObject({ head: "one", before: "", after: " more" });
});

test("both texts can be rebuilt from their parts", () => {
  const text = fc.array(fc.constantFrom("a", "b", " ", "\n", "🙂")).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const { head, before, after, tail } = changedPart(one, other);
      expect([head + before + tail, head + after + tail]).toEqual([one, other]);
    }),
  );
});

test("shows invisible characters", () => {
  expect(withInvisible("a\u202Eb\u200Bc\n")).toBe("a⟨U+202E⟩b⟨U+200B⟩c\n");
});
