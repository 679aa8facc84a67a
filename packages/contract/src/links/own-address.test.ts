import { expect, test } from "vitest";
import { isDisguised, isOwnAddress } from "#links/own-address.ts";

const DISGUISED = [
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n\\evil.example",
  " /\\evil.example",
];

test.each(DISGUISED)("%j is another site's, as a browser reads it, not ours", (address) => {
  expect(new URL(address, "https://www.example.com/blog").host).toBe("evil.example");
  expect([isDisguised(address), isOwnAddress(address)]).toEqual([true, false]);
});

test.each([
  ["/pricing?x=1#top", true],
  ["/", true],
  ["/#services", true],
  ["/a\\b", true],
  ["//cdn.example/x", false],
  ["https://example.com/a", false],
  ["mailto:a@example.com", false],
  ["#here", false],
  ["", false],
])("%j is not disguised", (address, isOwn) => {
  expect([isDisguised(address), isOwnAddress(address)]).toEqual([false, isOwn]);
});
