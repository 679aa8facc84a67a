import { expect, test } from "vitest";
import { extraFieldsOf } from "#forms/extra-fields.ts";
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

test("[LANG-41] the site states the language of the page; a visitor cannot, and a malformed code is dropped", () => {
  expect(sourceOf({ _language: "de" })).toEqual({});
  const languageOf = (code: string) => extraFieldsOf({ _language: code, _page: "/x" });
  expect(languageOf("de")).toEqual({ page: "/x", language: "de" });
  expect(languageOf(" PT-br\n")).toEqual({ page: "/x", language: "pt-BR" });
  for (const code of ["", "xx", "german", "d", "<b>", `de-${"abcde-".repeat(9)}abcde`, "de\nfr"])
    expect(languageOf(code), code).toEqual({ page: "/x" });
});
