import type { Captcha } from "#captcha/captcha.ts";
import {
  createFieldsCheck,
  createFilesCheck,
  createRateCheck,
  createTimeTrap,
  fileBeginnings,
  questionAnswered,
  together,
  type Check,
  type HostRules,
} from "#checks/checks.ts";
import type { Clock } from "#clock.ts";
import { createRates, type LimiterOf, type RateLimits } from "#checks/rate.ts";

interface CheckParts {
  captchas: readonly Captcha[];
  /** Default: no limits. */
  rates: RateLimits | undefined;
  limiterOf?: LimiterOf | undefined;
  /** A form sent sooner counts as a machine's. */
  quickestMs: number;
  clock: Clock;
  /** Rules of the hosts' forms besides ours. */
  hostRules: HostRules;
}

/**
 * Cheapest first; receiving checks origin and size. All that the visitor can correct is checked
 * together, so that one response names every error. Then the captcha, since a typo must not cost a
 * new one, and last the files' contents, the most expensive check.
 */
export const createChecks = ({
  captchas,
  rates,
  limiterOf,
  quickestMs,
  clock,
  hostRules,
}: CheckParts): readonly Check[] => [
  createTimeTrap(captchas, clock, quickestMs),
  ...(rates ? [createRateCheck(createRates(rates, "forms", limiterOf))] : []),
  together(
    createFieldsCheck(hostRules),
    createFilesCheck(hostRules),
    fileBeginnings,
    questionAnswered,
  ),
];
