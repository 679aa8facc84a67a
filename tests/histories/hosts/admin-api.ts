/** The admin's REST API of the bundled host, as one user. */
import { sessionOf } from "../../editor-session.ts";

export const ADMIN = { email: "ada@example.com", password: "a-password-for-the-test" };
export const COLLEAGUE = { email: "ben@example.com", password: "a-password-for-the-test" };

export interface Answer<T> {
  status: number;
  json: T;
}

export interface AdminApi {
  /** Throws unless the status is 2xx. */
  call<T = unknown>(path: string, method?: string, body?: unknown): Promise<T>;
  /** Resolves to 0 as status if the connection breaks. */
  attempt<T = unknown>(path: string, method?: string, body?: unknown): Promise<Answer<T>>;
}

export function adminApi(url: string, login: { email: string; password: string }): AdminApi {
  let session: Promise<string> | undefined;
  async function attempt<T>(path: string, method = "GET", body?: unknown): Promise<Answer<T>> {
    session ??= sessionOf(url, login);
    const isForm = body instanceof FormData;
    const headers = {
      authorization: `JWT ${await session}`,
      ...(!isForm && { "content-type": "application/json" }),
    };
    const sent = isForm ? body : JSON.stringify(body);
    try {
      const response = await fetch(`${url}/cms/api${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: sent as BodyInit }),
      });
      const text = await response.text();
      return { status: response.status, json: (text ? JSON.parse(text) : null) as T };
    } catch (error) {
      return { status: 0, json: { error: String(error) } as T };
    }
  }
  return {
    attempt,
    async call<T>(path: string, method = "GET", body?: unknown): Promise<T> {
      let answer = await attempt<T>(path, method, body);
      // A connection of before a restart.
      if (answer.status === 0) answer = await attempt<T>(path, method, body);
      const { status, json } = answer;
      if (status < 200 || status > 299)
        throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json).slice(0, 500)}`);
      return json;
    },
  };
}
