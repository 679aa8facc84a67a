import { expect, test } from "vitest";
import { asSlug, isSlug } from "#records/fields/slug-rule.ts";

test.each([
  "dedicated-teams",
  "c-sharp-2",
  "команда-разработчиков",
  "צוות-פיתוח",
  "费用",
  "über-uns",
  "हिन्दी",
  "with_underscore",
])("%s is a slug", (slug) => expect(isSlug(slug)).toBe(true));

test.each([
  "",
  "Big",
  "two--hyphens",
  "-a",
  "a-",
  "a b",
  "a/b",
  "a?b",
  "a#b",
  "a%20b",
  "a.b",
  "..",
  "\u202ea",
  "u\u0308ber",
])("%j is none", (slug) => expect(isSlug(slug)).toBe(false));

test("WordPress's escapes are decoded, and a percent sign is not an escape", () => {
  expect(asSlug("%d7%a6%d7%95%d7%95%d7%aa")).toBe("צוות");
  expect(asSlug("U\u0308ber")).toBe("über");
  expect(asSlug("100%")).toBe("100%");
});
