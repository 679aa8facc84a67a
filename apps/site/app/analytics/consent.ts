import { PREVIEW_PARAMETER } from "@meridian/contract/site-protocol/preview-parameter";

/**
 * What the visitor said to counting that needs their consent; `early-script.ts` writes it down when
 * they press.
 */
export const CONSENT_COOKIE = "statistics";

/** `null`: they have not been asked, or have not answered. The expression lets no other through. */
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

/**
 * A draft in the admin's preview is nobody's visit, and its address opens it: it is told to nobody.
 */
export const isPreview = (search: string): boolean =>
  new URLSearchParams(search).has(PREVIEW_PARAMETER);
