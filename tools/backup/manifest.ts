/** The description of a backup: its last entry, so that a truncated archive has none. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

/** Increments when an older version could not restore a newer backup. */
export const FORMAT = 1;
export const MANIFEST = "manifest.json";
/** Folders in the archive: the data folder, and dumps of databases that are not files in it. */
export const DATA = "data/";
export const DATABASE = "database/";

export type Kind = "sqlite" | "postgres";

/** One of the two databases: its kind and the version of its schema. */
export interface DatabaseRecord {
  kind: Kind;
  /**
   * Content: name of the last migration. Journal: its version. `null`: nothing was ever written.
   */
  schema: string | number | null;
}

export interface Manifest {
  format: number;
  /** ISO 8601. */
  made: string;
  /** Version of the project that made it. */
  by: string;
  content: DatabaseRecord;
  journal: DatabaseRecord;
  /** Bytes and SHA-256 by path in the archive. */
  files: Record<string, { size: number; sha256: string }>;
  /** Named by a row, but missing when the backup was made. */
  missing: string[];
}

/** Throws with a remedy if this is no manifest that can be restored here. */
export function readManifest(text: string): Manifest {
  const json = parse(text);
  const format = json?.format;
  if (!json || typeof format !== "number" || typeof json.files !== "object" || json.files === null)
    throw new Error("the archive has no list of its files: it is not a backup of this project");
  if (format !== FORMAT)
    throw new Error(
      `the backup is of format ${format}, made by version ${String(json.by)}; this version (format ${FORMAT}) cannot read it: restore it with the version that made it, then upgrade`,
    );
  // In this format: written by `backup.ts`, and verified by its checksums before it is used.
  return json as Manifest;
}

function parse(text: string): { [Name in keyof Manifest]?: unknown } | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === "object" && !Array.isArray(json) ? json : null;
  } catch {
    return null;
  }
}

export const sha256 = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** Of a file on disk, read in chunks. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  const chunks: AsyncIterable<Buffer> = createReadStream(path);
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}
