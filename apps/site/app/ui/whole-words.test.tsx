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
  ["Close in 6 hours, not 3 days", "Close in <span>6 hours</span>, not <span>3 days</span>"],
  ["1,450 orders (12 Minuten)", "<span>1,450 orders</span> (<span>12 Minuten</span>)"],
  ["6 full-stack engineers in week 3", "6 <span>full-stack</span> engineers in week 3"],
  [
    "Riga, 2016 – 2019 and 2021 – heute",
    "Riga, <span>2016 – 2019</span> and <span>2021 – heute</span>",
  ],
  ["180.000 Schülerinnen", "180.000 Schülerinnen"],
])(
  "no line ends in a short word with a hyphen, or between a number and its word: %s",
  (text, html) => {
    expect(shown(text)).toBe(html);
    expect(shown(text).replaceAll(/<[^>]*>/g, "")).toBe(text);
  },
);
