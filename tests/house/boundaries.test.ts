import { cruise, type ICruiseResult } from "dependency-cruiser";
import { beforeAll, describe, expect, test } from "vitest";
import configuration from "../../.dependency-cruiser.mjs";
import { files } from "./tree.ts";

let seen: ICruiseResult;

beforeAll(async () => {
  const { output } = await cruise(
    ["apps", "packages"],
    { ...configuration.options, validate: true, ruleSet: { forbidden: configuration.forbidden } },
    configuration.options.enhancedResolveOptions,
  );
  seen = output as ICruiseResult;
}, 300_000);

describe("dependency-cruiser", () => {
  test("sees every module of ours", () => {
    const ours = files(/^(apps|packages)\/.*\.(ts|tsx)$/).filter((path) => !path.endsWith(".d.ts"));
    const cruised = new Set(seen.modules.map((module) => module.source));
    expect(ours.filter((path) => !cruised.has(path))).toEqual([]);
    expect(ours.length).toBeGreaterThan(100);
  });

  test("resolves every import but React Router's generated types and virtual modules", () => {
    const edges = seen.modules.flatMap((module) =>
      module.dependencies.map((dependency) => ({ from: module.source, ...dependency })),
    );
    const unresolved = edges.filter(
      (edge) => edge.couldNotResolve && !/\+types\/|^virtual:|\?(worker|url|raw)/.test(edge.module),
    );
    expect(unresolved.map((edge) => `${edge.from} → ${edge.module}`)).toEqual([]);
  });

  test("follows imports across the packages' boundaries", () => {
    const crossing = seen.modules
      .filter((module) => module.source.startsWith("apps/site/"))
      .flatMap((module) => module.dependencies)
      .filter((dependency) => dependency.resolved.startsWith("packages/contract/"));
    expect(crossing.length).toBeGreaterThan(3);
  });

  test("finds no boundary broken", () => {
    expect(
      seen.summary.violations.map(
        (violation) => `${violation.rule.name}: ${violation.from} → ${violation.to}`,
      ),
    ).toEqual([]);
  });
});
