import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pluginTables, pluginTablesFile } from "./plugin-tables.ts";

const FILE = join(import.meta.dirname, "../../integrations/wordpress/meridian/kinds.json");

test("the WordPress plugin has the kinds' tables as they are", () => {
  expect(readFileSync(FILE, "utf8"), "run `npm run plugin-tables`").toBe(pluginTablesFile());
});

test("kinds that share a name in the plugin have all their slugs, and tags by the slug", () => {
  const { legal } = pluginTables().kinds;
  expect(legal).toMatchObject({
    slugs: { "privacy-policy": "Privacy policy", "terms-of-use": "Terms of use" },
    path: "/{slug}",
    tags: ["legal:{slug}"],
  });
});
