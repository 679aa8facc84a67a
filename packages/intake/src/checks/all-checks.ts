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
  /** Without them everybody may post as often as they like. */
  rates: RateLimits | undefined;
  limiterOf?: LimiterOf | undefined;
  /** Milliseconds nobody needs less of to fill in a form. */
  quickestMs: number;
  clock: Clock;
  /** What the hosts' forms want beside ours. */
  hostRules: HostRules;
}

/**
 * The cheapest first; a post's origin and size are checked while it is received. All that the
 * visitor can correct in the form is checked together, so that one answer names every error. The
 * captcha is verified after that, since a typo must not cost a new one, and the contents of files,
 * the most expensive check, last.
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
