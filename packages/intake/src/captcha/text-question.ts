import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { POSTED } from "@meridian/contract/forms";
import type { Captcha, Verdict } from "#captcha/captcha.ts";
import { answersIn, WORDS } from "#captcha/number-words.ts";
import type { Clock } from "#clock.ts";
import { derive } from "#secrets.ts";

/** Milliseconds a question lives: it stands in cached pages, and a visitor may take their time. */
const LIFETIME_MS = 2 * 60 * 60_000;

const TOKEN = /^([\w-]{16})\.(\d{13,14})\.([\w-]{43})$/;

export interface Question {
  question: string;
  token: string;
}

/** `Captcha` without waiting: a page is rendered with its question. */
export interface TextQuestions extends Captcha<Question> {
  ask(): Question;
}

/**
 * A question in plain words for visitors without script (SH-10): signed, usable once, expiring; the
 * answer is not in the token.
 */
export function createTextQuestions(secret: string, clock: Clock): TextQuestions {
  const key = derive(secret, "text question");
  const sign = (nonce: string, until: number, answer: number): Buffer =>
    createHmac("sha256", key).update(`${nonce}.${until}.${answer}`).digest();
  const ask = (): Question => {
    const { question, answer } = invent();
    const nonce = randomBytes(12).toString("base64url");
    const until = clock.now() + LIFETIME_MS;
    return {
      question,
      token: `${nonce}.${until}.${sign(nonce, until, answer).toString("base64url")}`,
    };
  };
  return {
    provider: "text-question",
    ask,
    issue: async () => ask(),
    issuedAt(posted) {
      const until = TOKEN.exec(posted[POSTED.question] ?? "")?.[2];
      return until === undefined ? null : Number(until) - LIFETIME_MS;
    },
    async verify(posted): Promise<Verdict> {
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
        ? { outcome: "passed", spend: { token: `question:${nonce}`, until: Number(until) } }
        : { outcome: "wrong" };
    },
  };
}

function invent(): { question: string; answer: number } {
  const [a, b] = [randomInt(2, 10), randomInt(2, 10)];
  const [large, small] = [Math.max(a, b) + 2, Math.min(a, b)];
  const forms = [
    { question: `What is ${WORDS[a]} plus ${WORDS[b]}? (digits or words)`, answer: a + b },
    {
      question: `What is ${WORDS[large]} minus ${WORDS[small]}? (digits or words)`,
      answer: large - small,
    },
    {
      question: `Which number is larger, ${WORDS[large]} or ${WORDS[small]}? (digits or words)`,
      answer: large,
    },
  ];
  return (
    forms[randomInt(forms.length)] ?? {
      question: `What is ${WORDS[a]} plus ${WORDS[b]}? (digits or words)`,
      answer: a + b,
    }
  );
}
