import { expect, test } from "vitest";
import { calls } from "@meridian/contract";
import { quirksOf } from "#moving-in/conformance/quirks.ts";
import { group, list, record } from "@meridian/contract/wordpress/shapes";
import { beyond } from "@meridian/contract/shape";
import {
  day,
  flag,
  html,
  image,
  link,
  number,
  required,
  text,
} from "@meridian/contract/wordpress/wordpress";

const notesOf = (schema: Parameters<typeof quirksOf>[0], json: unknown): string[] =>
  quirksOf(schema, json).map(({ kind, path, note, times }) => `${kind} ${path}: ${note} ×${times}`);

test.each([
  [text, ["plain", ""], []],
  [text, ["R&amp;D", "Vec&lt;T&gt;", "5 < 6"], []],
  [text, ["Vec<T>"], ["a character < that is not markup; it is shown: write it as &lt;"]],
  [text, ["<p>x</p>"], ["HTML in a plain text, taken off"]],
  [text, [7], ["a number where a text belongs"]],
  [text, [{ rendered: "x" }], ["a text as {rendered}"]],
  [text, [false], ["false for an empty field"]],
  [required(html), ["<p>R&amp;D</p>"], []],
  [number, [1, 0], []],
  [number, ["1"], ["a number written as a text"]],
  [number, [""], ['"" for an empty field']],
  [flag, [true], []],
  [flag, ["1"], ['"1" for true or false']],
  [link, ["/a?b&c"], []],
  [link, [{ url: "/a" }], ["a link as an object"]],
  [image, ["/a.png", { url: "/a.png" }], []],
  [image, ["12"], ["a picture named by its media id, looked up"]],
  [day, ["2026-03-02", ""], []],
  [day, ["20260302"], ["a date written otherwise than YYYY-MM-DD"]],
])("reports what is unusual about a value: %#", (schema, values, notes) => {
  expect(values.flatMap((value) => quirksOf(schema, value).map(({ note }) => note))).toEqual(notes);
});

test("the same quirk in many records is reported once, with its first place and count; a missing field has the place where it should be", () => {
  const schema = list(
    record({ title: text }, "data", {
      order: number,
      part: group({ a: text, closed: beyond(flag) }),
      rows: list(group({ b: text })),
    }),
  );
  expect(
    notesOf(schema, [
      { title: "A", data: { order: "1", part: { a: "x" }, rows: [{ b: "x" }, {}] } },
      { title: "B", acf: { order: "2", part: [], rows: { 0: { b: 1 }, 2: { b: 2 } } } },
      { post_title: "C", data: { order: 3, part: { a: "x", closed: 1 }, rows: false } },
    ]),
  ).toEqual([
    "unusual [0].data.order: a number written as a text ×1",
    "missing [0].data.rows[1].b: not there, read as empty ×1",
    "unusual [1].acf.order: a number written as a text ×1",
    "unusual [1].acf.part: [] for an empty group ×1",
    "unusual [1].acf.rows: a list with gaps, written as an object ×1",
    "unusual [1].acf.rows[0].b: a number where a text belongs ×2",
    "unusual [1].acf: custom fields in acf ×1",
    "unusual [2].post_title: read as title ×1",
    "unusual [2].data.part.closed: 1 for true or false ×1",
    "unusual [2].data.rows: false for an empty list ×1",
  ]);
});

test("every GET of the contract has a shape that can be compared", () => {
  const uncovered = Object.entries(calls).filter(
    ([, { method, reply }]) =>
      method === "GET" &&
      [...quirksOf(reply, [{ nothing: 1 }]), ...quirksOf(reply, { nothing: 1 })].length === 0,
  );
  expect(uncovered.map(([name]) => name)).toEqual([]);
});
