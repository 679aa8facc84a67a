import { expect, test } from "vitest";
import { directionOf } from "#app/language/direction-of.ts";

test("the first letter with a direction decides; a text without letters has none", () => {
  expect(directionOf("צוות React")).toBe("rtl");
  expect(directionOf("مهندس")).toBe("rtl");
  expect(directionOf("2026: «שלום»")).toBe("rtl");
  expect(directionOf("React צוות")).toBe("ltr");
  expect(directionOf("Пример")).toBe("ltr");
  expect(directionOf("2026")).toBeUndefined();
  expect(directionOf("")).toBeUndefined();
});

test("on a page from right to left a text that begins with a Latin name has its direction", () => {
  expect(directionOf("Harbour Ledger מתאימה תשלומים", "rtl")).toBe("rtl");
  expect(directionOf("<p>React, TypeScript, AWS ו־Python בצד השרת</p>", "rtl")).toBe("rtl");
  expect(directionOf("React, TypeScript ו־Python.", "rtl")).toBe("rtl");
  expect(directionOf("Head of Engineering, Harbour Ledger", "rtl")).toBe("ltr");
  expect(directionOf("The team is in Haifa (חיפה), an hour from the coast.", "rtl")).toBe("ltr");
  expect(directionOf("2026", "rtl")).toBeUndefined();
});

test("ignores tags and entities of markup", () => {
  expect(directionOf("<p>&nbsp;<b>צ</b></p>")).toBe("rtl");
  expect(directionOf("<p>&amp; a צ</p>")).toBe("ltr");
});
