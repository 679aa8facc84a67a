import type { ClientField } from "payload";
import { expect, test } from "vitest";
import { differences, isSame, labelOf, layOver, readable } from "#publishing/editing/compare.ts";

const rich = (text: string) => ({
  root: { type: "root", children: [{ type: "paragraph", children: [{ type: "text", text }] }] },
});
const opened = {
  id: 1,
  updatedAt: "a",
  title: "Title",
  description: "Words",
  facts: { location: "Berlin", size: "9" },
  boxes: [{ id: "x", title: "One" }],
  body: rich("Old"),
};

test("all forms of an empty value are equal; row ids are ignored", () => {
  expect([
    isSame(null, ""),
    isSame(undefined, []),
    isSame({ a: null }, undefined),
    isSame([{ id: "1", t: "a" }], [{ id: "2", t: "a" }]),
  ]).toEqual([true, true, true, true]);
  expect([isSame(0, ""), isSame(false, null), isSame("a", "b"), isSame([1, 2], [2, 1])]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(
    differences(
      { ...opened, image: undefined },
      { ...opened, image: null, updatedAt: "b", lastSavedBy: "x" },
    ),
  ).toEqual([]);
});

test("a name that is typed is compared and merged; a service's, which the host takes from its title, is not", () => {
  const term = { name: "QA", order: 1 };
  expect(differences(term, { ...term, name: "Testing" })).toEqual([["name"]]);
  expect(layOver(term, { name: "Testing", order: 1 }, { name: "QA", order: 2 })).toEqual({
    name: "Testing",
    order: 2,
  });
  const service = { title: "<p>Web</p>", name: "Web" };
  expect(differences(service, { title: "<p>Sites</p>", name: "Sites" })).toEqual([["title"]]);
});

test("merging mine into theirs retains fields that only they changed; on a conflict, mine wins", () => {
  const mine = { ...opened, title: "Mine", facts: { ...opened.facts, size: "12" } };
  const theirs = {
    ...opened,
    updatedAt: "b",
    title: "Theirs",
    description: "Their words",
    facts: { location: "Paris", size: "9" },
    body: rich("New"),
  };
  expect(differences(mine, theirs)).toEqual([
    ["title"],
    ["description"],
    ["facts", "location"],
    ["facts", "size"],
    ["body"],
  ]);
  expect(layOver(opened, mine, theirs)).toEqual({
    ...theirs,
    title: "Mine",
    facts: { location: "Paris", size: "12" },
  });
});

test("[LANG-52] rows that both have are merged field by field, as a translation's words are", () => {
  const words = (title: string, text: string, point: string) => ({
    words: [
      {
        id: "w",
        blockType: "services",
        title,
        text,
        points: [{ of: "p", id: point, title: point }],
      },
    ],
  });
  const before = words("Teams", "Text", "One");
  const mine = words("Teams", "Mein Text", "One");
  const theirs = words("Feste Teams", "Text", "Eins");
  expect(differences(mine, theirs)).toEqual([
    ["words", "0", "title"],
    ["words", "0", "text"],
    ["words", "0", "points", "0", "title"],
  ]);
  expect(layOver(before, mine, theirs)).toEqual(words("Feste Teams", "Mein Text", "Eins"));
  // Their list has other rows: mine replaces it as a whole.
  const other = { words: [{ id: "x", blockType: "services", title: "Neu" }] };
  expect(layOver(before, mine, other)).toEqual(mine);
});

test("emptied fields and changed lists are merged whole", () => {
  const mine = { ...opened, description: "", boxes: [...opened.boxes, { id: "y", title: "Two" }] };
  const theirs = { ...opened, description: "Their words", boxes: [] };
  expect(layOver(opened, mine, theirs)).toMatchObject({
    description: "",
    boxes: [{ title: "One" }, { title: "Two" }],
  });
  expect(layOver({ facts: { size: "9" } }, { facts: null }, { facts: { size: "10" } })).toEqual({
    facts: { size: null },
  });
});

test("a list without rows, for which the form has the number 0, is empty: rows that only the other added stay", () => {
  expect([
    isSame(0, []),
    isSame([{ title: "One", points: 0 }], [{ title: "One", points: [] }]),
    isSame(0, [{ title: "One" }]),
    isSame(0, undefined),
  ]).toEqual([true, true, false, false]);
  const theirs = { title: "Title", boxes: [{ title: "One" }] };
  // Opened with an empty list, and on a page that was never saved.
  for (const boxes of [[], undefined])
    expect(layOver({ title: "Title", boxes }, { title: "Mine", boxes: 0 }, theirs)).toEqual({
      ...theirs,
      title: "Mine",
    });
  expect(
    layOver(theirs, { title: "Title", boxes: 0 }, { title: "Theirs", boxes: theirs.boxes }),
  ).toEqual({ title: "Theirs", boxes: [] });
  expect(layOver({ number: 1 }, { number: 0 }, { number: 2 })).toEqual({ number: 0 });
});

test("values are shown as text, fields by the form's labels", () => {
  expect([
    readable(rich("Hello")),
    readable([{ id: "1", title: "One", body: rich("Two") }, { title: "Three" }]),
    readable(true),
    readable(null),
  ]).toEqual(["Hello", "One\nTwo\nThree", "true", ""]);
  const fields = [
    {
      type: "tabs",
      tabs: [
        {
          label: "First",
          fields: [
            { type: "row", fields: [{ name: "title", label: "Title", type: "text" }] },
            {
              name: "facts",
              label: "Facts",
              type: "group",
              fields: [{ name: "size", label: "Team size", type: "text" }],
            },
          ],
        },
        {
          name: "explore",
          label: "Explore",
          fields: [{ name: "text", label: "Text", type: "text" }],
        },
      ],
    },
  ] as unknown as ClientField[];
  expect(
    [["title"], ["facts", "size"], ["explore", "text"], ["unknown"]].map((path) =>
      labelOf(fields, path),
    ),
  ).toEqual(["Title", "Facts, Team size", "Explore, Text", "unknown"]);
});

test("a field in a row has the row's number; the only row of a list has none", () => {
  const title = { name: "title", label: "Title", type: "text" };
  const boxes = { name: "boxes", label: "Boxes", type: "array", fields: [title] };
  const tabs = { type: "tabs", tabs: [{ label: "Head", fields: [title, boxes] }] };
  const blocks = [{ slug: "services", fields: [tabs] }];
  const words = { name: "words", label: "Words", type: "blocks", maxRows: 1, blocks };
  const fields = [boxes, words] as unknown as ClientField[];
  expect(
    ["boxes.1.title", "words.0.title", "words.0.boxes.0.title", "words"].map((path) =>
      labelOf(fields, path.split("."), () => "services"),
    ),
  ).toEqual(["Boxes, row 2, Title", "Title", "Boxes, row 1, Title", "Words"]);
});
