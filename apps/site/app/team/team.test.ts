import { expect, test } from "vitest";
import {
  firstWord,
  MOST_POSITIONS,
  readTeam,
  specializationKey,
  teamQuery,
  writeTeam,
  type Position,
} from "#app/team/team.ts";
import { processorTime } from "../../../../tests/processor-time.ts";

const react: Position = { key: "react", level: "Senior", number: 2 };
const qa: Position = { key: "qa", level: "Middle", number: 1 };
const nothing = { positions: [], isWhole: false };

test("[CALC-10] writes a team in a short readable form and reads it back", () => {
  expect(teamQuery([react, qa])).toBe("team=react.senior.2,qa.middle.1");
  expect(readTeam(writeTeam([react, qa]))).toEqual({ positions: [react, qa], isWhole: true });
  expect(readTeam(writeTeam([react, react]))).toEqual({ positions: [react, react], isWhole: true });
  expect(teamQuery([])).toBe("");
  for (const none of [null, ""]) expect(readTeam(none)).toEqual({ positions: [], isWhole: true });
});

test.each([
  "React Developer",
  "Node.js Developer",
  "C++ Developer",
  "C# Developer",
  ".NET Developer",
  "UI/UX Designer",
  "Data,Science Engineer",
  "1~Odd",
  "Разработчик",
  "Café Dev",
  "🚀 Rocket",
  "a".repeat(200),
  "%2C&=?#",
])("[CALC-10] every specialization has a key in the address: %s", (title) => {
  const position: Position = { key: specializationKey(title), level: "Junior", number: 10 };
  expect(position.key).not.toBe("");
  const query = new URLSearchParams(teamQuery([position, qa]));
  expect([...query.keys()]).toEqual(["team"]);
  expect(readTeam(query.get("team"))).toEqual({ positions: [position, qa], isWhole: true });
});

test("[CALC-01] a specialization is identified by its title's first word", () => {
  expect(["React Developer", "  QA\tEngineer ", "DevOps", "", "   "].map(firstWord)).toEqual([
    "React",
    "QA",
    "DevOps",
    "",
    "",
  ]);
  expect(specializationKey("Node.js Developer")).toBe("node.js");
  expect(specializationKey("Cafe\u0301 Dev")).toBe(specializationKey("Café Dev"));
});

test.each([
  "react.senior.0",
  "react.senior.11",
  "react.senior.-1",
  "react.senior.NaN",
  "react.senior.1.5",
  "react.senior.1e1",
  "react.senior.02",
  "react.senior. 2",
  "react.senior",
  "react",
  "react.Senior.2",
  "react.boss.2",
  ".senior.2",
  "React.senior.2",
  "re act.senior.2",
  ".",
  ",",
  ",,,",
  "react.constructor.2",
  "react.__proto__.2",
  "\u0000",
  "<script>.senior.x",
  "react.senior.٣",
])("a forged team is empty: %j", (written) => {
  expect(readTeam(written)).toEqual(nothing);
});

test("keeps the valid part of a malformed team and reports it as incomplete", () => {
  expect(readTeam("react.senior.2,boo,qa.middle.11,qa.middle.1,")).toEqual({
    positions: [react, qa],
    isWhole: false,
  });
});

test("accepts an explicit version 1 and ignores any other version", () => {
  expect(readTeam("1~react.senior.2")).toEqual({ positions: [react], isWhole: true });
  for (const written of [
    "0~react.senior.2",
    "2~react.senior.2",
    "~react.senior.2",
    "1~1~react.senior.2",
    "x~qa.middle.1",
  ])
    expect(readTeam(written)).toEqual(nothing);
});

test("rejects a team of 10 kB at once and cuts one with too many rows", () => {
  const longs = ["react.senior.2,".repeat(700), ...[..."a.~"].map((one) => one.repeat(10_000))];
  const spent = processorTime(() => {
    for (const long of longs) expect(readTeam(long)).toEqual(nothing);
  });
  expect(spent).toBeLessThan(100);
  const many = Array.from({ length: MOST_POSITIONS + 1 }, () => react);
  expect(readTeam(writeTeam(many))).toEqual({ positions: many.slice(1), isWhole: false });
  const longest = Array.from({ length: MOST_POSITIONS }, (): Position => ({
    key: "ы".repeat(32),
    level: "Senior",
    number: 10,
  }));
  expect(readTeam(writeTeam(longest))).toEqual({ positions: longest, isWhole: true });
});
