import { expect, test } from "vitest";
import { beginPull, clampToOther, valueAt, type Ruler, type Span } from "#app/ui/range-pull.ts";

/** Ten pixels per value: 1 is at 100, 101 at 1100. */
const RULER: Ruler = { min: 1, max: 101, start: 100, length: 1000 };
const REACH = 14;
const at = (value: number): number => 100 + (value - 1) * 10;

const press = (span: Span, value: number) => beginPull(RULER, span, at(value), REACH);
const after = (span: Span, move: { end: "from" | "to"; value: number } | null): Span =>
  move ? { ...span, [move.end]: move.value } : span;

test("[SURV-03] a click on the track moves the nearer end there", () => {
  const span = { from: 20, to: 60 };
  expect(press(span, 5).release(at(5))).toEqual({ end: "from", value: 5 });
  expect(press(span, 39).release(at(39))).toEqual({ end: "from", value: 39 });
  expect(press(span, 41).release(at(41))).toEqual({ end: "to", value: 41 });
  expect(press(span, 99).release(at(99))).toEqual({ end: "to", value: 99 });
  expect(press({ from: 50, to: 50 }, 20).release(at(20))).toEqual({ end: "from", value: 20 });
  expect(press({ from: 50, to: 50 }, 80).release(at(80))).toEqual({ end: "to", value: 80 });
});

test("[SURV-03] a click on a handle without a drag moves nothing, and a dragged handle does not jump", () => {
  const span = { from: 20, to: 60 };
  expect(press(span, 61).release(at(61))).toBeNull();
  const pull = press(span, 61);
  expect(pull.to(at(61) + 2)).toBeNull();
  expect(pull.to(at(71))).toEqual({ end: "to", value: 70 });
});

test("[SURV-03] with both handles on one value the drag's direction chooses the handle", () => {
  for (let value = RULER.min; value <= RULER.max; value += 1) {
    const span = { from: value, to: value };
    const right = after(span, press(span, value).to(at(value) + 300));
    const left = after(span, press(span, value).to(at(value) - 300));
    expect(right).toEqual({ from: value, to: Math.min(value + 30, RULER.max) });
    expect(left).toEqual({ from: Math.max(value - 30, RULER.min), to: value });
  }
});

test("[SURV-03] after any click and drag the ends stay in order and within their bounds", () => {
  for (let from = 1; from <= 101; from += 10)
    for (let to = from; to <= 101; to += 10)
      for (let pressed = -20; pressed <= 120; pressed += 7)
        for (let x = -20; x <= 120; x += 9) {
          const span = { from, to };
          const pull = press(span, pressed);
          for (const move of [pull.to(at(x)), pull.release(at(x))]) {
            const moved = after(span, move);
            expect(moved.from).toBeLessThanOrEqual(moved.to);
            expect(moved.from).toBeGreaterThanOrEqual(RULER.min);
            expect(moved.to).toBeLessThanOrEqual(RULER.max);
          }
        }
});

test("[SURV-03] values are whole, within the bounds, and stop at the other end", () => {
  expect([
    valueAt(RULER, 104),
    valueAt(RULER, 106),
    valueAt(RULER, -5),
    valueAt(RULER, 5e3),
  ]).toEqual([1, 2, 1, 101]);
  expect(clampToOther({ from: 10, to: 20 }, { end: "from", value: 30 })).toBe(20);
  expect(clampToOther({ from: 10, to: 20 }, { end: "to", value: 5 })).toBe(10);
});
