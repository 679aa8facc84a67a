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
  test("shows all when nothing is chosen, the hottest first, else as the host has them", () =>
    expect(ids({})).toEqual([2, 4, 1, 3]));
  test("takes any name within a group", () =>
    expect(ids({ work_type: ["Remote", "Hybrid"] })).toEqual([4, 1, 3]));
  test("asks that all groups match", () =>
    expect(ids({ work_type: ["Remote", "Office"], expertise: ["Senior"] })).toEqual([2, 1]));
  test("may give nothing", () =>
    expect(ids({ work_type: ["Hybrid"], expertise: ["Junior"] })).toEqual([]));
});

describe("[VAC-09] the choice in the address", () => {
  const read = (query: string): FilterNames => readChoice(new URLSearchParams(query), options);
  test("is written and read back, whatever stands in the names", () => {
    const choice = { ...nothing, work_type: ["Remote", "Office"], specialization: ["R&D / AI"] };
    expect(choiceQuery(choice)).toBe(
      "specialization=R%26D+%2F+AI&work_type=Remote&work_type=Office",
    );
    expect(read(choiceQuery(choice))).toEqual(choice);
    expect(choiceQuery(nothing)).toBe("");
  });
  test("has one spelling: the options' order, each once, and nothing that is no option", () => {
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
  expect(shownChoice(["Middle", "Senior"])).toBe("Middle, Senior");
  expect(shownChoice([])).toBe("All position");
  expect(withGroup({ ...nothing, work_type: ["Remote"] }, "work_type", [])).toEqual(nothing);
  expect(chosenCount({ ...nothing, work_type: ["Remote"], expertise: ["Senior", "Junior"] })).toBe(
    3,
  );
});

test("an option tells how many it would give with the other groups as they are", () => {
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
