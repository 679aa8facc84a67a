import { expect, test } from "vitest";
import { issuePass, LINK_GOOD_MS, outboxLink, readPass } from "#outbox-link/outbox-link.ts";

const SECRET = "s".repeat(32);
const NOW = Date.UTC(2026, 0, 5, 12);
const pass = { id: "abcdefghijkl", until: NOW + 1000 };
const good = issuePass(SECRET, "link", pass);

test("a signed pass is valid until it expires", () => {
  expect(readPass(SECRET, "link", good, NOW)).toEqual(pass);
  expect(readPass(SECRET, "link", good, NOW + 999)).toEqual(pass);
  expect(readPass(SECRET, "link", good, NOW + 1000)).toBeNull();
});

test("is invalid with another secret, for another purpose, or after any change", () => {
  expect(readPass("x".repeat(32), "link", good, NOW)).toBeNull();
  for (const purpose of ["visit", "form"] as const)
    expect(readPass(SECRET, purpose, good, NOW)).toBeNull();
  for (let at = 0; at < good.length; at += 1) {
    const other = good[at] === "A" ? "B" : "A";
    const changed = good.slice(0, at) + other + good.slice(at + 1);
    expect(readPass(SECRET, "link", changed, NOW), changed).toBeNull();
  }
  for (const odd of ["", ".", "..", good.slice(0, -1), `${good}=`, `${good}.x`, "x".repeat(5000)])
    expect(readPass(SECRET, "link", odd, NOW), odd).toBeNull();
});

test("the link is the site's, valid for a quarter of an hour, and different each time", () => {
  const link = outboxLink("https://www.example.com", SECRET, NOW);
  expect(link).toMatch(/^https:\/\/www\.example\.com\/outbox\?key=[\w.-]+$/);
  const key = new URL(link).searchParams.get("key") ?? "";
  expect(readPass(SECRET, "link", key, NOW + LINK_GOOD_MS - 1)).not.toBeNull();
  expect(readPass(SECRET, "link", key, NOW + LINK_GOOD_MS)).toBeNull();
  expect(outboxLink("https://www.example.com", SECRET, NOW)).not.toBe(link);
});
