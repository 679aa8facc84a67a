import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WholeWords } from "#app/ui/whole-words.tsx";

const shown = (text: string): string =>
  renderToStaticMarkup(<WholeWords text={text} />).replaceAll(/ class="[^"]*"/g, "");

test.each([
  ["Front-End Developer", "<span>Front-End</span> Developer"],
  ["Senior Full-stack/Back-end", "Senior <span>Full-stack</span>/<span>Back-end</span>"],
  ["Engineer", "Engineer"],
  ["C-, C--", "C-, C--"],
  ["Retail-and-wholesale-manager", "Retail-and-wholesale-manager"],
])("a short word with a hyphen is not broken after it: %s", (text, html) => {
  expect(shown(text)).toBe(html);
  expect(shown(text).replaceAll(/<[^>]*>/g, "")).toBe(text);
});
