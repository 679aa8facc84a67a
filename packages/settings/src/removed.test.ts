import { expect, test } from "vitest";
import { SECTIONS } from "#documents.ts";
import { removedLines, removedSettings } from "#removed.ts";

test("a removed setting that is still set is named, with what applies now", () => {
  expect(
    removedLines("site", { PICTURE_CACHE_MB: "512", OIDC_LABEL: "Acme", PAGE_TTL: "5m" }),
  ).toEqual([
    "PICTURE_CACHE_MB is no longer a setting: the cache of resized pictures has up to 1024 MB; remove it",
  ]);
  expect(removedLines("content host", { OIDC_LABEL: "Acme" })).toEqual([
    'OIDC_LABEL is no longer a setting: the button of the company login is "Log in with the company account"; remove it',
  ]);
  expect(removedLines("site", { PICTURE_CACHE_MB: " " })).toEqual([]);
  // compose.yaml passes .env to both apps.
  for (const app of ["site", "content host"] as const)
    expect(removedLines(app, { SITE_COUNT: "3" })).toEqual([
      expect.stringMatching(/^SITE_COUNT is no longer a setting: compose\.override\.yaml /),
    ]);
});

test("no removed setting is still a setting", () => {
  const names = new Set(SECTIONS.flatMap(({ settings }) => settings.map(({ name }) => name)));
  const removed = Object.values(removedSettings).flatMap((one) => Object.keys(one));
  expect(removed.filter((name) => names.has(name))).toEqual([]);
});
