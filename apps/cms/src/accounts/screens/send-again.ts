/** An event of the window: the user has logged in again. */
export const LOGGED_IN = "meridian:logged-in";

/**
 * A call to `api` that the host refuses because the login has ended waits for the next login, and is
 * sent again: a save of any form. Payload treats a refused save's values as saved, and its button is
 * off then. Below the watchers of saves, which start in effects.
 */
export function sendAgainAfterLogin(
  api: string,
  isLost: (call: Refused) => Promise<boolean>,
): () => void {
  const plainFetch = window.fetch;
  const fetchAgain: typeof fetch = async (input, init) => {
    const answer = await plainFetch(input, init);
    const call = [401, 403].includes(answer.status) ? callOf(api, input, init) : null;
    if (!call || !(await isLost(call))) return answer;
    await new Promise((loggedIn) => addEventListener(LOGGED_IN, loggedIn, { once: true }));
    return plainFetch(input, init);
  };
  window.fetch = fetchAgain;
  return () => {
    if (window.fetch === fetchAgain) window.fetch = plainFetch;
  };
}

export interface Refused {
  path: string;
  /** It changes something. */
  isWrite: boolean;
}

/** What is sent again must be known: the body of a `Request` can be read once. */
function callOf(api: string, input: RequestInfo | URL, init: RequestInit = {}): Refused | null {
  if (typeof input !== "string") return null;
  const { pathname: path } = new URL(input, window.location.href);
  const isWrite = !["GET", "HEAD"].includes(init.method?.toUpperCase() ?? "GET");
  return path.startsWith(`${api}/`) ? { path, isWrite } : null;
}
