import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DisplayTitle } from "#app/ui/display-title.tsx";

const word = (title: string): number =>
  Number(/--word:([\d.]+)/.exec(renderToStaticMarkup(<DisplayTitle title={title} />))?.[1]);

test("a title has the width of its longest word, between spaces, soft hyphens and a long word's hyphens", () => {
  expect(word("Personalvermittlung")).toBeGreaterThan(9);
  expect(word("IT-Personalvermittlung für alle")).toBe(word("Personalvermittlung"));
  expect(word("Personal\u00advermittlung")).toBe(word("vermittlung"));
  expect(word("E-commerce")).toBeGreaterThan(word("commerce"));
  expect(word("")).toBe(1);
});
