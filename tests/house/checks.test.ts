import { expect, test } from "vitest";
import { checks, runs } from "../../tools/checks.mjs";
import vitestConfig from "../../vitest.config.ts";

const assigned = Object.values(runs).flat(2);

test("each check belongs to one run; the build is part of both", () => {
  expect(assigned.filter((name) => name !== "build").toSorted()).toEqual(
    Object.keys(checks)
      .filter((name) => name !== "build")
      .toSorted(),
  );
});

test("each project of vitest is a check", () => {
  const projects = (vitestConfig.test?.projects ?? []).map(
    (project) => (project as { test: { name: string } }).test.name,
  );
  const run = Object.values(checks).flatMap((command) =>
    command[0] === "vitest" ? [command.at(-1)] : [],
  );
  expect(projects.toSorted()).toEqual(run.toSorted());
});
