/** An event of the window: the user has logged in again. */
export const LOGGED_IN = "meridian:logged-in";

/**
 * A call to `api` that the host refuses because the login has ended waits for the next login, and is
 * sent again: a save of any form. Payload treats a refused save's values as saved, and its button is
 * off then. Below the watchers of saves, which start in effects.
 */
export function sendAgainAfterLogin(api: string, isLost: () => Promise<boolean>): () => void {
  const plainFetch = window.fetch;
  const fetchAgain: typeof fetch = async (input, init) => {
    const answer = await plainFetch(input, init);
    if (![401, 403].includes(answer.status) || !isCall(api, input) || !(await isLost()))
      return answer;
    await new Promise((loggedIn) => addEventListener(LOGGED_IN, loggedIn, { once: true }));
    return plainFetch(input, init);
  };
  window.fetch = fetchAgain;
  return () => {
    if (window.fetch === fetchAgain) window.fetch = plainFetch;
  };
}

/** What is sent again must be known: the body of a `Request` can be read once. */
const isCall = (api: string, input: RequestInfo | URL): boolean =>
  typeof input === "string" && new URL(input, window.location.href).pathname.startsWith(`${api}/`);
