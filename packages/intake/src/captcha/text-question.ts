import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { POSTED } from "@meridian/contract/forms";
import { network } from "@meridian/http/network";
import type { Captcha, Verdict } from "#captcha/captcha.ts";
import { answersIn, WORDS } from "#captcha/number-words.ts";
import type { Clock } from "#clock.ts";
import { derive } from "#secrets.ts";

export const TEXT_QUESTION = "text-question";

/** Besides the time for which caches serve its page. */
const LIFETIME_MS = 2 * 60 * 60_000;

const TOKEN = /^([\w-]{16})\.(\d{13,14})\.([\w-]{43})$/;

export interface Question {
  question: string;
  token: string;
}

/** Synchronous: a page is rendered with its question. */
export interface TextQuestions extends Captcha<Question> {
  create(): Question;
}

/**
 * A text question for visitors without script (SH-10). The signed token expires, does not contain
 * the answer, and is valid once per address, because all visitors of a cached page get the same one
 * (decision 010). `cachedMs`: how long others cache pages.
 */
export function createTextQuestions(secret: string, clock: Clock, cachedMs = 0): TextQuestions {
  const key = derive(secret, "text question");
  const lifetime = LIFETIME_MS + cachedMs;
  // With the nonce two questions of one address cannot be linked.
  const whose = (nonce: string, address: string): string =>
    address === ""
      ? ""
      : `:${createHmac("sha256", key)
          .update(`${nonce} ${network(address)}`)
          .digest("base64url")
          .slice(0, 22)}`;
  const sign = (nonce: string, until: number, answer: number): Buffer =>
    createHmac("sha256", key).update(`${nonce}.${until}.${answer}`).digest();
  const create = (): Question => {
    const { question, answer } = invent();
    const nonce = randomBytes(12).toString("base64url");
    const until = clock.now() + lifetime;
    return {
      question,
      token: `${nonce}.${until}.${sign(nonce, until, answer).toString("base64url")}`,
    };
  };
  return {
    provider: TEXT_QUESTION,
    create,
    issue: async () => create(),
    issuedAt(posted) {
      const until = TOKEN.exec(posted[POSTED.question] ?? "")?.[2];
      return until === undefined ? null : Number(until) - lifetime;
    },
    async verify(posted, address = ""): Promise<Verdict> {
      const token = posted[POSTED.question] ?? "";
      if (token === "") return { outcome: "absent" };
      const [, nonce, until, signature] = TOKEN.exec(token) ?? [];
      if (!nonce || !until || !signature) return { outcome: "wrong" };
      if (Number(until) <= clock.now()) return { outcome: "expired" };
      const signed = Buffer.from(signature, "base64url");
      const right = answersIn(posted[POSTED.answer] ?? "").some((answer) =>
        timingSafeEqual(signed, sign(nonce, Number(until), answer)),
      );
      return right
        ? {
            outcome: "passed",
            spend: { token: `question:${nonce}${whose(nonce, address)}`, until: Number(until) },
          }
        : { outcome: "wrong" };
    },
  };
}

const pick = <T>(from: readonly [T, ...T[]]): T => from[randomInt(from.length)] ?? from[0];
const HINT = "(digits or words)";

/** Words to count, mixed with others. */
const COUNTED: readonly [string, readonly string[]][] = [
  ["animals", ["horse", "cat", "eagle", "frog", "wolf"]],
  ["colours", ["red", "green", "blue", "yellow", "brown"]],
  ["fruits", ["apple", "pear", "plum", "cherry", "grape"]],
];
const OTHERS = ["table", "window", "river", "paper", "bridge", "spoon"];
const LETTERS = ["sun", "tree", "house", "window", "country", "mountain"] as const;

const some = (words: readonly string[], count: number): string[] =>
  words
    .map((word) => ({ word, at: randomInt(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ word }) => word);

function counted(): { question: string; answer: number } {
  const [what, words] = COUNTED[randomInt(COUNTED.length)] ?? ["animals", ["cat"]];
  const answer = randomInt(2, 5);
  const shown = some([...some(words, answer), ...some(OTHERS, 2)], answer + 2).join(", ");
  return { question: `How many of these are ${what}: ${shown}? ${HINT}`, answer };
}

function lettered(): { question: string; answer: number } {
  const word = pick(LETTERS);
  return { question: `How many letters has the word “${word}”? ${HINT}`, answer: word.length };
}

function reckoned(): { question: string; answer: number } {
  const [a, b] = [randomInt(2, 10), randomInt(2, 10)];
  const [large, small] = [Math.max(a, b) + 2, Math.min(a, b)];
  const [one, two, more, less] = [a, b, large, small].map((number) => WORDS[number] ?? "");
  return pick([
    { question: `What is ${one} plus ${two}? ${HINT}`, answer: a + b },
    { question: `What is ${more} minus ${less}? ${HINT}`, answer: large - small },
    { question: `Which number is larger, ${more} or ${less}? ${HINT}`, answer: large },
    { question: `Which number is smaller, ${more} or ${less}? ${HINT}`, answer: small },
  ]);
}

const invent = (): { question: string; answer: number } => pick([reckoned, counted, lettered])();
