/** What the admin's API answered. `problem` is for the person who sees it. */
export interface Posted<T> {
  ok: boolean;
  problem: string;
  json: Partial<T>;
}

/** Asks the admin's own API; a failure of any kind is an answer. */
export const readJson = <T>(path: string): Promise<Posted<T>> => ask(path, {});

/** Sends to the admin's own API; a failure of any kind is an answer. */
export const postJson = <T>(
  path: string,
  body: unknown,
  method: "POST" | "PATCH" = "POST",
): Promise<Posted<T>> =>
  ask(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function ask<T>(path: string, init: RequestInit): Promise<Posted<T>> {
  try {
    const response = await fetch(path, { credentials: "same-origin", ...init });
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
