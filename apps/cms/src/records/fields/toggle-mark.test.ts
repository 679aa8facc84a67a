import { assert, array, constantFrom, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { shownParts, toggleMark } from "#records/fields/toggle-mark.ts";

/** `[` and `]` are the ends of the selection. */
const toggled = (written: string): string | null => {
  const start = written.indexOf("[");
  const end = written.indexOf("]") - 1;
  const made = toggleMark({ text: written.replace(/[[\]]/g, ""), start, end });
  return (
    made &&
    `${made.text.slice(0, made.start)}[${made.text.slice(made.start, made.end)}]${made.text.slice(made.end)}`
  );
};

test.each([
  ["Dedicated [engineering teams]", "Dedicated <strong>[engineering teams]</strong>"],
  ["[צוותי פיתוח] ייעודיים", "<strong>[צוותי פיתוח]</strong> ייעודיים"],
  ["a [b ]c", "a <strong>[b]</strong> c"],
  ["a <strong>[b]</strong> c", "a [b] c"],
  ["a [<strong>b</strong>] c", "a [b] c"],
  ["a <strong>b[]c</strong> d", "a [bc] d"],
  ["[a <strong>b</strong>] c", "<strong>[a b]</strong> c"],
  ["a <strong>b [c</strong> d] e", "a <strong>[b c d]</strong> e"],
  ["a <em>b [c</em> d] e", "a <strong>[<em>b c</em> d]</strong> e"],
  ["a <st[rong>b</strong> c]", "a <strong>[b c]</strong>"],
  ["a[]b", null],
  ["a[ ]b", null],
])("[LANG-63] %j becomes %j", (before, after) => expect(toggled(before)).toBe(after));

test("[LANG-63] words stay, and tags stay in pairs, whatever is selected", () => {
  const piece = constantFrom("a", " ", "ש", "<strong>b</strong>", "<em>c</em>", "<br>", "< ");
  assert(
    property(array(piece, { maxLength: 8 }), nat(80), nat(80), (pieces, one, other) => {
      const text = pieces.join("");
      const [start = 0, end = 0] = [one, other]
        .map((at) => Math.min(at, text.length))
        .toSorted((a, b) => a - b);
      const made = toggleMark({ text, start, end });
      if (!made) return;
      expect(made.text.replaceAll(/<\/?strong>/g, "")).toBe(text.replaceAll(/<\/?strong>/g, ""));
      // Innermost pairs first, until none is left.
      let tags = [...made.text.matchAll(/<\/?(?:strong|em)>/g)].join("");
      while (/<(\w+)><\/\1>/.test(tags)) tags = tags.replaceAll(/<(\w+)><\/\1>/g, "");
      expect(tags).toBe("");
      expect(made.text.slice(made.start, made.end)).not.toContain("strong>");
    }),
  );
});

test("[LANG-63] the line under the field shows the marked words without tags", () =>
  expect(shownParts("<strong>צוותי</strong> <em>פיתוח</em><br>x")).toEqual([
    { words: "צוותי", isMarked: true },
    { words: " פיתוח x", isMarked: false },
  ]));
