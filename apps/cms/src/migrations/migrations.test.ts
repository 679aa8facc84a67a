import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "sqlite");

test("no migration of SQLite builds a table anew: the rows of its lists would go with the old one", () => {
  const up = (name: string): string => readFileSync(join(folder, name), "utf8").split("export async function down")[0] ?? "";
  expect(readdirSync(folder).filter((name) => /^\d.*\.ts$/.test(name) && /DROP TABLE|__new_/.test(up(name)))).toEqual([]);
});
