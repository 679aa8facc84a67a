import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadContent } from "#content.ts";

const folder = fileURLToPath(new URL("../content", import.meta.url));

test("every file of the content folder is loaded under its name in camel case", () => {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) =>
      basename(file)
        .replace(".json", "")
        .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
  expect(Object.keys(loadContent()).sort()).toEqual(names.sort());
});

test("a copy changed by one caller is not seen by the next", () => {
  loadContent().about.title = "changed";
  expect(loadContent().about.title).not.toBe("changed");
});
