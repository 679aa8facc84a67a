import { expect, test } from "vitest";
import { beginsDrawing } from "#drawings/begins-drawing.ts";

test.each([
  ["<svg>", true],
  ["\uFEFF <svg width='1'>", true],
  ['<?xml version="1.0"?><!-- a --><!DOCTYPE svg [<!ENTITY a "b">]>\n<SVG\n>', true],
  ["<svgz>", false],
  ["<html><svg>", false],
  ["<!-- <svg> ", false],
  ["", false],
])("%j: %s", (head, is) => expect(beginsDrawing(head)).toBe(is));

test("reads comments that close more than once only once", () => {
  // A backtracking pattern would never end.
  expect(beginsDrawing("<!---->".repeat(280))).toBe(false);
  expect(beginsDrawing(`${"<!---->".repeat(280)}<svg>`)).toBe(true);
});
