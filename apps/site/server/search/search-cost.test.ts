/** FIND-04: the processor time of a search over 5,000 records, whose words are as frequent as in texts. */
import { expect, test } from "vitest";
import { excerpt } from "#app/text/excerpt.ts";
import { randomFrom } from "../../../../tests/random-from.ts";
import { createSearchIndex } from "#server/search/search-index.ts";
import { processorTime } from "../../../../tests/processor-time.ts";

const RECORDS = 5000;
const WORDS = 80;
const VOCABULARY = 20_000;

const LETTERS = ["bcdfghjklmnprstvwz", "aeiou"] as const;
/** A made-up word: the more frequent ones are shorter. */
function wordAt(rank: number): string {
  let [word, rest] = ["", rank + 18];
  while (rest > 0) {
    word += LETTERS[0][rest % 18] ?? "";
    rest = Math.floor(rest / 18);
    word += LETTERS[1][rest % 5] ?? "";
    rest = Math.floor(rest / 5);
  }
  return word;
}

function filled(code: string) {
  const random = randomFrom(7);
  const text = (words: number): string =>
    Array.from({ length: words }, () => wordAt(Math.floor(VOCABULARY ** random()))).join(" ");
  const index = createSearchIndex(code);
  for (let at = 0; at < RECORDS; at++)
    index.put({ path: `/${at}`, group: "pages", title: text(6), text: text(WORDS) });
  return index;
}

// In German, words that contain the searched ones are found, too.
test.each(["en", "de"])(
  "[FIND-04] a search over 5,000 records takes less than 50 ms of processor time: %s",
  (code) => {
    const index = filled(code);
    const searches = [
      [wordAt(0)],
      [wordAt(0), wordAt(1), wordAt(2)],
      Array.from({ length: 6 }, (_, at) => wordAt(at)),
      [wordAt(5000), wordAt(9000)],
      [`${wordAt(9000)}x`, `${wordAt(8000)}q`, `${wordAt(7000)}y`],
      ["bab", "cec", "zzzzzzzzzzzz"],
    ];
    for (const words of searches) {
      const search = (): void => {
        const found = index.find(words);
        for (const { text } of found.documents.slice(0, 30)) excerpt(text, found.words, 220);
      };
      const costs = Array.from({ length: 5 }, () => processorTime(search));
      expect(Math.min(...costs), words.join(" ")).toBeLessThan(50);
    }
  },
);
