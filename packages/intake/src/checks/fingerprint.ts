import { createHash } from "node:crypto";
import type { StoredFile } from "#submission.ts";

interface Content {
  kind: string;
  variant: string;
  fields: Record<string, string>;
  files: readonly Pick<StoredFile, "field" | "name" | "size" | "digest">[];
}

/** SHA-256 of a message with its files: equal for a repeat, different after any edit. */
export function fingerprint({ kind, variant, fields, files }: Content): string {
  const named = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const attached = files.map(({ field, name, size, digest }) => [field, name, size, digest]);
  return createHash("sha256")
    .update(JSON.stringify([kind, variant, named, attached]))
    .digest("base64url");
}

const KEY = /^[\w-]{8,80}$/;

/**
 * Identifies a repeat by the form's key; without script by the content and the question's token,
 * which reloading the response page posts again.
 */
export function keyOf(given: string, content: string, token: string): string {
  if (KEY.test(given)) return `form:${given}`;
  return `content:${createHash("sha256")
    .update(JSON.stringify([content, token]))
    .digest("base64url")}`;
}
