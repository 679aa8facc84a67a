const COOKIE = "get-in-touch=sent";

/** 30 days (2 592 000 000 ms), in seconds: SH-04. */
const REMEMBERED = 2_592_000;

const ASKED = "get-in-touch";

/** For a browser that keeps nothing: until the next load of a page. */
let asked = false;

/**
 * Whether the visitor has been asked for their contacts in this visit (the life of a tab), or has
 * left them within 30 days.
 */
export function isAskedForContacts(): boolean {
  return asked || document.cookie.split("; ").includes(COOKIE) || (asked = readVisit());
}

/** In this visit they are not asked again, whatever they answered. */
export function noteAsked(): void {
  asked = true;
  try {
    sessionStorage.setItem(ASKED, "asked");
  } catch {
    // Refused: `asked` holds for as long as the page does.
  }
}

/** They could not be sent: in the next try to leave what was written is offered again. */
export function forgetAsked(): void {
  asked = false;
  try {
    sessionStorage.removeItem(ASKED);
  } catch {
    // Refused: then nothing was kept.
  }
}

/** They have left them in the modal (SH-04). */
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
