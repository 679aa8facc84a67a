import { createSiteVerify, systemClock, type Captcha, type Clock } from "@meridian/intake";
import type { CaptchaChoice } from "#server/config/settings.ts";

/** Milliseconds: pages that visitors have open keep the widget of the keys before. */
const OPEN_PAGES_MS = 60 * 60_000;

interface Options {
  keys(): CaptchaChoice;
  fetch?: typeof globalThis.fetch | undefined;
  clock?: Clock;
}

/** Those that verify a token: of the keys of now, and for an hour of the keys before them. */
export function createVendors({
  keys,
  fetch = globalThis.fetch,
  clock = systemClock,
}: Options): () => readonly Captcha[] {
  const verifying = (choice: CaptchaChoice): Captcha | undefined => {
    if (choice.provider === "altcha") return undefined;
    const { provider: vendor, siteKey, secret } = choice;
    return createSiteVerify({ vendor, siteKey, secret, clock, fetch });
  };
  let known = JSON.stringify(keys());
  let current = verifying(keys());
  let former: Captcha | undefined;
  let until = 0;
  return () => {
    const choice = keys();
    if (known !== (known = JSON.stringify(choice))) {
      [former, until] = [current, clock.now() + OPEN_PAGES_MS];
      current = verifying(choice);
    }
    return [current, clock.now() < until ? former : undefined].filter((one) => one !== undefined);
  };
}
