import type { FormKind, VisitSource } from "@meridian/contract/forms";

export type Kind = FormKind["kind"];

export interface StoredFile {
  /** Random; the name on disk. */
  id: string;
  field: string;
  /** The visitor's name, cleaned; never a path. */
  name: string;
  size: number;
  /** By content, not as the browser declared. */
  type: string;
  /** SHA-256 in hex. */
  digest: string;
}

/** An accepted message: what the visitor sent and the page's link. No address, no browser. */
export interface Submission {
  /** UUID v7, part of every delivery. */
  id: string;
  /** The form's, or derived from the content; identifies repeats. */
  key: string;
  /** Detects another message with the same key. */
  fingerprint: string;
  kind: Kind;
  variant: string;
  fields: Record<string, string>;
  page: string;
  /** As far as the page has it; `language`: the page's, none in older journals. */
  source: VisitSource;
  /** Milliseconds since 1970. */
  receivedAt: number;
  files: StoredFile[];
}
