import { expect, test } from "vitest";
import { withoutFaults } from "#moving-in/import/map/trim.ts";

const error = (...paths: string[]) => ({
  data: { errors: paths.map((path) => ({ path, message: "no" })) },
});
const data = { title: "A", rows: [{ a: 1, b: 2 }, { a: 3 }, { a: 4 }], group: { link: "x" } };

test("only the refused field is removed; if it is gone already its row is, and the others keep their positions until then", () => {
  expect(withoutFaults(data, error("rows.0.b", "group.link"), { rows: false })).toEqual({
    data: {
      title: "A",
      rows: [{ a: 1, b: undefined }, { a: 3 }, { a: 4 }],
      group: { link: undefined },
    },
    lost: ['rows.0.b: no ("2")', 'group.link: no ("x")'],
  });
  expect(
    withoutFaults(data, error("rows.0.c", "rows.2.c", "rows.0.d"), { rows: false }),
  ).toBeUndefined();
  expect(withoutFaults(data, error("rows.0.c", "rows.2.c", "rows.0.d"), { rows: true })).toEqual({
    data: { ...data, rows: [{ a: 3 }] },
    lost: ['rows.0.c: no ("1 2")', 'rows.2.c: no ("4")'],
  });
});

test("a field outside of lists has no row; another error, or one about a missing field, removes nothing", () => {
  expect(withoutFaults(data, error("title"), { rows: true })).toBeUndefined();
  expect(withoutFaults(data, error("nothing.at.all"), { rows: false })).toBeUndefined();
  expect(withoutFaults(data, new Error("the disk is full"), { rows: false })).toBeUndefined();
});

test("the original document is not changed", () => expect(data.rows).toHaveLength(3));
