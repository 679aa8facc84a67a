import type { Draft } from "#app/forms/draft/draft.ts";

/** What is sent, without the file's bytes: enough to tell a retry from an edit. */
interface Content {
  values: Record<string, string>;
  file: { name: string; size: number; lastModified: number } | null;
}

export interface FormKeys {
  /** The key for this content: the last one while nothing was edited, else a new one. */
  keyFor(content: Content): string;
  /** The message is through: the next one is another, even with the same words. */
  renew(): void;
}

/**
 * Keys that make a repeat harmless: a double click, a retry, a second try after a failure are one
 * submission. With `kept` also the try of whoever left while their message was on its way, and
 * found its draft again.
 */
export function createFormKeys(make: () => string, kept?: Draft): FormKeys {
  let last = lastOf(kept);
  return {
    keyFor({ values, file }) {
      // A list, as it was when a form took several: what an older page kept must be found.
      const content = JSON.stringify([
        values,
        file ? [[file.name, file.size, file.lastModified]] : [],
      ]);
      if (last?.content !== content) last = { content, key: make() };
      kept?.write({ content: [last.content], key: [last.key] });
      return last.key;
    },
    renew() {
      last = null;
      kept?.forget();
    },
  };
}

function lastOf(kept: Draft | undefined): { content: string; key: string } | null {
  const { content: [content] = [], key: [key] = [] } = kept?.read() ?? {};
  return content !== undefined && key !== undefined ? { content, key } : null;
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
