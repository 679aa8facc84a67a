import { expect, test } from "vitest";
import { plainWords, readHostSchema } from "#form-host/host-schema.ts";

const rule = (rest: object) => ({ rules: [rest] });
const read = (rest: object) => readHostSchema(rule(rest))?.rules[0];

test("reads the rules of a Contact Form 7, with numbers in any form", () => {
  expect(
    readHostSchema({
      version: "Contact Form 7 SWV Schema 2024-10",
      locale: "de_DE",
      rules: [
        { rule: "required", field: "fullname", error: "Bitte ausfüllen." },
        { rule: "maxlength", field: "description", threshold: 2000, error: "Too long" },
        { rule: "maxfilesize", field: "file-type", threshold: "1048576", error: "" },
        { rule: "file", field: "file-type", accept: [".PDF", "image/*", 7], error: "No" },
      ],
    }),
  ).toEqual({
    rules: [
      { kind: "required", field: "fullname", words: "Bitte ausfüllen.", limit: 0, accept: [] },
      { kind: "maxlength", field: "description", words: "Too long", limit: 2000, accept: [] },
      { kind: "maxfilesize", field: "file-type", words: "", limit: 1_048_576, accept: [] },
      { kind: "file", field: "file-type", words: "No", limit: 0, accept: [".pdf", "image/*"] },
    ],
    unread: [],
  });
  expect(readHostSchema([])).toEqual({ rules: [], unread: [] });
  expect(read({ rule: "tel", field: "phone", message: "As 5.6 states it" })?.words).toBe(
    "As 5.6 states it",
  );
});

test("rules within all count like the others; unsupported ones are reported once", () => {
  expect(
    readHostSchema({
      rules: [
        { rule: "all", rules: [{ rule: "email", field: "email" }] },
        { rule: "any", rules: [{ rule: "email", field: "email" }] },
        { rule: "quantum", field: "phone" },
        { rule: "quantum", field: "phone" },
        { rule: "maxlength", field: "phone" },
        { rule: "required", field: "<b>x</b>" },
        null,
        7,
      ],
    }),
  ).toMatchObject({
    rules: [{ kind: "email", field: "email" }],
    unread: ["any", "quantum (phone)", "maxlength (phone)", "required", "a rule without a name"],
  });
});

test.each([
  null,
  undefined,
  7,
  "<html></html>",
  {},
  { rules: "all" },
  { rules: { 0: { rule: "required" } } },
  [1],
])("%j is no schema", (json) => expect(readHostSchema(json)).toBeNull());

test.each([["-1"], [1.5], ["many"], [Infinity], [null], [{}], ["1e3"], [2 ** 60]])(
  "%j is no limit: the rule is ignored",
  (threshold) => {
    const schema = readHostSchema(rule({ rule: "maxlength", field: "phone", threshold }));
    expect(schema).toEqual({ rules: [], unread: ["maxlength (phone)"] });
  },
);

test("reads an endless schema up to its limits", () => {
  const many = Array.from({ length: 100_000 }, (_, at) => ({ rule: "required", field: `f${at}` }));
  const schema = readHostSchema({ rules: many });
  expect([schema?.rules.length, schema?.unread]).toEqual([500, ["all rules after the first 500"]]);
  let deep: object = { rule: "required", field: "x" };
  for (let depth = 0; depth < 2000; depth += 1) deep = { rule: "all", rules: [deep] };
  expect(readHostSchema({ rules: [deep] })).toEqual({ rules: [], unread: ["all"] });
});

test("the host's messages are one line of text, whatever they contained", () => {
  expect(plainWords("  Please <b>fill</b> out\n this field &amp; go  ")).toBe(
    "Please fill out this field & go",
  );
  expect(plainWords("&lt;script&gt;alert(1)&lt;/script&gt; x")).toBe("alert(1) x");
  expect(plainWords("a\u202Eb\u0000c\u2028d")).toBe("a bc d");
  expect(plainWords("y".repeat(5000))).toBe(`${"y".repeat(199)}…`);
  for (const odd of [null, 7, ["x"], { a: 1 }]) expect(plainWords(odd)).toBe("");
});
