import type { ClientField } from "payload";
import { expect, test } from "vitest";
import { changedWords } from "#publishing/editing/changed-words.ts";
import { english } from "#testing/english.ts";

const text = (name: string, label: string) => ({ type: "text", name, label });
const FIELDS = [
  {
    type: "tabs",
    tabs: [{ fields: [text("title", "Title"), { type: "upload", name: "cover", label: "Cover" }] }],
  },
  { type: "group", name: "search", label: "Search results", fields: [text("words", "Words")] },
  { type: "group", name: "side", label: false, fields: [text("note", "Note")] },
  {
    type: "blocks",
    name: "sections",
    label: "Text",
    blocks: [
      { slug: "text", fields: [text("heading", "Heading")] },
      { slug: "picture", fields: [{ type: "upload", name: "image", label: "Picture" }] },
    ],
  },
  ...["One", "Two", "Three"].map((label) => text(label.toLowerCase(), label)),
] as unknown as ClientField[];

const BEFORE = {
  title: "A",
  cover: 1,
  search: { words: "a" },
  side: { note: "a" },
  sections: [
    { id: "a", blockType: "text", heading: "A" },
    { id: "b", blockType: "picture", image: 1 },
  ],
};
const words = (change: object): string =>
  changedWords(FIELDS, BEFORE, { ...BEFORE, ...change }, { t: english });

test("[EDIT-42] a save is described by the fields that it changed, as the form names them", () => {
  expect(words({})).toBe("");
  expect(words({ updatedAt: "later", lastSavedBy: "ben@example.com" })).toBe("");
  expect(words({ title: "B" })).toBe("Title");
  expect(words({ search: { words: "b" }, side: { note: "b" } })).toBe("Search results, Note");
  expect(words({ cover: 2 })).toBe("a picture");
  const sections = [
    { id: "a", blockType: "text", heading: "B" },
    { id: "b", blockType: "picture", image: 2 },
  ];
  expect(words({ title: "B", cover: null, sections })).toBe("Title, Text, 2 pictures");
  expect(words({ sections: [] })).toBe("Text");
  const all = { title: "B", search: { words: "b" }, side: { note: "b" }, one: 1, two: 2, three: 3 };
  expect(words(all)).toBe("Title, Search results, Note, One and 2 more");
});
