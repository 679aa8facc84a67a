/** Milliseconds. */
const FIRST = 5000;
const LONGEST = 60_000;

/** The delay after this many failures. */
export const retryAfter = (times: number): number => Math.min(FIRST * 2 ** (times - 1), LONGEST);

/** In the choice between two versions. */
export const UNREAD = "The other version could not be read. Close this and try again.";

/** `status`: of the response, or 0. Refused values are not sent again. */
export const isRetried = (status: number): boolean =>
  status === 0 || status >= 500 || [401, 403, 408, 425, 429].includes(status);

export function whyNotSaved(status: number): string {
  if (status === 0)
    return "The content host is unreachable. Your changes are only in this form: leave it open. They are saved automatically when the connection is back.";
  if (status === 401 || status === 403)
    return "You are no longer logged in, or no longer have access. Log in again: your changes are only in this form, and are saved automatically then.";
  if (isRetried(status))
    return "The content host cannot save at the moment. Your changes are only in this form: leave it open. The next attempt is automatic.";
  return "The content host refused your changes for the reason shown. They are only in this form, and are saved with your next change after the correction.";
}
