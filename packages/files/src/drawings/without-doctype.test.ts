import { expect, test } from "vitest";
import { withoutDoctype } from "#drawings/without-doctype.ts";
import { processorTime } from "../../../../tests/processor-time.ts";

test.each([
  ["<!DOCTYPE svg><svg/>", "<svg/>"],
  [
    '<?xml version="1.0"?><!doctype svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x/y.dtd"><svg/>',
    '<?xml version="1.0"?><svg/>',
  ],
  [`<!DOCTYPE svg [<!ENTITY x "]>"><!ENTITY y '<svg>]>'>\n]>\n<svg/>`, "\n<svg/>"],
  ["<!DOCTYPE svg [<!-- don't ]> -->]><svg/>", "<svg/>"],
  ["<!DOCTYPE a><!DOCTYPE b [ ]><svg/>", "<svg/>"],
  ["<svg><!-- <!DOCTYPE svg [ --></svg>", "<svg><!-- <!DOCTYPE svg [ --></svg>"],
  ["<svg/>", "<svg/>"],
])("%j becomes %j", (xml, left) => expect(withoutDoctype(xml)).toBe(left));

const costOf = (xml: string): number => processorTime(() => withoutDoctype(xml));

test.each([
  ["open subsets", "<!DOCTYPE["],
  ["open quotes", "<!DOCTYPE['"],
  ["open comments", "<!DOCTYPE[<!--"],
  ["open types", "<!DOCTYPE "],
  ["closed ones", "<!DOCTYPE[]>"],
])("the cost of %s grows with the length, not with its square", (_, part) => {
  const [short, long] = [20_000, 200_000].map((count) => part.repeat(count));
  costOf(short ?? "");
  // Quadratic cost would be a hundredfold; the floor is the clock's resolution.
  expect(costOf(long ?? "")).toBeLessThan(Math.max(costOf(short ?? ""), 4) * 40);
});
