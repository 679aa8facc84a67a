import { expect, test } from "vitest";
import { cleanDrawing, NoDrawing } from "#drawings/clean-drawing.ts";
import { nestsTooDeep } from "#drawings/nesting.ts";
import { processorTime } from "../../../../tests/processor-time.ts";

const path = '<path d="M0 0h9v9z"/>';

test.each([
  ["many sibling elements", `<svg>${path.repeat(50_000)}</svg>`, false],
  ["many that are closed", `<svg>${"<g></g>".repeat(50_000)}</svg>`, false],
  [
    "some hundred in one another",
    `<svg>${"<g>".repeat(300)}${path}${"</g>".repeat(300)}</svg>`,
    false,
  ],
  ["thousands in one another", "<svg>" + "<g>".repeat(2000), true],
  ["thousands that never end", "<svg" + "<g".repeat(2000), true],
])("%s: %s", (_, xml, is) => expect(nestsTooDeep(xml)).toBe(is));

test("refuses deep nesting before parsing, with a message", () => {
  const deep = Buffer.from(`<svg>${"<g>".repeat(1_000_000)}`);
  const refusing = processorTime(() => expect(() => cleanDrawing(deep)).toThrow(NoDrawing));
  const flat = Buffer.from(`<svg>${path.repeat(5000)}</svg>`);
  const cleaning = processorTime(() => void cleanDrawing(flat));
  // The parser took four seconds for a hundred thousand.
  expect(refusing).toBeLessThan(Math.max(cleaning, 20) * 20);
});
