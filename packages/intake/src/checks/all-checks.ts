import type { Captcha } from "#captcha/captcha.ts";
import {
  createFieldsCheck,
  createFilesCheck,
  createRateCheck,
  createTimeTrap,
  fileBeginnings,
  honeypot,
  questionAnswered,
  together,
  type Check,
  type HostRules,
} from "#checks/checks.ts";
import type { Clock } from "#clock.ts";
import { createRates, type LimiterOf, type RateLimits } from "#checks/rate.ts";

interface CheckParts {
  captchas: readonly Captcha[];
  /** Without them posts are not limited. */
  rates: RateLimits | undefined;
  limiterOf?: LimiterOf | undefined;
  /** A form sent sooner was filled in by a machine. */
  quickestMs: number;
  clock: Clock;
  /** Rules of the hosts' forms, in addition to ours. */
  hostRules: HostRules;
}

/**
 * Cheapest first; origin and size are checked while receiving. Everything that the visitor can
 * correct is checked together, so that one response names every error. Then the captcha, because a
 * typo must not cost a new one; file contents, the most expensive check, last.
 */
export const createChecks = ({
  captchas,
  rates,
  limiterOf,
  quickestMs,
  clock,
  hostRules,
}: CheckParts): readonly Check[] => [
  honeypot,
  createTimeTrap(captchas, clock, quickestMs),
  ...(rates ? [createRateCheck(createRates(rates, "forms", limiterOf))] : []),
  together(
    createFieldsCheck(hostRules),
    createFilesCheck(hostRules),
    fileBeginnings,
    questionAnswered,
  ),
];
