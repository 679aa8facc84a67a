/** What the admin's API answered to a post. `problem` is for the person who sees it. */
export interface Posted<T> {
  ok: boolean;
  problem: string;
  json: Partial<T>;
}

/** Sends to the admin's own API; a failure of any kind is an answer. */
export async function postJson<T>(
  path: string,
  body: unknown,
  method: "POST" | "PATCH" = "POST",
): Promise<Posted<T>> {
  try {
    const response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const json: Partial<T> & { errors?: { message?: string }[] } = await response.json();
    return {
      ok: response.ok,
      problem: response.ok
        ? ""
        : (json.errors?.[0]?.message ?? `The content host answered ${response.status}.`),
      json,
    };
  } catch {
    return { ok: false, problem: "The content host does not answer. Try again.", json: {} };
  }
}
