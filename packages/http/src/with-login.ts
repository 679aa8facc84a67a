/**
 * `fetch` with a login for one host: HTTP basic authentication, as web servers and WordPress's
 * application passwords have it. Other origins, also after a redirect, never receive it.
 *
 * `login`: user and password, separated by a colon.
 */
export function withLogin(
  fetch: typeof globalThis.fetch,
  host: string,
  login: string,
): typeof globalThis.fetch {
  const { origin } = new URL(host);
  const authorization = `Basic ${Buffer.from(login).toString("base64")}`;
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!URL.canParse(address) || new URL(address).origin !== origin) return fetch(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    if (!headers.has("authorization")) headers.set("authorization", authorization);
    return fetch(input, { ...init, headers });
  };
}
