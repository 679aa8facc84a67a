import { expect, test } from "vitest";
import { currentSection } from "#app/bands/reading/current-section.ts";
import { easedPosition } from "#app/browser/smooth-scroll.ts";

test("[ART-02] [BLOG-04] the current section is the last one past the line", () => {
  expect(currentSection([400, 900, 1500], 80, false)).toBe(0);
  expect(currentSection([-500, 80, 700], 80, false)).toBe(1);
  expect(currentSection([-500, 88, 700], 80, false)).toBe(1);
  expect(currentSection([-500, 89, 700], 80, false)).toBe(0);
  expect(currentSection([-900, -400, -20], 80, false)).toBe(2);
  expect(currentSection([], 80, false)).toBe(-1);
});

test("[BLOG-04] at the end of the page the last section is current, however short it is", () => {
  expect(currentSection([-300, 200, 500], 80, true)).toBe(2);
  expect(currentSection([], 80, true)).toBe(-1);
});

test("[BLOG-04] scrolling to a section takes 500 ms, from the current to the target position", () => {
  expect([0, 250, 500, 900].map((ms) => easedPosition(100, 1100, ms))).toEqual([
    100, 600, 1100, 1100,
  ]);
  expect(easedPosition(1100, 100, 499)).toBeGreaterThan(100);
  expect(easedPosition(0, 1000, 50)).toBeLessThan(10);
});
