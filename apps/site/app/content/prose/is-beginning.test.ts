import { expect, test } from "vitest";
import { isBeginning } from "#app/content/prose/is-beginning.ts";

const LONG = "one two three four five six seven eight nine ten eleven twelve";

test.each([
  ["It’s “one” of many […]", "<p>It&#8217;s &#8220;one&#8221; of many, two</p>"],
  // An older excerpt with joined blocks, and one cut within a word.
  ["LEFT-COLRIGHT-COL and mo…", "<div>LEFT-COL</div><div>RIGHT-COL</div><p>and more</p>"],
  ["a b…", '[vc_row][vc_column width="1/2"]<p>a</p>[/vc_column][/vc_row]<p>b c</p>'],
  // WordPress omits captions and some blocks from generated excerpts.
  [
    LONG,
    "<figure><img src='/a.webp'><figcaption>The caption of a picture</figcaption></figure><p>one two three four five six</p><figure>x y</figure><p>seven eight nine ten eleven twelve thirteen</p>",
  ],
])("%j is the beginning of %j", (description, text) =>
  expect(isBeginning(description, [text])).toBe(true),
);

test.each([
  ["", "<p>a</p>"],
  ["Another word.", "<p>It’s one of many</p>"],
  ["What it costs", "<p>What a team costs, and what it does not</p>"],
  [LONG, `<p>${LONG.split(" ").toReversed().join(" ")}</p>`],
  [LONG, `<p>${"word ".repeat(200)}${LONG}</p>`],
])("%j is not the beginning of %j", (description, text) =>
  expect(isBeginning(description, [text])).toBe(false),
);
