import type { Captcha } from "#captcha/captcha.ts";
import {
  createFieldsCheck,
  createFilesCheck,
  createRateCheck,
  createTimeTrap,
  fileBeginnings,
  honeypot,
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
 * In the order that stays, cheap before dear; a post's origin and size were looked at while it came
 * in. The captcha follows, since a typo must not cost a new one, and then, dearest of all, what is
 * within the files.
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
  createFieldsCheck(hostRules),
  createFilesCheck(hostRules),
  fileBeginnings,
];
