import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { group, list, record } from "#wordpress/shapes.ts";
import {
  day,
  flag,
  html,
  lines,
  link,
  number,
  price,
  required,
  requiredNumber,
  text,
} from "#wordpress/wordpress.ts";

const read = <T>(schema: v.GenericSchema<unknown, T>, input: unknown): T => v.parse(schema, input);
const problem = (schema: v.GenericSchema<unknown, unknown>, input: unknown): string | undefined =>
  v.safeParse(schema, input).issues?.[0].message;
const loose = <T>(schema: v.GenericSchema<never, T>) =>
  schema as unknown as v.GenericSchema<unknown, T>;

const EMPTY = [false, "", null, undefined, []];

describe("texts", () => {
  const plain = loose(text as v.GenericSchema<never, string>);
  test.each([
    ["a string", "Team extension", "Team extension"],
    ["a rendered title", { rendered: "R&amp;D &#8211; partnership" }, "R&D – partnership"],
    ["a title next to `protected`", { rendered: "Blog", protected: false }, "Blog"],
    ["entities by name, number and hex", "&quot;A&#039;s&quot; &hellip; &#x2014;", '"A\'s" … —'],
    ["inline markup", "<strong>Six</strong> teams<br>one plan", "Six teamsone plan"],
    ["a smaller-than that is no tag", "5 < 6 & 7 > 3", "5 < 6 & 7 > 3"],
    ["encoded markup, which is text", "&lt;b&gt; is bold", "<b> is bold"],
    ["white space", "  two\n\t lines&nbsp;", "two lines"],
    [
      "an amount",
      "a&nbsp;budget of 500&nbsp;$,&nbsp;or 10&nbsp;000",
      "a budget of 500\u00a0$, or 10 000",
    ],
    ["a number", 12, "12"],
  ])("[API-04] text from %s", (_, input, clean) => expect(read(plain, input)).toBe(clean));

  test.each(EMPTY.map((empty) => [empty]))(
    "[API-04] text, lines, html and link from empty %j",
    (empty) => {
      for (const schema of [text, lines, html, link])
        expect(read(schema as v.GenericSchema<unknown, string>, empty)).toBe("");
    },
  );

  test("[API-04] refuses a text of another kind, with its value", () => {
    expect(problem(plain, { raw: "x" })).toBe("expected a text, got an object");
    expect(problem(plain, ["a", "b"])).toBe("expected a text, got a list of 2");
    expect(problem(plain, true)).toBe("expected a text, got boolean true");
  });

  test("[API-04] lines keep their breaks, whether written as \\n, \\r\\n or <br>", () => {
    expect(
      read(
        lines as v.GenericSchema<unknown, string>,
        "one<br />\r\ntwo\r\nthree\n<b>four</b> &amp; five",
      ),
    ).toBe("one\ntwo\nthree\nfour & five");
  });

  test("[API-04] html is unchanged", () => {
    expect(read(html as v.GenericSchema<unknown, string>, { rendered: "<p>R&amp;D</p>\n" })).toBe(
      "<p>R&amp;D</p>",
    );
  });

  test("[API-04] a link is an address or ACF's link object", () => {
    const address = link as v.GenericSchema<unknown, string>;
    expect(read(address, "https://example.com/?a=1&amp;b=2")).toBe("https://example.com/?a=1&b=2");
    expect(read(address, { title: "", url: " /pricing ", target: "" })).toBe("/pricing");
    expect(problem(address, { target: "_blank" })).toBe("expected an address, got an object");
  });

  test("an identity text must not be empty", () => {
    expect(problem(required(text) as v.GenericSchema<unknown, string>, { rendered: " " })).toBe(
      "expected a text, got an empty one",
    );
  });
});

describe("numbers and flags", () => {
  const figure = number as v.GenericSchema<unknown, number | null>;
  test.each([
    ["12", 12],
    [" 3.4 ", 3.4],
    ["-2", -2],
    [0, 0],
    ["0", 0],
    ["$15,580", 15_580],
    ["1,234,567", 1_234_567],
    ["$4,100", 4100],
    ["11 000", 11_000],
    ["11\u00a0000 €", 11_000],
    ["11\u202f000,50", 11_000.5],
    ["11'000 CHF", 11_000],
    ["USD 4,100.00", 4100],
    ["1.234.567", 1_234_567],
    ["1.234,50", 1234.5],
    ["4100,50", 4100.5],
    ["1.234", 1.234],
    ["4.75", 4.75],
    ["+3", 3],
  ])("[API-04] number from %j", (input, clean) => expect(read(figure, input)).toBe(clean));
  test.each([...EMPTY, "  "].map((empty) => [empty]))("[API-04] no number from empty %j", (empty) =>
    expect(read(figure, empty)).toBeNull(),
  );
  test.each([
    ["twelve", '"twelve"'],
    ["12 years", '"12 years"'],
    ["1,5", '"1,5"'],
    ["by agreement", '"by agreement"'],
    ["4,100 to 5,200", '"4,100 to 5,200"'],
    ["$", '"$"'],
    ["11 00", '"11 00"'],
    ["1 2", '"1 2"'],
  ])("[API-04] %j is no number", (input, shown) =>
    expect(problem(figure, input)).toBe(`expected a number, got string ${shown}`),
  );
  test.each([
    ["$4,100", 4100],
    ["4.100 €", 4100],
    ["4.100,00 €", 4100],
    ["4100.5", 4100.5],
    [4.1, 4.1],
    ["", null],
  ])("[API-04] a price from %j: a point before three figures separates thousands", (input, clean) =>
    expect(read(price as v.GenericSchema<unknown, number | null>, input)).toBe(clean),
  );
  test.each(["1,5", "by agreement", "4.1k"])("[API-04] %j is no price", (input) =>
    expect(problem(price as v.GenericSchema<unknown, number | null>, input)).toContain(
      "expected a number",
    ),
  );
  test("[API-04] a required number", () => {
    expect(read(requiredNumber as v.GenericSchema<unknown, number>, "204")).toBe(204);
    expect(problem(requiredNumber as v.GenericSchema<unknown, number>, false)).toBe(
      "expected a number, got none",
    );
  });
  test.each([
    [true, true],
    [1, true],
    ["1", true],
    [0, false],
    ["0", false],
    ["", false],
    [false, false],
    [null, false],
  ])("[API-04] flag from %j", (input, clean) =>
    expect(read(flag as v.GenericSchema<unknown, boolean>, input)).toBe(clean),
  );
  test("[API-04] refuses a flag of another kind", () =>
    expect(problem(flag as v.GenericSchema<unknown, boolean>, "maybe")).toBe(
      'expected true or false, got string "maybe"',
    ));
});

describe("records, groups and lists", () => {
  const names = list(group({ name: text })) as v.GenericSchema<unknown, unknown>;
  const post = record({ id: number, title: required(text) }, "data", {
    order: number,
    facts: group({ location: text }),
  }) as v.GenericSchema<unknown, unknown>;
  const clean = { id: 1, title: "T", order: 2, facts: { location: "Kyiv" } };

  test.each([
    ["data", { id: 1, title: "T", data: { order: 2, facts: { location: "Kyiv" } } }],
    ["acf", { id: 1, title: { rendered: "T" }, acf: { order: "2", facts: { location: "Kyiv" } } }],
    ["the top", { id: 1, title: "T", order: 2, facts: { location: "Kyiv" } }],
    [
      "several places",
      {
        id: 1,
        title: "T",
        data: { order: 2 },
        acf: { order: 9, facts: { location: "Kyiv" } },
        order: 8,
      },
    ],
    [
      "the raw dialect",
      { ID: "1", post_title: "T", acf: { order: "2", facts: { location: "Kyiv" } } },
    ],
  ])("[API-04] custom fields in %s", (_, input) => expect(read(post, input)).toEqual(clean));

  test.each(EMPTY.map((empty) => [empty]))(
    "[API-04] an empty group (%j) has empty fields",
    (empty) => {
      expect(read(post, { id: 1, title: "T", acf: { order: 1, facts: empty } })).toEqual({
        ...clean,
        order: 1,
        facts: { location: "" },
      });
    },
  );

  test.each(EMPTY.map((empty) => [empty]))("[API-04] an empty list: %j", (empty) =>
    expect(read(names, empty)).toEqual([]),
  );
  test("[API-04] a list with gaps, as PHP writes it", () =>
    expect(read(names, { 0: { name: "a" }, 3: { name: "b" } })).toEqual([
      { name: "a" },
      { name: "b" },
    ]));

  test("an object with none of a record's fields is refused: an error body is no empty record", () => {
    expect(problem(post, { code: "rest_no_route", message: "No route" })).toBe(
      "expected an object with id, title, order, facts, got one with code, message",
    );
    expect(problem(names, { code: "rest_no_route" })).toBe("expected a list");
  });
});

describe("days", () => {
  const dayOf = (input: unknown) => read(day as v.GenericSchema<unknown, string>, input);
  test.each([
    ["2026-03-02", "2026-03-02"],
    ["2026-03-02T09:00:00", "2026-03-02"],
    ["2026-03-02 23:59:59", "2026-03-02"],
    ["20260302", "2026-03-02"],
    [20260302, "2026-03-02"],
    ["2 March 2026", "2026-03-02"],
    ["25/03/2026", "2026-03-25"],
    ["0000-00-00 00:00:00", ""],
  ])("[API-04] the day of %j", (input, clean) => expect(dayOf(input)).toBe(clean));
  test.each(EMPTY.map((empty) => [empty]))("[API-04] no day from empty %j", (empty) =>
    expect(dayOf(empty)).toBe(""),
  );
  test.each(["03/04/2026", "2026-02-30", "2026-13-01", "1772442000", "soon", true, {}])(
    "[API-04] no day is guessed from %j",
    (input) =>
      expect(problem(day as v.GenericSchema<unknown, string>, input)).toContain("expected a date"),
  );
});
