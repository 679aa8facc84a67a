import { expect, test } from "vitest";
import { titleInSettings } from "#records/search-texts/title-in-settings.ts";

test.each([
  ["/career", {}, "Career"],
  ["/career", { language: "de" }, "Karriere"],
  ["/career", { language: "de", messages: { de: { "career.career": "Jobs" } } }, "Jobs"],
  ["/career", { messages: "none" }, "Career"],
  ["/services/{slug}", {}, ""],
])("[OWN-53] the preview's title of %s with the settings %j is %j", (address, settings, title) =>
  expect(titleInSettings(address, settings as never)).toBe(title),
);
