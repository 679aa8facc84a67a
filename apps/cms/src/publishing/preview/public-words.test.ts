import { expect, test } from "vitest";
import { linkWords, PATIENCE_MS, publicWords } from "./public-words.ts";
import { english } from "#testing/english.ts";

const place = { address: "https://a.example/blog/x", isOff: false };
const live = {
  place,
  isOwn: true,
  changedAt: "",
  liveAfter: 420,
  isWaiting: false,
  isOver: false,
};
const save = { state: live, wasPublic: true, waited: 0, publishAt: null };
const waiting = { ...live, liveAfter: null, isWaiting: true };

test("[EDIT-22] after a publication: when it is live, that the site does not answer, that it is withdrawn or planned", () => {
  expect([
    publicWords(save, english),
    publicWords({ ...save, state: { ...live, liveAfter: 1200 } }, english),
    publicWords({ ...save, state: waiting }, english),
    publicWords({ ...save, state: waiting, waited: PATIENCE_MS }, english),
    publicWords({ ...save, state: { ...live, place: null } }, english),
    publicWords(
      { ...save, wasPublic: false, state: { ...live, place: null }, publishAt: "2047" },
      english,
    ),
    publicWords({ ...save, state: { ...live, place: { ...place, isOff: true } } }, english),
    publicWords({ ...save, state: { ...live, isOver: true } }, english),
  ]).toEqual([
    "Published: live in 1 s.",
    "Published: live in 2 s.",
    "Saved. The site gets it now …",
    "The site does not answer: visitors still see the former state. This is repeated until it answers.",
    "Visitors do not see it any more.",
    "Not public yet: published at the chosen time.",
    "Published.",
    "Published. Its last day is over: visitors see it as closed.",
  ]);
});

test("[EDIT-22] a record without a page links to one that shows it; a page that is switched off is named", () => {
  expect(linkWords(live, english)).toBe("Open on the site");
  expect(linkWords({ ...live, isOwn: false }, english)).toBe("Open a page that shows it");
  expect(linkWords({ ...live, place: { ...place, isOff: true } }, english)).toBe(
    "The page is switched off",
  );
  expect(linkWords({ ...live, place: null }, english)).toBe("");
});
