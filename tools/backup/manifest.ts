/** A backup's description: the last entry, so that a truncated archive lacks it. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

/** Increase when older versions could not restore newer backups. */
export const FORMAT = 1;
export const MANIFEST = "manifest.json";
/** The data folder in the archive, and dumps of databases outside it. */
export const DATA = "data/";
export const DATABASE = "database/";

export type Kind = "sqlite" | "postgres";

export interface DatabaseRecord {
  kind: Kind;
  /** Content: name of the last migration. Journal: its version. `null`: never written. */
  schema: string | number | null;
}

export interface Manifest {
  format: number;
  /** ISO 8601. */
  made: string;
  by: string;
  content: DatabaseRecord;
  journal: DatabaseRecord;
  /** Bytes and SHA-256 by path. */
  files: Record<string, { size: number; sha256: string }>;
  /** Missing when the backup was made, although a row names them. */
  missing: string[];
}

/** Throws with a remedy if this manifest cannot be restored here. */
export function readManifest(text: string): Manifest {
  const json = parse(text);
  const format = json?.format;
  if (!json || typeof format !== "number" || typeof json.files !== "object" || json.files === null)
    throw new Error("the archive has no list of its files: it is not a backup of this project");
  if (format !== FORMAT)
    throw new Error(
      `the backup is of format ${format}, made by version ${String(json.by)}; this version (format ${FORMAT}) cannot read it: restore it with the version that made it, then upgrade`,
    );
  // Written by `backup.ts`; its checksums are verified before use.
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

/** Reads the file in chunks. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  const chunks: AsyncIterable<Buffer> = createReadStream(path);
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}
