import type { FormKind, VisitSource } from "@meridian/contract/forms";

export type Kind = FormKind["kind"];

/** A visitor's file, kept under `id` in the intake's folder. */
export interface StoredFile {
  /** Random; its name on disk. */
  id: string;
  /** The form's field it came in. */
  field: string;
  /** The visitor's name for it, cleaned: data, never a path. */
  name: string;
  /** Bytes. */
  size: number;
  /** By its first bytes, whatever the browser said. */
  type: string;
  /** SHA-256 of the content, in hex. */
  digest: string;
}

/**
 * One accepted message. What the journal keeps: no address, no browser, only what the visitor sent
 * and the link they came by.
 */
export interface Submission {
  /** UUID v7; also the fixed id every delivery bears. */
  id: string;
  /** The form's key, or one made from the content: a repeat under it is the same submission. */
  key: string;
  /** Tells a repeat from another message under the same key. */
  fingerprint: string;
  kind: Kind;
  variant: string;
  fields: Record<string, string>;
  /** Path of the page it was sent from. */
  page: string;
  /** Where the visit came from, as far as the page could tell. */
  source: VisitSource;
  /** Milliseconds since 1970. */
  receivedAt: number;
  files: StoredFile[];
}
