import { expect, test } from "vitest";
import { sourceFields, sourceOf } from "#forms/source.ts";

test("a visit's source survives a post unchanged, under names that begin with an underscore", () => {
  const source = {
    referrer: "https://www.example.com/teams",
    utm_source: "newsletter",
    utm_campaign: "Спринг 2026 & more",
    last_utm_source: "board",
    gclid: "42",
  };
  const posted = sourceFields(source);
  expect(Object.keys(posted)).toEqual([
    "_referrer",
    "_utm_source",
    "_utm_campaign",
    "_last_utm_source",
    "_gclid",
  ]);
  expect(sourceOf({ ...posted, fullname: "Anna" })).toEqual(source);
});

test("a post's source is untrusted text: known names, one line, 300 characters", () => {
  expect(
    sourceOf({
      _utm_source: " a\r\nb\u0000c ",
      _utm_medium: "x".repeat(10_000),
      _utm_term: " \n ",
      _wbraid: "123",
      utm_content: "without the underscore",
      _toString: "x",
    }),
  ).toEqual({ utm_source: "a b c", utm_medium: "x".repeat(300) });
  expect(sourceOf({})).toEqual({});
});
