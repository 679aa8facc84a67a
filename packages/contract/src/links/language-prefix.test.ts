import { expect, test } from "vitest";
import { linkIn, prefixFor, withoutPrefix } from "#links/language-prefix.ts";

const german = { prefix: "/de", all: ["/de", "/pt-br"] };

test.each([
  ["/", "/de"],
  ["/#services", "/de#services"],
  ["/?team=1", "/de?team=1"],
  ["/services/x?y=1#z", "/de/services/x?y=1#z"],
  ["/vacancies/feed.xml", "/de/vacancies/feed.xml"],
  ["/de", "/de"],
  ["/de/services/x", "/de/services/x"],
  ["/pt-br/services/x", "/pt-br/services/x"],
  ["/delivery", "/de/delivery"],
  ["/pictures/480/webp/a", "/pictures/480/webp/a"],
  ["/media/offer.pdf", "/media/offer.pdf"],
  ["/offer.pdf", "/offer.pdf"],
  ["https://other.example/", "https://other.example/"],
  ["//other.example/", "//other.example/"],
  ["#form", "#form"],
  ["mailto:a@b.example", "mailto:a@b.example"],
])("[LANG-11] on a German page the link %s leads to %s", (link, to) => {
  expect(linkIn(german, link)).toBe(to);
});

test("[LANG-11] links of the first language have no prefix", () => {
  expect(linkIn({ prefix: "", all: ["/de"] }, "/services/x")).toBe("/services/x");
});

test("[LANG-11] a path is one of a language only as a whole segment", () => {
  expect(prefixFor("pt-BR")).toBe("/pt-br");
  expect(withoutPrefix("/pt-br/blog", german.all)).toEqual({ prefix: "/pt-br", path: "/blog" });
  expect(withoutPrefix("/de", german.all)).toEqual({ prefix: "/de", path: "/" });
  expect(withoutPrefix("/delivery", german.all)).toEqual({ prefix: "", path: "/delivery" });
  expect(withoutPrefix("/de/de", german.all)).toEqual({ prefix: "/de", path: "/de" });
});
