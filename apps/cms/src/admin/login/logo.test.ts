import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string): string =>
  readFileSync(join(import.meta.dirname, "../../../..", path), "utf8");

test("the admin bears the site's mark, in its tab and on its pages", () => {
  expect(read("cms/public/icon.svg")).toBe(read("site/public/brand/favicon.svg"));
  const shapes = (text: string): string[] =>
    [...text.matchAll(/ d="([^"]+)"|cx="([^"]+)"/g)].map(([shape]) => shape.trim());
  expect(shapes(read("cms/src/admin/login/logo.tsx"))).toEqual(
    shapes(read("site/public/brand/mark.svg")),
  );
});
