import { randomInt } from "node:crypto";
import type { Translate } from "@meridian/messages/messages";
import { listed, numberWords } from "#captcha/number-words.ts";

interface Invented {
  question: string;
  answer: number;
}

/** A question that people of the language answer without thinking. */
export const invent = (t: Translate): Invented => pick([reckoned, counted, lettered])(t);

const pick = <T>(from: readonly [T, ...T[]]): T => from[randomInt(from.length)] ?? from[0];

const some = (words: readonly string[], count: number): string[] =>
  words
    .map((word) => ({ word, at: randomInt(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ word }) => word);

/** Words to count, mixed with others. An owner's list may be short. */
function counted(t: Translate): Invented {
  const own = (message: string): string[] => some(listed(message), randomInt(2, 5));
  const mixed = (words: string[]): string => {
    const others = some(listed(t("question.others")), 2);
    return some([...words, ...others], words.length + others.length).join(", ");
  };
  const [animals, colours, fruits] = [
    own(t("question.animals")),
    own(t("question.colours")),
    own(t("question.fruits")),
  ];
  return pick([
    { question: t("question.countAnimals", { words: mixed(animals) }), answer: animals.length },
    { question: t("question.countColours", { words: mixed(colours) }), answer: colours.length },
    { question: t("question.countFruits", { words: mixed(fruits) }), answer: fruits.length },
  ]);
}

/** Letters as people count them: an accent is no letter. */
const lettersOf = (word: string): number => [...new Intl.Segmenter().segment(word)].length;

function lettered(t: Translate): Invented {
  const [word = ""] = some(listed(t("question.letterWords")), 1);
  return { question: t("question.letters", { word }), answer: lettersOf(word) };
}

function reckoned(t: Translate): Invented {
  const words = numberWords(t);
  const inWords = (number: number): string => words[number] ?? String(number);
  const [a, b] = [randomInt(2, 10), randomInt(2, 10)];
  const [large, small] = [Math.max(a, b) + 2, Math.min(a, b)];
  const [one, two, more, less] = [inWords(a), inWords(b), inWords(large), inWords(small)];
  return pick([
    { question: t("question.plus", { one, two }), answer: a + b },
    { question: t("question.minus", { more, less }), answer: large - small },
    { question: t("question.larger", { more, less }), answer: large },
    { question: t("question.smaller", { more, less }), answer: small },
  ]);
}
