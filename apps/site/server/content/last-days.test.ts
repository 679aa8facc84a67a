import { expect, test } from "vitest";
import { replyAt } from "#server/content/last-days.ts";

const at = (moment: string): number => Date.parse(moment);
const NOON = at("2026-11-22T12:00:00Z");
const closedOf = (value: unknown) => (value as { closed: boolean }[]).map(({ closed }) => closed);
const vacancy = (valid_through: string, closed = false) => ({ slug: "a", valid_through, closed });

test("a vacancy is open on its last day, and closed afterwards", () => {
  const { value } = replyAt(
    "vacancies",
    ["", "2026-11-21", "2026-11-22", "2026-11-23"].map((day) => vacancy(day)),
    NOON,
  );
  expect(closedOf(value)).toEqual([false, true, false, false]);
  expect(replyAt("vacancy", vacancy("2026-11-21"), NOON).value).toMatchObject({
    slug: "a",
    closed: true,
  });
  expect(replyAt("vacancy", vacancy("2026-11-22"), at("2026-11-22T23:59:59Z")).value).toMatchObject(
    {
      closed: false,
    },
  );
});

test("a reply is valid until the first of its last days has passed; without one, forever", () => {
  const until = (...days: string[]) =>
    replyAt(
      "vacancies",
      days.map((day) => vacancy(day)),
      NOON,
    ).until;
  expect(until("2026-11-30", "2026-11-22", "2026-11-01")).toBe(at("2026-11-23T00:00:00Z"));
  expect([until(), until(""), until("2026-11-21"), until("soon")]).toEqual([
    Infinity,
    Infinity,
    Infinity,
    Infinity,
  ]);
  expect(replyAt("vacancies", [vacancy("2026-11-22", true)], NOON).until).toBe(Infinity);
});

test("leaves everything else unchanged, including absent records", () => {
  const about = { title: "x" };
  expect(replyAt("about", about, NOON)).toEqual({ value: about, until: Infinity });
  expect(replyAt("vacancy", null, NOON)).toEqual({ value: null, until: Infinity });
});

test("a list is the same object until one of its days has passed", () => {
  const list = [vacancy("2026-11-22"), vacancy("2026-11-30")];
  const first = replyAt("vacancies", list, NOON);
  expect(replyAt("vacancies", list, at("2026-11-22T23:59:59Z")).value).toBe(first.value);
  expect(closedOf(replyAt("vacancies", list, at("2026-11-23T00:00:00Z")).value)).toEqual([
    true,
    false,
  ]);
});
