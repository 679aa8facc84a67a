import { expect, test } from "vitest";
import {
  documentLink,
  documentMark,
  fileSignature,
  isFileSigned,
  isOffered,
  LINK_DAYS,
  readDocumentLink,
} from "#site-protocol/document-link.ts";

const SECRET = "s".repeat(32);
const NOW = Date.UTC(2026, 10, 29);
const DAY = 86_400_000;

test("[OWN-158] a link names a document and its page, is valid for its days, and then still says what it was", () => {
  const target = { id: "17", page: "/de/preise" };
  const { link, until } = documentLink(SECRET, target, NOW);
  expect(until).toBe(NOW + LINK_DAYS * DAY);
  expect(readDocumentLink(SECRET, link, until - 1)).toEqual({
    is: "good",
    target: { ...target, until },
  });
  // Another use changes nothing: it ends by time.
  expect(readDocumentLink(SECRET, link, NOW).is).toBe("good");
  expect(readDocumentLink(SECRET, link, until).is).toBe("expired");
  const long = documentLink(SECRET, { id: "17", page: `/${"x".repeat(900)}` }, NOW);
  expect(readDocumentLink(SECRET, long.link, NOW)).toMatchObject({ target: { page: "/" } });
});

test("[OWN-158] a link of another secret, document or time, or of no form at all, is wrong", () => {
  const { link } = documentLink(SECRET, { id: "17", page: "/a" }, NOW);
  const [payload = "", mac = ""] = link.split(".");
  const altered = Buffer.from(JSON.stringify([NOW * 2, "18", "/a"])).toString("base64url");
  for (const wrong of [
    "",
    ".",
    payload,
    `${payload}.${mac}x`,
    `${payload}.${mac}.more`,
    `${altered}.${mac}`,
    `${link}${"x".repeat(2000)}`,
    documentLink("o".repeat(32), { id: "17", page: "/a" }, NOW).link,
  ])
    expect([wrong, readDocumentLink(SECRET, wrong, NOW)]).toEqual([wrong, { is: "wrong" }]);
});

test("[OWN-157] only the site opens a file, for one path and some minutes", () => {
  const given = fileSignature(SECRET, "/media/a.pdf", NOW);
  expect(isFileSigned(SECRET, "/media/a.pdf", given, NOW + 60_000)).toBe(true);
  expect(isFileSigned(SECRET, "/media/b.pdf", given, NOW)).toBe(false);
  expect(isFileSigned(SECRET, "/media/a.pdf", given, NOW + 6 * 60_000)).toBe(false);
  expect(isFileSigned("o".repeat(32), "/media/a.pdf", given, NOW)).toBe(false);
  const { link } = documentLink(SECRET, { id: "17", page: "/a" }, NOW);
  for (const wrong of ["", `${NOW}`, `${NOW}.`, `${given}.x`, link, `x.${given.split(".")[1]}`])
    expect([wrong, isFileSigned(SECRET, "/media/a.pdf", wrong, NOW)]).toEqual([wrong, false]);
});

test("[OWN-157] a document is offered by its number and name together", () => {
  const offer = { id: "17", name: "Prices.pdf" };
  const mark = documentMark(SECRET, offer);
  expect(isOffered(SECRET, { ...offer, mark })).toBe(true);
  expect(isOffered(SECRET, { ...offer, id: "18", mark })).toBe(false);
  expect(isOffered(SECRET, { ...offer, name: "Other.pdf", mark })).toBe(false);
  expect(isOffered(SECRET, { ...offer, mark: "" })).toBe(false);
});
