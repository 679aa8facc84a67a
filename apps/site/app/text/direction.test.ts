import { expect, test } from "vitest";
import { directionOf } from "#app/text/direction.ts";

test("the first letter with a direction decides; left-to-right needs no attribute", () => {
  expect(directionOf("צוות React")).toBe("rtl");
  expect(directionOf("مهندس")).toBe("rtl");
  expect(directionOf("2026: «שלום»")).toBe("rtl");
  expect(directionOf("React צוות")).toBeUndefined();
  expect(directionOf("Пример")).toBeUndefined();
  expect(directionOf("2026")).toBeUndefined();
  expect(directionOf("")).toBeUndefined();
});

test("ignores tags and entities of markup", () => {
  expect(directionOf("<p>&nbsp;<b>צ</b></p>")).toBe("rtl");
  expect(directionOf("<p>&amp; a צ</p>")).toBeUndefined();
});
