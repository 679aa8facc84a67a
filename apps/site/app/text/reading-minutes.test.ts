import { expect, test } from "vitest";
import { readingMinutes } from "#app/text/reading-minutes.ts";

test("[BLOG-08] 200 words are a minute, and there is one at least", () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes(["<p>Short.</p>"])).toBe(1);
  expect(readingMinutes([`<p>${"word ".repeat(500)}</p>`, `<p>${"don’t ".repeat(500)}</p>`])).toBe(
    5,
  );
  expect(readingMinutes([`<p>${"<b>one</b>-<i>two</i> ".repeat(200)}</p>`])).toBe(2);
});

test("[BLOG-08] text without spaces has words, too", () => {
  expect(readingMinutes([`<p>${"時差を計画する".repeat(300)}</p>`])).toBeGreaterThan(3);
});
