/**
 * How many messages come in by the text question. It can be answered by ten lines of script, also
 * beside a vendor's captcha, so it is a door for the few who have no script, and no wider than they
 * need it.
 */
import { QUESTION_QUOTA } from "@meridian/contract/forms";
import type { Refusal } from "#checks/checks.ts";
import { createRates, type LimiterOf, type RateLimits } from "#checks/rate.ts";

/** `null`: another one is taken. What is refused keeps its words, on the page it was sent from. */
export type QuestionQuota = (address: string) => Promise<Refusal | null>;

export function createQuestionQuota(
  limits: RateLimits | undefined,
  limiterOf?: LimiterOf,
): QuestionQuota {
  if (!limits) return async () => null;
  const rates = createRates(limits, "question", limiterOf);
  return async (address) => {
    const exceeded = await rates.count(address);
    return (
      exceeded && {
        reason: "captcha",
        status: "failed",
        message: QUESTION_QUOTA,
        errors: {},
        retryAfter: exceeded.retryAfter,
      }
    );
  };
}
