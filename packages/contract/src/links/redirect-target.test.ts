import { expect, test } from "vitest";
import { redirectTarget } from "#links/redirect-target.ts";

const SITE = "https://www.example.com";

test.each([
  ["/pricing?x=1#top", "/pricing?x=1#top", false],
  ["https://www.example.com/pricing?x=1#top", "/pricing?x=1#top", false],
  ["http://www.example.com", "/", false],
  ["https://app.example.com", "https://app.example.com/", true],
  ["HTTP://Shop.Example.org/a?b=ü", "http://shop.example.org/a?b=%C3%BC", true],
  ["https://bücher.example/", "https://xn--bcher-kva.example/", true],
])("%s leads to %s", (address, to, isElsewhere) => {
  expect(redirectTarget(address, SITE)).toEqual({ to, isElsewhere });
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "mailto:a@example.com",
  "//evil.example",
  "/\\evil.example",
  "https:/\\evil.example",
  "https://name:word@shop.example.org/",
  "https://name@shop.example.org/",
  "https://intranet/",
  "https://www.example.com//evil.example",
  "https://exa mple.org/",
  "https://",
  "pricing",
  "",
])("%j leads nowhere", (address) => {
  expect(redirectTarget(address, SITE)).toBeNull();
});
