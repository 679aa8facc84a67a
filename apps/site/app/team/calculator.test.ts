import { SPECIFIED } from "@meridian/contract/market";
import { expect, test } from "vitest";
import {
  chosenPosition,
  exampleTeam,
  levelsOf,
  longerTeam,
  priceTeam,
  titleOf,
  readChoice,
  teamText,
  withoutRow,
  type Choice,
  type Specialization,
} from "#app/team/calculator.ts";
import { money } from "#app/text/money.ts";
import { MOST_POSITIONS, readTeam } from "#app/team/team.ts";
import { ENGLISH } from "@meridian/messages/language";

const NO_CHOICE: Choice = { key: "", level: "", number: 0 };
const react: Specialization = {
  key: "react",
  name: "React",
  costs: {
    Middle: { europe: 69_600, california: 184_800 },
    Senior: { europe: 84_000, california: 235_200 },
  },
};
const qa: Specialization = {
  key: "qa",
  name: "QA",
  costs: { Junior: { europe: 50_000, california: 40_000 } },
};
const offered = [react, qa];
const team = (written: string) => priceTeam(readTeam(written), offered);

test("[CALC-06] [CALC-07] a row saves the difference times its people, and the total is their sum", () => {
  const { rows, total, people, isWhole } = team("react.senior.2,react.middle.3");
  expect(
    rows.map(({ number, europe, california, saving, ...row }) => [
      titleOf(row, ENGLISH.t),
      number,
      europe,
      california,
      saving,
    ]),
  ).toEqual([
    ["Senior React", 2, 84_000, 235_200, 302_400],
    ["Middle React", 3, 69_600, 184_800, 345_600],
  ]);
  expect([total, people, isWhole]).toEqual([648_000, 5, true]);
  expect(priceTeam({ positions: withoutRow(rows, 0), isWhole: true }, offered).total).toBe(345_600);
});

test("[CALC-12] a team costs its people's monthly share, and an example team has prices", () => {
  // (2 × 84,000 + 3 × 69,600) / 12
  expect(team("react.senior.2,react.middle.3").monthly).toBe(31_400);
  const example = exampleTeam(offered);
  expect(example).toEqual([
    { key: "react", level: "Senior", number: 2 },
    { key: "qa", level: "Junior", number: 2 },
  ]);
  expect(priceTeam({ positions: example, isWhole: true }, offered).isWhole).toBe(true);
  expect(exampleTeam([])).toEqual([]);
  expect(exampleTeam([{ key: "sap", name: "SAP", costs: {} }])).toEqual([]);
});

test("[CALC-05] the same position twice is two rows", () => {
  expect(team("react.senior.1,react.senior.1").rows).toHaveLength(2);
});

test("omits a position that no longer has a price and reports the team as incomplete", () => {
  for (const written of [
    "react.senior.2,golang.senior.1",
    "react.senior.2,react.junior.1",
    "react.senior.2,boo",
  ])
    expect(team(written)).toMatchObject({ people: 2, total: 302_400, isWhole: false });
  expect(priceTeam(readTeam("react.senior.2"), [])).toEqual({
    rows: [],
    people: 0,
    monthly: 0,
    total: 0,
    isWhole: false,
  });
  expect(team("")).toEqual({ rows: [], people: 0, monthly: 0, total: 0, isWhole: true });
});

test("a saving is negative where Eastern Europe costs more", () => {
  expect(team("qa.junior.3").total).toBe(-30_000);
  expect([-30_000, 302_400, 0].map((amount) => money(amount, "USD", "en"))).toEqual([
    "-$30,000",
    "$302,400",
    "$0",
  ]);
});

test("[CALC-02] a position needs all three choices and a price", () => {
  const whole = { key: "react", level: "Senior", number: 1 } as const;
  expect(chosenPosition(whole, offered)).toEqual(whole);
  for (const choice of [
    NO_CHOICE,
    { ...whole, key: "" },
    { ...whole, level: "" as const },
    { ...whole, number: 0 },
    { ...whole, level: "Junior" as const },
    { ...whole, key: "boo" },
  ])
    expect(chosenPosition(choice, offered)).toBeNull();
});

test("[CALC-01] reads a choice from a form or an address, and ignores invalid values", () => {
  expect(readChoice(new URLSearchParams("specialization=react&position=Senior&number=10"))).toEqual(
    { key: "react", level: "Senior", number: 10 },
  );
  expect(readChoice(new URLSearchParams())).toEqual(NO_CHOICE);
  for (const number of ["0", "11", "-1", "NaN", "1.5", "", "1e9"])
    expect(readChoice(new URLSearchParams({ number, position: "Boss" }))).toEqual(NO_CHOICE);
});

test("[CALC-09] offers only the levels with a price, and none for an empty list", () => {
  expect(levelsOf(offered, "")).toEqual(["Junior", "Middle", "Senior"]);
  expect(levelsOf(offered, "react")).toEqual(["Middle", "Senior"]);
  expect(levelsOf([], "")).toEqual([]);
});

test("[CALC-05] [CALC-10] without script the address adds one more row, or none", () => {
  const longer = (query: string, list = offered) => longerTeam(new URLSearchParams(query), list);
  const one = "specialization=qa&position=Junior&number=1";
  expect(longer(one)).toBe("team=qa.junior.1");
  expect(longer(`team=react.senior.2%2Cqa.junior.1&${one}`)).toBe(
    "team=react.senior.2,qa.junior.1,qa.junior.1",
  );
  expect(longer(`team=boo.senior.2,react.senior.2&${one}`)).toBe("team=react.senior.2,qa.junior.1");
  expect(longer("team=")).toBe("");
  for (const settled of [
    "",
    "team=react.senior.2",
    "team=boo",
    `${one.replace("Junior", "")}&team=`,
    one.replace("Junior", "Senior"),
    one.replace("=1", "=11"),
  ])
    expect(longer(settled)).toBeNull();
  expect(longer(one, [])).toBeNull();
  expect(
    longer(`team=${Array.from({ length: MOST_POSITIONS }, () => "qa.junior.1").join(",")}&${one}`),
  ).toBeNull();
});

test("[CALC-10] the team's text has every row, the total and its address", () => {
  expect(
    teamText(
      team("react.senior.2,qa.junior.1"),
      "https://example.com/pricing?team=react.senior.2,qa.junior.1",
      SPECIFIED,
      ENGLISH,
    ),
  ).toBe(
    [
      "2 × Senior React: average cost in EE $84,000, cost in California $235,200, saving $302,400",
      "1 × Junior QA: average cost in EE $50,000, cost in California $40,000, saving -$10,000",
      "TOTAL SAVE: $292,400 per year",
      "https://example.com/pricing?team=react.senior.2,qa.junior.1",
    ].join("\n"),
  );
  expect(teamText(team(""), "https://example.com/pricing", SPECIFIED, ENGLISH)).toBe("");
});

test("[OWN-42] currency and compared regions come from the settings", () => {
  const words = teamText(
    team("react.senior.1"),
    "https://example.com/pricing",
    { currency: "NOK", own: "Iberia", compared: "Oslo" },
    ENGLISH,
  );
  expect(words.replaceAll("\u00a0", " ")).toBe(
    [
      "1 × Senior React: average cost in Iberia NOK 84,000, cost in Oslo NOK 235,200, saving NOK 151,200",
      "TOTAL SAVE: NOK 151,200 per year",
      "https://example.com/pricing",
    ].join("\n"),
  );
  expect(money(1234, "EUR", "en")).toBe("€1,234");
});
