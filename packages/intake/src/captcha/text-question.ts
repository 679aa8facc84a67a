import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { POSTED } from "@meridian/contract/forms";
import { english } from "@meridian/messages/language";
import type { Translate } from "@meridian/messages/messages";
import { network } from "@meridian/http/network";
import type { Captcha, Verdict } from "#captcha/captcha.ts";
import { answersIn } from "#captcha/number-words.ts";
import { invent } from "#captcha/invent-question.ts";
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
  /** Default: in English. */
  create(t?: Translate): Question;
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
  const create = (t: Translate = english): Question => {
    const { question, answer } = invent(t);
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
    async verify(posted, address = "", t = english): Promise<Verdict> {
      const token = posted[POSTED.question] ?? "";
      if (token === "") return { outcome: "absent" };
      const [, nonce, until, signature] = TOKEN.exec(token) ?? [];
      if (!nonce || !until || !signature) return { outcome: "wrong" };
      if (Number(until) <= clock.now()) return { outcome: "expired" };
      const signed = Buffer.from(signature, "base64url");
      const right = answersIn(posted[POSTED.answer] ?? "", t).some((answer) =>
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
