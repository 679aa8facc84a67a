import { describe, expect, test } from "vitest";
import {
  chosenCount,
  choiceQuery,
  optionCounts,
  readChoice,
  search,
  shownChoice,
  withGroup,
  type Filterable,
  type FilterNames,
} from "#app/content/vacancies/vacancy-filter.ts";
import { payStepsOf, readPay, stepName } from "#app/content/vacancies/vacancy-pay.ts";
import { english } from "@meridian/messages/language";

const options: FilterNames = {
  work_type: ["Remote", "Office", "Hybrid"],
  expertise: ["Junior", "Middle", "Senior"],
  specialization: ["Front-End", "Back-End", "R&D / AI"],
};
const nothing: FilterNames = { work_type: [], expertise: [], specialization: [] };
const job = (
  id: number,
  hot: number,
  work_type: string,
  expertise: string,
  specialization: string,
) =>
  ({
    id,
    hot,
    salary: { from: null, to: null, currency: "", period: "", tax: "" },
    work_type: work_type.split("+"),
    expertise: [expertise],
    specialization: [specialization],
  }) satisfies Filterable & { id: number };
const jobs = [
  job(1, 0, "Remote", "Senior", "Front-End"),
  job(2, 3, "Office", "Senior", "Back-End"),
  job(3, 0, "Remote+Office", "Junior", "Front-End"),
  job(4, 1, "Hybrid", "Middle", "R&D / AI"),
];
const ids = (choice: Partial<FilterNames>): number[] =>
  search(jobs, { ...nothing, ...choice }).map(({ id }) => id);

describe("[VAC-04] a search", () => {
  test("shows all without a filter, the most urgent first, else in the host's order", () =>
    expect(ids({})).toEqual([2, 4, 1, 3]));
  test("matches any name within a group", () =>
    expect(ids({ work_type: ["Remote", "Hybrid"] })).toEqual([4, 1, 3]));
  test("requires every group to match", () =>
    expect(ids({ work_type: ["Remote", "Office"], expertise: ["Senior"] })).toEqual([2, 1]));
  test("may find nothing", () =>
    expect(ids({ work_type: ["Hybrid"], expertise: ["Junior"] })).toEqual([]));
});

describe("[VAC-09] the filter in the address", () => {
  const read = (query: string): FilterNames => readChoice(new URLSearchParams(query), options);
  test("is written and read back for any names", () => {
    const choice = { ...nothing, work_type: ["Remote", "Office"], specialization: ["R&D / AI"] };
    expect(choiceQuery(choice)).toBe(
      "specialization=R%26D+%2F+AI&work_type=Remote&work_type=Office",
    );
    expect(read(choiceQuery(choice))).toEqual(choice);
    expect(choiceQuery(nothing)).toBe("");
  });
  test("has one spelling: the options' order, no duplicates, no unknown names", () => {
    const { length } = choiceQuery(
      read(
        `specialization=Back-End&work_type=Office&work_type=Remote&work_type=Remote&expertise=Wizard&${"work_type=x&".repeat(200)}`,
      ),
    );
    expect(
      choiceQuery(
        read(
          "specialization=Back-End&work_type=Office&work_type=Remote&work_type=Remote&expertise=Wizard",
        ),
      ),
    ).toBe("specialization=Back-End&work_type=Remote&work_type=Office");
    expect(length).toBe("specialization=Back-End&work_type=Remote&work_type=Office".length);
  });
});

test("[VAC-03] a group shows its names joined by commas, or All position", () => {
  expect(shownChoice(["Middle", "Senior"], english)).toBe("Middle, Senior");
  expect(shownChoice([], english)).toBe("All position");
  expect(withGroup({ ...nothing, work_type: ["Remote"] }, "work_type", [])).toEqual(nothing);
  expect(chosenCount({ ...nothing, work_type: ["Remote"], expertise: ["Senior", "Junior"] })).toBe(
    3,
  );
});

test("counts an option's vacancies with the other groups unchanged", () => {
  const choice = { ...nothing, work_type: ["Remote"], expertise: ["Senior"] };
  expect(Object.fromEntries(optionCounts(jobs, choice, "work_type"))).toEqual({
    Remote: 1,
    Office: 1,
  });
  expect(Object.fromEntries(optionCounts(jobs, choice, "expertise"))).toEqual({
    Senior: 1,
    Junior: 1,
  });
});

describe("[OWN-124] the least salary", () => {
  const paid = (currency: string, period: string, from: number | null, to: number | null) => ({
    ...job(0, 0, "Remote", "Senior", "Front-End"),
    salary: { from, to, currency, period, tax: "gross" },
  });
  const euros = [
    paid("EUR", "month", 2400, 3200),
    paid("EUR", "month", 5200, 6800),
    paid("EUR", "hour", 20, null),
    paid("USD", "year", null, 120_000),
    ...jobs,
  ];
  const steps = payStepsOf(euros);
  test("is chosen among round amounts of each currency, in its most frequent period", () => {
    expect(steps.map(stepName)).toEqual([
      "EUR-month-4000",
      "EUR-month-5000",
      "EUR-month-6000",
      "USD-year-100000",
    ]);
    expect(payStepsOf(jobs)).toEqual([]);
    // Mistyped: the smallest number that there is.
    expect(payStepsOf([paid("EUR", "hour", 5e-324, null)])).toEqual([]);
  });
  test("compares the upper amount, also of other periods; without a salary none matches", () => {
    const found = (amount: number, currency = "EUR"): number =>
      search(euros, { ...nothing, pay: { currency, period: "month", amount } }).length;
    expect([found(3000), found(3400), found(3470), found(7000)]).toEqual([3, 2, 1, 0]);
    expect([found(10_000, "USD"), found(10_001, "USD")]).toEqual([1, 0]);
  });
  test("is part of the address; an unknown one is ignored", () => {
    const pay = readPay(new URLSearchParams("pay=EUR-month-5000"), steps);
    expect(choiceQuery({ ...nothing, pay })).toBe("pay=EUR-month-5000");
    expect(chosenCount({ ...nothing, pay })).toBe(1);
    for (const query of ["pay=EUR-month-1", "pay=", "pay=%00"])
      expect(readPay(new URLSearchParams(query), steps)).toBeUndefined();
  });
});
