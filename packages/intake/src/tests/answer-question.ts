import { english } from "@meridian/messages/language";
import { numberWords } from "#captcha/number-words.ts";

const WORDS = numberWords(english);

const KNOWN = "horse cat eagle frog wolf red green blue yellow brown apple pear plum cherry grape";

function numberIn(question: string): number {
  const letters = /the word “(\w+)”/.exec(question)?.[1];
  if (letters) return letters.length;
  const listed = /How many of these are \w+: ([^?]*)\?/.exec(question)?.[1];
  if (listed) return listed.split(", ").filter((word) => KNOWN.split(" ").includes(word)).length;
  const [a = 0, b = 0] = (question.toLowerCase().match(/[a-z]+/g) ?? [])
    .map((word) => WORDS.indexOf(word))
    .filter((number) => number >= 0);
  if (question.includes("plus")) return a + b;
  if (question.includes("minus")) return a - b;
  return question.includes("smaller") ? Math.min(a, b) : Math.max(a, b);
}

export const answerQuestion = (question: string): string => {
  const answer = numberIn(question);
  return WORDS[answer] ?? String(answer);
};

/** The token and the answer of a page's text question. */
export function answerOn(html: string): { question: string; answer: string } {
  const [, question = "", after = ""] = /name="question" value="([^"]+)"([^]*)/.exec(html) ?? [];
  const words = /(?:What is|Which number|How many)[^<]*/.exec(after)?.[0] ?? "";
  return { question, answer: answerQuestion(words) };
}
