import { PREVIEW_PARAMETER } from "@meridian/contract/site-protocol/preview-parameter";

/** The visitor's consent to analytics; `early-script.ts` writes the cookie. */
export const CONSENT_COOKIE = "statistics";

/** `null`: no choice yet. The pattern allows no other value. */
export const consentIn = (cookies: string): "yes" | "no" | null =>
  (new RegExp(`(?:^|; )${CONSENT_COOKIE}=(yes|no)(?:;|$)`).exec(cookies)?.[1] as
    | "yes"
    | "no"
    | undefined) ?? null;

/** Do Not Track, or Global Privacy Control. */
export const refusesCounting = ({
  doNotTrack,
  globalPrivacyControl,
}: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}): boolean => doNotTrack === "1" || globalPrivacyControl === true;

/** The address of an admin preview would open the draft: previews are never counted. */
export const isPreview = (search: string): boolean =>
  new URLSearchParams(search).has(PREVIEW_PARAMETER);
