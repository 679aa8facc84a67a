import type { Captcha } from "#captcha/captcha.ts";
import { createRateCheck, createTimeTrap, fields, fileBeginnings, fileNamesAndSizes, honeypot, type Check } from "#checks.ts";
import type { Clock } from "#clock.ts";
import { createContentCheck } from "#content/check-contents.ts";
import type { FileStore } from "#files.ts";
import type { Log } from "#log.ts";
import { createRates, type RateLimits } from "#rate.ts";
import type { Scanner } from "#scan/scanner.ts";

interface CheckParts {
  captchas: readonly Captcha[];
  /** Without them everybody may post as often as he likes. */
  rates: RateLimits | undefined;
  /** Milliseconds nobody needs less of to fill in a form. */
  quickestMs: number;
  files: FileStore;
  scanner: Scanner | null;
  clock: Clock;
  log: Log;
}

/**
 * In the order that stays, cheap before dear; a post's origin and size were looked at while it came in. The captcha
 * follows, last: it can be spent once, and a typo must not cost a new one.
 */
export const createChecks = ({ captchas, rates, quickestMs, files, scanner, clock, log }: CheckParts): readonly Check[] => [
  honeypot,
  createTimeTrap(captchas, clock, quickestMs),
  ...(rates ? [createRateCheck(createRates(rates))] : []),
  fields,
  fileNamesAndSizes,
  fileBeginnings,
  createContentCheck({ files, scanner, log }),
];
