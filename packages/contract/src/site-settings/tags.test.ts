import * as v from "valibot";
import { expect, test } from "vitest";
import {
  CONTAINER,
  NO_TAGS,
  readTagId,
  tagConflicts,
  tagsSchema,
  VENDORS,
  vendorsOf,
} from "#site-settings/tags.ts";

test.each([
  [CONTAINER, ["GTM-ABC1234", " GTM-K7XQ "], ["UA-123-1", "gtm-abc1234", "GTM-<script>"]],
  [VENDORS.googleAnalytics, ["G-ABC123DEF4"], ["UA-12345-1", "G-", "G-abc", "GT-ABC1234"]],
  [VENDORS.googleAds, ["AW-123456789", "AW-123456789/AbC-D_efG"], ["123456789", "AW-12/", "AW-x"]],
  [VENDORS.linkedin, ["1234567"], ["li-1234567", "12", "https://linkedin.com/in/acme"]],
  [VENDORS.meta, ["123456789012345"], ["12345", "1234567890123456789", "12345678901234\"'"]],
])(
  "[OWN-150] $0.name takes its ids, and says what one looks like otherwise",
  (kind, right, wrong) => {
    for (const id of right) expect(readTagId(kind, id)).toBe(id.trim());
    expect(readTagId(kind, "")).toBe("");
    for (const id of wrong)
      expect(readTagId(kind, id)).toEqual({
        not: `An id of ${kind.name} looks like ${kind.example}.`,
      });
  },
);

test("[OWN-150] a host's id that is none is refused by itself", () => {
  expect(v.parse(tagsSchema, {})).toEqual(NO_TAGS);
  expect(v.safeParse(tagsSchema, { meta: "javascript:alert(1)" }).success).toBe(false);
  expect(v.safeParse(tagsSchema, { gtm: "GTM-ABC1234", loads: ["tiktok"] }).success).toBe(false);
});

test("[OWN-150] vendors are those with an id, and those that the owner's container loads", () => {
  expect(vendorsOf(NO_TAGS)).toEqual([]);
  expect(vendorsOf({ loads: ["meta"] })).toEqual([]);
  expect(
    vendorsOf({ gtm: "GTM-ABC1234", loads: ["meta", "googleAnalytics"], linkedin: "1234567" }),
  ).toEqual(["googleAnalytics", "linkedin", "meta"]);
});

test("[OWN-150] nothing counts twice, and no container runs that nobody could be asked about", () => {
  const fields = (...given: Parameters<typeof tagConflicts>) =>
    tagConflicts(...given).map(({ field }) => field);
  expect(fields({ googleAnalytics: "G-ABC123DEF4", meta: "123456789012345" }, "own")).toEqual([]);
  expect(fields({ gtm: "GTM-ABC1234", loads: [] }, "own")).toEqual(["loads"]);
  expect(
    fields(
      { gtm: "GTM-ABC1234", loads: ["googleAnalytics"], googleAnalytics: "G-ABC123DEF4" },
      "own",
    ),
  ).toEqual(["googleAnalytics"]);
  expect(
    fields(
      { googleAnalytics: "G-ABC123DEF4", googleAds: "AW-123456789", linkedin: "1234567" },
      "ga4",
    ),
  ).toEqual(["googleAnalytics", "googleAds"]);
});
