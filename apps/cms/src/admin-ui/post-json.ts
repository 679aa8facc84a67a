import type { Words } from "#admin-ui/words/words.ts";

/** The reader's; a browser has one reader. */
let t: Words | undefined;

/** The language of the problems that this file words. */
export function answerIn(words: Words): void {
  t = words;
}

/** `problem` is a message for the user. */
export interface Posted<T> {
  ok: boolean;
  problem: string;
  json: Partial<T>;
}

/** Never rejects. */
export const readJson = <T>(path: string): Promise<Posted<T>> => request(path, {});

/** Never rejects. */
export const postJson = <T>(
  path: string,
  body: unknown,
  method: "POST" | "PATCH" = "POST",
): Promise<Posted<T>> => request(path, { ...jsonOf(body), method });

/** With a file, or a file alone. Never rejects. */
export const postForm = <T>(path: string, body: FormData | File): Promise<Posted<T>> =>
  request(path, { method: "POST", body });

const noAnswer = (): string => inWords("The content host does not respond. Try again.");

const FAILED =
  "The content host failed (status {status}). Try again; if it happens again, contact your operator.";

const inWords = (text: string, status = 0): string =>
  t ? t(text, { status: String(status) }) : text.replace("{status}", String(status));

const jsonOf = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** Saves the response as a file. Returns a message for the user; empty on success. */
export async function downloadJson(path: string, body: unknown, name: string): Promise<string> {
  try {
    const response = await fetch(path, { credentials: "same-origin", ...jsonOf(body) });
    if (!response.ok) return problemOf(response.status, await response.json());
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    return "";
  } catch {
    return noAnswer();
  }
}

const problemOf = (status: number, json: { errors?: { message?: string }[] }): string =>
  json.errors?.[0]?.message ?? inWords(FAILED, status);

async function request<T>(path: string, init: RequestInit): Promise<Posted<T>> {
  try {
    const response = await fetch(path, { credentials: "same-origin", ...init });
    const json: Partial<T> & { errors?: { message?: string }[] } = await response.json();
    return {
      ok: response.ok,
      problem: response.ok ? "" : problemOf(response.status, json),
      json,
    };
  } catch {
    return { ok: false, problem: noAnswer(), json: {} };
  }
}
