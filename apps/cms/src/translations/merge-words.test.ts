import { expect, test } from "vitest";
import { untranslated } from "#records/fields/untranslated.ts";
import { formShape } from "#translations/form-shape.ts";
import { wordsAlong } from "#translations/merge-words.ts";

const shape = formShape([
  {
    name: "links",
    type: "array",
    fields: [
      { name: "label", type: "text" },
      untranslated({ name: "link", type: "text" }),
      untranslated({ name: "opens", type: "text" }),
    ],
  },
]);
const row = (id: string, label: string, link?: string) => ({ id, label, link, opens: null });
const original = {
  links: [
    row("a", "Guide", "/guide"),
    row("b", "Privacy", "/privacy"),
    row("c", "Terms", "/terms"),
  ],
};
const labels = (links: object[]): unknown[] =>
  (wordsAlong(shape, original, { links }).links as { of: string; label?: string }[]).map(
    ({ of, label }) => [of, label],
  );

test("[LANG-50] the rows of a document with fewer or more rows go to those with the same link", () => {
  expect(
    labels([
      { label: "Datenschutz", link: "/privacy" },
      { label: "Nutzung", link: "/terms" },
    ]),
  ).toEqual([
    ["a", undefined],
    ["b", "Datenschutz"],
    ["c", "Nutzung"],
  ]);
  expect(
    labels([
      { label: "Impressum", link: "/impressum" },
      { label: "Nutzung", link: "/terms" },
      { label: "Leitfaden", link: "/guide" },
      { label: "Datenschutz", link: "/privacy" },
    ]),
  ).toEqual([
    ["a", "Leitfaden"],
    ["b", "Datenschutz"],
    ["c", "Nutzung"],
  ]);
});

test("as many rows, or rows without anything to match: by position", () => {
  const german = [
    { label: "Eins", link: "/eins" },
    { label: "Zwei", link: "/zwei" },
    { label: "Drei", link: "/drei" },
  ];
  for (const links of [german, german.slice(0, 2)])
    expect(labels(links).map((pair) => (pair as unknown[])[1])).toEqual([
      "Eins",
      "Zwei",
      links.length === 3 ? "Drei" : undefined,
    ]);
});
