import { expect, test } from "vitest";
import { directionOf } from "#app/text/direction.ts";

test("the first letter that has a direction decides; from left to right goes without saying", () => {
  expect(directionOf("צוות React")).toBe("rtl");
  expect(directionOf("مهندس")).toBe("rtl");
  expect(directionOf("2026: «שלום»")).toBe("rtl");
  expect(directionOf("React צוות")).toBeUndefined();
  expect(directionOf("Пример")).toBeUndefined();
  expect(directionOf("2026")).toBeUndefined();
  expect(directionOf("")).toBeUndefined();
});

test("of markup, tags and entities are no letters", () => {
  expect(directionOf("<p>&nbsp;<b>צ</b></p>")).toBe("rtl");
  expect(directionOf("<p>&amp; a צ</p>")).toBeUndefined();
});
