import { KINDS } from "@meridian/contract";
import { expect, test } from "vitest";
import { slugFor } from "#moving-in/import/map/slug-for.ts";
import { isSlug } from "#records/fields/slug-rule.ts";

const kind = (name: string) => {
  const found = KINDS.find((one) => one.name === name);
  if (!found) throw new Error(`no kind ${name}`);
  return found;
};
const slugOf = (name: string): string => slugFor(kind("blog-post"), { post_name: name });

test.each([
  ["%f0%9f%9a%80-launch-%f0%9f%8e%89", "launch"],
  ["we-❤️-code", "we-code"],
  ["a👩‍💻b", "a-b"],
  ["🇩🇪", "1f1e9-1f1ea"],
  ["🚀", "1f680"],
  ["вакансія-✨", "вакансія"],
  ["plain_name-2", "plain_name-2"],
])("the slug %s is imported as %s", (given, slug) => {
  expect(slugOf(given)).toBe(slug);
  expect(isSlug(slug)).toBe(true);
});

test("other slugs that cannot be stored are still reported", () => {
  expect(isSlug(slugOf("Über uns"))).toBe(false);
});

test("the beginning that all names of a kind share is no part of the slug", () => {
  expect(slugFor(kind("technology"), { slug: "technologies-🦀-rust" })).toBe("rust");
});
