import { readSurvey } from "@meridian/contract/forms";
import { english, languageOf } from "@meridian/messages/language";
import { expect, test } from "vitest";
import { carriedTeam } from "#app/team/carried-team.ts";
import { readTeam, type Level } from "#app/team/team.ts";

const NAMES = new Map([
  ["react", "React"],
  ["qa", "QA"],
  ["node.js", "Node.js"],
  ["ios", "iOS"],
]);
const carry = (written: string, names = NAMES) =>
  carriedTeam(readTeam(written).positions, names, english);

test("counts people, checks technologies, and lists the whole team in words", () => {
  const { answers, words, query } = carry("react.senior.2,qa.middle.1,node.js.junior.3") ?? {};
  expect(readSurvey(answers ?? {})).toMatchObject({
    regions: [],
    ranges: { teamSize: { from: 6, to: 6 } },
    technologies: ["React", "Node JS"],
    other: "1 Middle QA, 2 Senior React, 3 Junior Node.js",
  });
  expect(words).toEqual(["2 Senior React", "1 Middle QA", "3 Junior Node.js"]);
  expect(query).toBe("team=react.senior.2,qa.middle.1,node.js.junior.3");
});

test("[OWN-43] checks the owner's technologies instead of the specification's", () =>
  expect(
    carriedTeam(readTeam("react.senior.2,ios.junior.1").positions, NAMES, english, {
      technologies: ["IOS", "Go"],
    })?.answers,
  ).toEqual({ teamSize: "3-3", skill: "IOS, 2 Senior React, 1 Junior iOS" }));

test("[LANG-43] a position is checked by what the visitor reads, and sent as the office reads it", () =>
  expect(
    carriedTeam(
      readTeam("testing.senior.2").positions,
      new Map([["testing", "Prüfung"]]),
      english,
      {
        technologies: ["Testing"],
        labels: { Testing: "Prüfung" },
      },
    )?.answers,
  ).toEqual({ teamSize: "2-2", skill: "Testing, 2 Senior Prüfung" }));

test("limits a team to a hundred people, and its words to whole ones that fit the free text", () => {
  const levels: Level[] = ["Junior", "Middle", "Senior"];
  const positions = Array.from({ length: 30 }, (_, at) => ({
    key: `speciality-${at}`,
    level: levels[at % 3] ?? "Junior",
    number: 10,
  }));
  const { ranges, other } = readSurvey(
    carriedTeam(positions, new Map(positions.map(({ key }) => [key, key])), english)?.answers ?? {},
  );
  expect(ranges.teamSize).toEqual({ from: 100, to: 100 });
  expect(other.length).toBeLessThanOrEqual(100);
  expect(other).toMatch(/^10 Junior speciality-0, .*, 10 \w+ speciality-\d+$/);
});

test("drops unknown names, because anyone can write a link; without the host only the survey's own names remain", () => {
  expect(carry("call-me-now.senior.1")).toBeNull();
  expect(carry("call-me-now.senior.1,qa.junior.2")).toEqual({
    answers: { teamSize: "2-2", skill: "2 Junior QA" },
    words: ["2 Junior QA"],
    query: "team=qa.junior.2",
  });
  expect(carry("qa.senior.1,node.js.junior.2", new Map())).toEqual({
    answers: { teamSize: "2-2", skill: "Node JS, 2 Junior Node JS" },
    words: ["2 Junior Node JS"],
    query: "team=node.js.junior.2",
  });
});

test("[LANG-01] levels are named as in the language of the page, and links keep their names", () => {
  const { words, query } =
    carriedTeam(readTeam("qa.middle.1").positions, NAMES, languageOf("de").language.t) ?? {};
  expect([words, query]).toEqual([["1 Mid-Level QA"], "team=qa.middle.1"]);
});
