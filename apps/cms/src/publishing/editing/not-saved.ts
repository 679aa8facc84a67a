/** Handles failed saves. Runs in the browser. */

/** Milliseconds. */
const FIRST = 5000;
const LONGEST = 60_000;

/** Delay before the next try, after this many failures. */
export const retryAfter = (times: number): number => Math.min(FIRST * 2 ** (times - 1), LONGEST);

/** `status`: of the response; 0 without one. Values that were refused would be refused again. */
export const isRetried = (status: number): boolean =>
  status === 0 || status >= 500 || [401, 403, 408, 425, 429].includes(status);

/** The message for the editor. */
export function whyNotSaved(status: number): string {
  if (status === 0)
    return "The content host cannot be reached. What you wrote is in this form alone: leave it open. It is saved by itself once the connection is back.";
  if (status === 401 || status === 403)
    return "You are no longer logged in, or may not write this any more. Log in again in another window: what you wrote is in this form alone, and is saved by itself then.";
  if (isRetried(status))
    return "The content host cannot save at the moment. What you wrote is in this form alone: leave it open. It is tried again by itself.";
  return "The content host refused it for the reason it gave. What you wrote is in this form alone. It is saved with your next change once that is mended.";
}
