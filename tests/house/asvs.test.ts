/** docs/asvs.md has a row for each requirement of the standard, and a test for each that holds. */
import { basename } from "node:path";
import { expect, test } from "vitest";
import { files, read } from "./tree.ts";

interface Row {
  id: string;
  level: string;
  state: string;
  how: string;
  shownBy: string;
}

const STATES = ["holds", "in part", "gap", "operator's", "not applicable"];
const { levels }: { levels: Record<string, number> } = JSON.parse(
  read("tests/house/asvs-5.0.0.json"),
);
const rows: Row[] = read("docs/asvs.md")
  .split("\n")
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, id = "", level = "", state = "", how = "", shownBy = ""] = line
      .split("|")
      .map((cell) => cell.trim());
    return { id, level, state, how, shownBy: shownBy.replaceAll("`", "") };
  });

test("[SEC-24] each requirement of levels 1 and 2 has one row, with its level and a state", () => {
  expect(rows.map(({ id, level }) => [id, Number(level)])).toEqual(Object.entries(levels));
  for (const { id, state, how } of rows) {
    expect(STATES, id).toContain(state);
    expect(how, id).not.toBe("");
  }
});

test("[SEC-24] each named test exists", () => {
  const tests = new Set(
    files(/\.(?:test|spec)\.tsx?$/).map((path) => basename(path).replace(".long.", ".")),
  );
  const named = rows.filter(({ shownBy }) => shownBy !== "");
  expect(named.filter(({ shownBy }) => !tests.has(shownBy))).toEqual([]);
  // A test could only repeat these: absent features, Node's behaviour, checks of compiler and
  // linter.
  const unshown = rows.filter(({ state, shownBy }) => state === "holds" && shownBy === "");
  expect(unshown.map(({ id }) => id)).toEqual([
    "V3.7.1",
    "V6.2.10",
    "V6.4.2",
    "V11.2.1",
    "V15.3.5",
  ]);
});

test("[SEC-24] the threat model names every gap", () => {
  const documented = read("docs/security.md");
  const gaps = rows.filter(({ state }) => state === "gap");
  expect(gaps.filter(({ id }) => !documented.includes(id))).toEqual([]);
});
