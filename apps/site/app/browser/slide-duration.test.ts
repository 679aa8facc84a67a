import { expect, test } from "vitest";
import { motionTime, slideDuration } from "#app/browser/slide-duration.ts";

test("[SH-09] a slide of any width moves in 820 ms, to the frame", () => {
  for (const width of [160, 219, 640, 1312])
    expect(Math.abs(motionTime(slideDuration(820, width), width) - 820)).toBeLessThanOrEqual(
      1000 / 60,
    );
});
