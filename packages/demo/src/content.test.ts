import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadContent } from "#content.ts";
import { DEMO_LANGUAGES } from "#translations/overlays.ts";

const isOfLanguage = (file: string): boolean =>
  DEMO_LANGUAGES.some((code) => file.startsWith(`${code}/`));
const folder = fileURLToPath(new URL("../content", import.meta.url));

test("loads every file of the content folder under its name in camel case", () => {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json") && !isOfLanguage(file))
    .map((file) =>
      basename(file)
        .replace(".json", "")
        .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
  expect(Object.keys(loadContent()).sort()).toEqual(names.sort());
});

test("a caller's changes to its copy do not affect the next", () => {
  loadContent().about.title = "changed";
  expect(loadContent().about.title).not.toBe("changed");
});

test("the demo's page of vacancies promises nothing that a vacancy lacks, and three are hot", () => {
  const { vacancies, siteSettings } = loadContent();
  expect(JSON.stringify(siteSettings)).toContain(
    "Every vacancy names the project and the place of work.",
  );
  for (const {
    slug,
    vacancies_filter: { project, location },
  } of vacancies)
    expect([slug, project?.length, location?.length]).toEqual([
      slug,
      expect.toSatisfy(isSome),
      expect.toSatisfy(isSome),
    ]);
  expect(vacancies.filter(({ hot }) => Number(hot) > 0)).toHaveLength(3);
});
const isSome = (count: unknown): boolean => Number(count) > 0;
