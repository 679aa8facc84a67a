import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrations as postgres } from "#server/migrations/postgres/index.ts";
import { migrations as sqlite } from "#server/migrations/sqlite/index.ts";

const folder = join(import.meta.dirname, "sqlite");
const upwards = readdirSync(folder)
  .filter((name) => /^\d.*\.ts$/.test(name))
  .map((name) => ({
    name,
    up: readFileSync(join(folder, name), "utf8").split("export async function down")[0] ?? "",
  }));

test("no migration of SQLite builds a table anew: the rows of its lists would go with the old one", () => {
  expect(upwards.filter(({ up }) => /DROP TABLE|__new_/.test(up))).toEqual([]);
});

test("what a column that came later points to can be deleted", () => {
  const added = upwards.flatMap(({ up }) => up.match(/ADD .* REFERENCES .*;/g) ?? []);
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter((line) => !/ ON DELETE (?:set null|cascade);/.test(line))).toEqual([]);
});

/** Databases have run these: a new migration is added to its list when it lands, and none ever leaves it. */
const LANDED = {
  sqlite: [
    "20261121_023750_initial",
    "20261122_004141_vacancies_and_applications",
    "20261122_041120_running_it",
    "20261122_072438_one_logo",
    "20261123_120834_received_at",
    "20261123_123031_emptied_lists",
    "20261123_154934_about_from_its_record",
    "20261125_104848_owner_settings",
    "20261125_105927_time_in_stage",
    "20261125_111305_same_person_and_source",
    "20261125_112852_bands",
    "20261125_125606_landing_pages",
    "20261125_134011_trash",
    "20261125_135923_places",
    "20261125_140311_calculator_currency",
    "20261125_161504_audit_log",
    "20261125_163635_fonts",
    "20261125_170407_survey_offers_and_working_days",
    "20261125_171110_hero_ground",
    "20261125_211022_ways_in_approval_consent",
    "20261126_202755_submission_page",
  ],
  postgres: [
    "20261121_023756_initial",
    "20261122_004149_vacancies_and_applications",
    "20261122_041133_running_it",
    "20261122_072512_one_logo",
    "20261123_120840_received_at",
    "20261123_123036_emptied_lists",
    "20261123_154939_about_from_its_record",
    "20261125_104851_owner_settings",
    "20261125_105931_time_in_stage",
    "20261125_111313_same_person_and_source",
    "20261125_112856_bands",
    "20261125_125609_landing_pages",
    "20261125_134015_trash",
    "20261125_135926_places",
    "20261125_140314_calculator_currency",
    "20261125_161512_audit_log",
    "20261125_163642_fonts",
    "20261125_170414_survey_offers_and_working_days",
    "20261125_171113_hero_ground",
    "20261125_192000_nodes",
    "20261125_211026_ways_in_approval_consent",
    "20261126_202849_submission_page",
  ],
};

test.each([
  ["SQLite", sqlite, LANDED.sqlite],
  ["PostgreSQL", postgres, LANDED.postgres],
] as const)("%s: no migration that has landed is renamed, removed or overtaken", (_, known, landed) => {
  expect(known.map(({ name }) => name).slice(0, landed.length)).toEqual(landed);
});
