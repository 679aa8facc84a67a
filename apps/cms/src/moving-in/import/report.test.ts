import { expect, test } from "vitest";
import { summary, type Entry } from "#moving-in/import/report.ts";

const entry = (kind: string, outcome: Entry["outcome"], ...reasons: string[]): Entry => ({
  kind,
  key: "x",
  outcome,
  reasons,
});

test("the summary counts by kind and outcome, and lists every reason", () => {
  const entries = [
    entry("media", "created"),
    entry("services", "changed", "the picture a: answered HTTP 404"),
    entry("services", "kept", "deleted here"),
    entry("blog-posts", "broken", "title: This field is required."),
  ];
  expect(
    summary({ entries, seconds: 61.23 }).map((line) => line.replace(/ +/g, " ").trim()),
  ).toEqual([
    "created changed unchanged kept broken",
    "media 1 0 0 0 0",
    "services 0 1 0 1 0",
    "blog-posts 0 0 0 0 1",
    "all 1 1 0 1 1",
    "noted: services x: the picture a: answered HTTP 404",
    "kept: services x: deleted here",
    "broken: blog-posts x: title: This field is required.",
    "Records listed as kept are unchanged here; --replace overwrites all of them with the host's version.",
    "61.2 s. Written, and the site was notified.",
  ]);
});

test("its last line reports what was written, and whether the site was notified", () => {
  expect(summary({ entries: [entry("media", "unchanged")], seconds: 1 }).at(-1)).toBe(
    "1.0 s. Nothing has changed.",
  );
  expect(
    summary({ entries: [entry("media", "created")], seconds: 1 }, { isNotified: false }).at(-1),
  ).toContain("could not be notified yet");
  expect(
    summary({ entries: [entry("media", "created")], seconds: 1 }, { dryRun: true }).at(-1),
  ).toContain("Nothing was written");
});
