import { describe, expect, test } from "vitest";
import { allowedQuery, looksLikeFile, pageKey, readAddress } from "#server/http/addresses.ts";

const page = (path: string) => ({ kind: "page", path, query: new URLSearchParams() });

describe("canonical addresses", () => {
  test.each(["/", "/about", "/services/dedicated-teams", "/blog/%D0%BF%D1%80%D0%B8", "/career/12"])(
    "%s is canonical",
    (target) => {
      expect(readAddress(target)).toEqual(page(target));
    },
  );

  test.each([
    ["/ABOUT", "/about"],
    ["/about/", "/about"],
    ["//evil.example.com", "/evil.example.com"],
    ["/services//x///", "/services/x"],
    ["//", "/"],
    ["/%61bout", "/about"],
    ["/blog/%d0%9f", "/blog/%D0%BF"],
    ["/About/?utm_source=x&B=C", "/about?utm_source=x&B=C"],
  ])("%s redirects to %s", (target, location) => {
    expect(readAddress(target)).toEqual({ kind: "redirect", location });
    expect(readAddress(location).kind).toBe("page");
  });

  test.each([
    "/%E0%A4%A",
    "/%",
    "/a/../b",
    "/%2e%2e/etc/passwd",
    "/a%2Fb",
    "/a%5Cb",
    "/a%00b",
    `/${"a".repeat(600)}`,
    "*",
    "http://example.com/",
  ])("%s is invalid", (target) => {
    expect(readAddress(target)).toEqual({ kind: "none" });
  });
});

describe("page cache keys", () => {
  const query = new URLSearchParams("utm_source=x&page=2&gclid=y&kind=b&kind=a");

  test("ignore parameters that the page does not read", () => {
    expect(pageKey("/blog", query, [])).toBe("/blog");
  });

  test("have the read parameters in one order", () => {
    expect(pageKey("/blog", query, ["page", "kind"])).toBe("/blog?kind=b&kind=a&page=2");
    expect(allowedQuery(new URLSearchParams("b=1&a=2"), ["a", "b"])).toBe("a=2&b=1");
  });
});

test.each([
  ["/wp-login.php", true],
  ["/apple-touch-icon.png", true],
  ["/about", false],
  ["/blog/v1.2-is-here", false],
  ["/blog/version-1.2", false],
])("%s looks like a file: %s", (path, is) => {
  expect(looksLikeFile(path)).toBe(is);
});
