import type { Draft } from "#app/forms/draft/draft.ts";

/** The sent values without the file's bytes: enough to distinguish a retry from an edit. */
interface Content {
  values: Record<string, string>;
  file: { name: string; size: number; lastModified: number } | null;
}

export interface FormKeys {
  /** The key for this content: unchanged for a retry, new after an edit. */
  keyFor(content: Content): string;
  /** After success: the next message gets a new key, even with the same words. */
  renew(): void;
}

/**
 * Idempotency keys: a double click, a retry and a second attempt are one submission; by `draft`
 * also an attempt after the page was left.
 */
export function createFormKeys(make: () => string, draft: Draft): FormKeys {
  let last = lastOf(draft);
  return {
    keyFor({ values, file }) {
      // A list, as when forms took several files: keys stored by older pages must match.
      const content = JSON.stringify([
        values,
        file ? [[file.name, file.size, file.lastModified]] : [],
      ]);
      if (last?.content !== content) last = { content, key: make() };
      draft.write({ content: [last.content], key: [last.key] });
      return last.key;
    },
    renew() {
      last = null;
      draft.discard();
    },
  };
}

function lastOf(draft: Draft): { content: string; key: string } | null {
  const { content: [content] = [], key: [key] = [] } = draft.read() ?? {};
  return content !== undefined && key !== undefined ? { content, key } : null;
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
