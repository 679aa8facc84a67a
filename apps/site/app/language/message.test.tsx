import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Message } from "#app/language/message.tsx";

test("an element stays next to a number that chooses the plural form", () => {
  const found = (count: number): string =>
    renderToStaticMarkup(<Message of="search.found" values={{ count, query: <b>Go</b> }} />);
  expect([0, 1, 1200].map(found)).toEqual([
    "Nothing found for “<b>Go</b>”",
    "1 page for “<b>Go</b>”",
    "1,200 pages for “<b>Go</b>”",
  ]);
});
