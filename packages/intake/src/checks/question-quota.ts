import type { Attempt, Refusal } from "#checks/checks.ts";
import { createRates, type LimiterOf, type RateLimits } from "#checks/rate.ts";

/**
 * Limits messages with the text question, which a short script can solve even where a vendor's
 * captcha is used. `null`: accepted. After a refusal the text stays on the page.
 */
export type QuestionQuota = (attempt: Pick<Attempt, "address" | "t">) => Promise<Refusal | null>;

export function createQuestionQuota(
  limits: RateLimits | undefined,
  limiterOf?: LimiterOf,
): QuestionQuota {
  if (!limits) return async () => null;
  const rates = createRates(limits, "question", limiterOf);
  return async ({ address, t }) => {
    const exceeded = await rates.count(address);
    return (
      exceeded && {
        reason: "captcha",
        status: "failed",
        message: t("form.questionQuota"),
        errors: {},
        retryAfter: exceeded.retryAfter,
      }
    );
  };
}
