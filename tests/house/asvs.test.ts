/** docs/asvs.md has a row for each requirement of the standard, and a test for each that holds. */
import { expect, test } from "vitest";
import { files, read } from "./tree.ts";

interface Row {
  id: string;
  state: string;
  how: string;
  shownBy: string;
}

/** Of a row that does not hold: `**in part:** what is missing`. */
const STATE = /^\*\*(in part|gap|operator's):\*\* ./;
const { levels }: { levels: Record<string, number> } = JSON.parse(
  read("tests/house/asvs-5.0.0.json"),
);
const [applicable = "", others = ""] = read("docs/asvs.md").split("\n## Not applicable\n");
/** Of `- V1.1.1, V1.1.2: measure. [`name.test.ts`]`: ids, measure, tests. */
const partsOf = (part: string): string[][] =>
  part
    .split("\n")
    .filter((line) => /^- V\d/.test(line))
    .map((line) => /^- (.*?): (.*?)(?: \[(.*)\])?$/.exec(line)?.slice(1) ?? []);
const rows: Row[] = partsOf(applicable).flatMap(([ids = "", how = "", shownBy = ""]) =>
  ids.split(", ").map((id): Row => ({
    id,
    state: how.startsWith("**") ? (STATE.exec(how)?.[1] ?? "") : "holds",
    how,
    shownBy,
  })),
);

test("[SEC-24] each requirement of levels 1 and 2 is listed once, with a state or as not applicable", () => {
  const notApplicable = partsOf(others).flatMap(([ids = "", reason = ""]) =>
    reason === "" ? [] : ids.split(", "),
  );
  expect([...rows.map(({ id }) => id), ...notApplicable].toSorted()).toEqual(
    Object.keys(levels).toSorted(),
  );
  for (const { id, state, how } of rows) {
    expect(state, id).not.toBe("");
    expect(how, id).not.toBe("");
  }
});

const tests = files(/\.(?:test|spec)\.tsx?$/);
/** A file, and the title of one of its tests: `name.test.ts`: "title". */
const NAMED = /^`([^`]+)`(?:: "([^"]+)")?$/;

/** What is wrong with a named test. */
function faultOf(named: string): string | undefined {
  const [, file, title = ""] = NAMED.exec(named) ?? [];
  if (file === undefined) return "no file";
  const found = tests.filter((path) => path.endsWith(`/${file}`));
  if (found.length !== 1) return `${found.length} files have this name`;
  return read(found[0] ?? "").includes(title) ? undefined : "the file has no such title";
}

test("[SEC-24] each named test exists once and has the named title; what holds is shown, or by reading", () => {
  const faults = rows.flatMap(({ id, state, shownBy }) => {
    if (shownBy === "" || shownBy === "by reading")
      return state === "holds" && shownBy === "" ? [{ id, fault: "shown by nothing" }] : [];
    return shownBy.split(/, (?=`)/).flatMap((named) => {
      const fault = faultOf(named);
      return fault === undefined ? [] : [{ id, named, fault }];
    });
  });
  expect(faults).toEqual([]);
});

test("[SEC-24] the threat model names every gap", () => {
  const documented = read("docs/security.md");
  const gaps = rows.filter(({ state }) => state === "gap");
  expect(gaps.filter(({ id }) => !documented.includes(id))).toEqual([]);
});
