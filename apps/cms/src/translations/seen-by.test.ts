import { expect, test } from "vitest";
import { AUDIENCES, isAudience, seenBy } from "#translations/seen-by.ts";
import { translatedKinds } from "#translations/translated-kinds.ts";

test("[LANG-56] every kind has an audience; menu and home page come first, pictures last", () => {
  const kinds = [...translatedKinds().keys()];
  const by = Map.groupBy(kinds, seenBy);
  expect([...by.keys()].toSorted()).toEqual(Object.keys(AUDIENCES).toSorted());
  expect(by.get("everybody")).toEqual(["home", "options", "site-settings"]);
  expect(by.get("many")).toEqual(expect.arrayContaining(["services", "vacancies", "career"]));
  expect(by.get("few")).toEqual(expect.arrayContaining(["blog-posts", "media"]));
  // A name that no kind has would be a slip.
  expect(kinds).toEqual(expect.arrayContaining([...(by.get("few") ?? [])]));
  expect(isAudience("toString")).toBe(false);
});
