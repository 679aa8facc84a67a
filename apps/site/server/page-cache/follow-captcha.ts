import { captchaWithKeys } from "#server/config/captcha-choice.ts";
import type { Uses } from "#server/services.ts";

/** Of every page. */
const TAGS = ["settings"];

/** Purges the pages when an admin has changed the captcha's keys: widget and policy are in them. */
export function followCaptcha({
  settings,
  link: { privateSettings },
  invalidations,
  cdn,
}: Uses<
  never,
  { settings: "captcha"; link: "privateSettings"; invalidations: "purge"; cdn: "purge" }
>): void {
  const current = (): string => JSON.stringify(captchaWithKeys({ settings, privateSettings }));
  let known = current();
  privateSettings.onChange(() => {
    if (known === (known = current())) return;
    void invalidations.purge(TAGS);
    cdn?.purge(TAGS);
  });
}
