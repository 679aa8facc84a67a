import { expect, test } from "vitest";
import { calls } from "#calls.ts";
import { readReply } from "#wordpress/read.ts";
import type * as v from "valibot";
import type { Vacancy } from "#kinds/vacancy.ts";

/** A vacancy as the site reads it, and the problems that it logs. */
function readVacancy(more: object): { vacancy: Vacancy; problems: string[] } {
  const host = [{ ID: 7, slug: "qa", title: "QA", description: "Tests", ...more }];
  const read = readReply(calls.vacancy.reply as v.GenericSchema<unknown, Vacancy | null>, host);
  if (!read.ok || !read.value) throw new Error("the vacancy was lost");
  return { vacancy: read.value, problems: read.breaches.map(({ path }) => path) };
}

const pay = { from: 3000, to: "4,500", currency: "eur", period: "Month", tax: "Gross" };
const none = { from: null, to: null, currency: "", period: "", tax: "" };

test("[OWN-122] a salary has amounts, currency, period, and whether tax is part of it", () => {
  expect(readVacancy({ salary: pay }).vacancy.salary).toEqual({
    from: 3000,
    to: 4500,
    currency: "EUR",
    period: "month",
    tax: "gross",
  });
  expect(readVacancy({ acf: { salary: { ...pay, to: "" } } }).vacancy.salary.to).toBeNull();
});

test.each([
  ["negative", { ...pay, from: -1 }],
  ["zero", { ...pay, to: 0, from: "" }],
  ["too large to be meant", { ...pay, to: 1e12 }],
  ["with the lower amount above the upper one", { ...pay, to: 2000 }],
  ["without a currency", { ...pay, currency: "" }],
  ["in a currency that does not exist", { ...pay, currency: "EUX" }],
  ["without a period", { ...pay, period: "" }],
  ["in words", "by agreement"],
])("[OWN-122] a salary %s is left out and reported, the vacancy stays", (_, salary) => {
  const { vacancy, problems } = readVacancy({ salary });
  expect(vacancy.salary).toEqual(none);
  expect(problems).toEqual(["[0].salary"]);
});

test.each([[{}], [{ salary: "" }], [{ salary: false }], [{ salary: { currency: "EUR" } }]])(
  "[OWN-122] a host without salaries has none: %j",
  (more) => {
    const { vacancy, problems } = readVacancy(more);
    expect([vacancy.salary.from, vacancy.salary.to, problems]).toEqual([null, null, []]);
  },
);

test("[OWN-123] countries are codes, also by their names; what is none is left out and reported", () => {
  const { vacancy, problems } = readVacancy({
    work_from: ["UA", "germany", "Atlantis", "EU", 7, "pl"],
  });
  expect(vacancy.work_from).toEqual(["UA", "DE", "PL"]);
  expect(problems).toEqual(["[0].work_from[2]", "[0].work_from[3]", "[0].work_from[4]"]);
});

test("[OWN-127] where there is a formatted description, the plain one has its words", () => {
  const html = "<p>You <b>build</b>.</p><h3>With</h3><ul><li>Go</li></ul>";
  const { vacancy, problems } = readVacancy({ acf: { formatted_description: html } });
  expect([vacancy.formatted_description, vacancy.description, problems]).toEqual([
    html,
    "You build.\n\nWith\n- Go",
    [],
  ]);
});

test.each([
  "",
  false,
  "<p>&nbsp;</p>\n<p></p>",
  "<h3><br></h3>",
  '<p><img src="/media/a.webp"></p>',
])(
  "[OWN-127] a host without a formatted description has its plain one: %j",
  (formatted_description) => {
    const { vacancy } = readVacancy({ formatted_description });
    expect([vacancy.formatted_description, vacancy.description]).toEqual(["", "Tests"]);
  },
);
