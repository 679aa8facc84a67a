const COOKIE = "get-in-touch=sent";

/** 30 days (2 592 000 000 ms), in seconds: SH-04. */
const REMEMBERED = 2_592_000;

const PROMPT_KEY = "get-in-touch";

/** Fallback if the browser refuses storage: until the next page load. */
let wasShown = false;

/** The modal was shown in this tab, or the visitor left contacts within 30 days. */
export function wasPromptShown(): boolean {
  return wasShown || document.cookie.split("; ").includes(COOKIE) || (wasShown = readVisit());
}

/** Not shown again in this visit, whatever the visitor's choice. */
export function recordPromptShown(): void {
  wasShown = true;
  try {
    sessionStorage.setItem(PROMPT_KEY, "asked");
  } catch {
    // Storage refused: `wasShown` lasts as long as the page.
  }
}

/** Sending failed: the next attempt to leave offers the text again. */
export function clearPromptShown(): void {
  wasShown = false;
  try {
    sessionStorage.removeItem(PROMPT_KEY);
  } catch {
    // Storage refused: nothing was stored.
  }
}

/** The visitor left their contacts in the modal (SH-04). */
export function recordContactsSent(): void {
  document.cookie = `${COOKIE};path=/;max-age=${REMEMBERED};samesite=lax`;
}

function readVisit(): boolean {
  try {
    return sessionStorage.getItem(PROMPT_KEY) !== null;
  } catch {
    return false;
  }
}
