const COOKIE = "get-in-touch=sent";

/** 30 days (2 592 000 000 ms), in seconds: SH-04. */
const REMEMBERED = 2_592_000;

const ASKED = "get-in-touch";

/** Fallback if the browser refuses storage: until the next page load. */
let asked = false;

/**
 * Whether the visitor was asked for their contacts in this visit (the tab's lifetime), or left them
 * within 30 days.
 */
export function isAskedForContacts(): boolean {
  return asked || document.cookie.split("; ").includes(COOKIE) || (asked = readVisit());
}

/** The visitor is not asked again in this visit, whatever their choice. */
export function noteAsked(): void {
  asked = true;
  try {
    sessionStorage.setItem(ASKED, "asked");
  } catch {
    // Storage refused: `asked` lasts as long as the page.
  }
}

/** Sending failed: the next attempt to leave offers the text again. */
export function forgetAsked(): void {
  asked = false;
  try {
    sessionStorage.removeItem(ASKED);
  } catch {
    // Storage refused: nothing was stored.
  }
}

/** The visitor left their contacts in the modal (SH-04). */
export function noteContactsLeft(): void {
  document.cookie = `${COOKIE};path=/;max-age=${REMEMBERED};samesite=lax`;
}

function readVisit(): boolean {
  try {
    return sessionStorage.getItem(ASKED) !== null;
  } catch {
    return false;
  }
}
