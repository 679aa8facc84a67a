import { expect, test } from "vitest";
import { previewEnd, previewLink, readPreviewLink } from "#site-protocol/preview-link.ts";

const SECRET = "a-secret-of-both-sides";
const target = { kind: "services", id: 7, admin: "https://cms.example.com", until: 1000 };
const link = previewLink(SECRET, "/services/x", target);

test("a link is valid for its path, record and time, and contains them", () => {
  expect(readPreviewLink(SECRET, "/services/x", link, 999)).toEqual({ is: "good", target });
  const home = { kind: "home", admin: "https://cms.example.com", until: 1000 };
  expect(readPreviewLink(SECRET, "/", previewLink(SECRET, "/", home), 999)).toEqual({
    is: "good",
    target: home,
  });
});

test("after its time it is expired, at another path or with another secret wrong", () => {
  expect(readPreviewLink(SECRET, "/services/x", link, 1000)).toEqual({ is: "expired", target });
  expect(readPreviewLink(SECRET, "/services/y", link, 999)).toEqual({ is: "wrong" });
  expect(readPreviewLink("another-secret", "/services/x", link, 999)).toEqual({ is: "wrong" });
});

test("any change invalidates it", () => {
  const [payload = "", mac = ""] = link.split(".");
  const longer = Buffer.from(
    JSON.stringify([9_999_999_999_999, "services", 7, "https://cms.example.com"]),
  ).toString("base64url");
  for (const other of [
    "",
    ".",
    payload,
    `${payload}.`,
    `${longer}.${mac}`,
    `${payload}.${mac}.x`,
    `${payload}.${mac.slice(1)}A`,
    `${mac}.${payload}`,
    "x".repeat(5000),
  ])
    expect(readPreviewLink(SECRET, "/services/x", other, 999), other).toEqual({ is: "wrong" });
});

test("[SEC-12] a link whose admin is no origin is wrong, with any signature: it would be in a header", () => {
  for (const admin of [
    "",
    "Ā",
    "cms.example.com",
    "https://cms.example.com; script-src *",
    "https://a;b",
    "*",
  ])
    expect(
      readPreviewLink(SECRET, "/", previewLink(SECRET, "/", { ...target, admin }), 999),
    ).toEqual({
      is: "wrong",
    });
});

test("an admin's origin is read as a browser spells it", () => {
  const read = (admin: string) =>
    readPreviewLink(SECRET, "/", previewLink(SECRET, "/", { ...target, admin }), 999);
  expect(read("https://CMS.Example.com:443")).toEqual({ is: "good", target });
  expect(read("https://bücher.example")).toMatchObject({
    target: { admin: "https://xn--bcher-kva.example" },
  });
});

test("links of the same minutes are equal, and each is valid for 20 to 30 of them", () => {
  const minute = 60_000;
  expect(previewEnd(1)).toBe(previewEnd(9 * minute));
  for (const now of [0, 1, 5 * minute, 10 * minute, 10 * minute + 1]) {
    expect(previewEnd(now) - now).toBeGreaterThanOrEqual(20 * minute);
    expect(previewEnd(now) - now).toBeLessThanOrEqual(30 * minute);
  }
});
