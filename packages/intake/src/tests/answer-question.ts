import { WORDS } from "#captcha/number-words.ts";

/** Answers a text question as a person would, in words. */
export function answerQuestion(question: string): string {
  const [a = 0, b = 0] = (question.toLowerCase().match(/[a-z]+/g) ?? [])
    .map((word) => (WORDS as readonly string[]).indexOf(word))
    .filter((number) => number >= 0);
  const answer = question.includes("plus")
    ? a + b
    : question.includes("minus")
      ? a - b
      : Math.max(a, b);
  return WORDS[answer] ?? String(answer);
}
