import type { FormKind, VisitSource } from "@meridian/contract/forms";

export type Kind = FormKind["kind"];

/** A visitor's file, stored under `id`. */
export interface StoredFile {
  /** Random; its name on disk. */
  id: string;
  field: string;
  /** The visitor's name for it, cleaned: data, never a path. */
  name: string;
  /** Bytes. */
  size: number;
  /** By its content, not the browser's type. */
  type: string;
  /** SHA-256, in hex. */
  digest: string;
}

/**
 * One accepted message as stored in the journal: no address, no browser, only what the visitor sent
 * and the page's link.
 */
export interface Submission {
  /** UUID v7, the id in every delivery. */
  id: string;
  /** The form's key, or one made from the content; identifies repeats. */
  key: string;
  /** Distinguishes a repeat from another message under the same key. */
  fingerprint: string;
  kind: Kind;
  variant: string;
  fields: Record<string, string>;
  /** Path of the page it was sent from. */
  page: string;
  /** The visit's source, as far as the page knew it. */
  source: VisitSource;
  /** Milliseconds since 1970. */
  receivedAt: number;
  files: StoredFile[];
}
