import { createHash } from "node:crypto";

/** Values written by the host, which can change without an edit. */
const BY_THE_HOST = new Set([
  "id",
  "createdAt",
  "updatedAt",
  "lastSavedBy",
  "_status",
  "globalType",
  "sizes",
  "url",
  "thumbnailURL",
]);

export const isHostWritten = (name: string): boolean => BY_THE_HOST.has(name);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value with sorted keys and without empty values, so that two reads compare equal. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .filter((key) => value[key] !== undefined && value[key] !== null)
      .map((key) => [key, plain(value[key])]),
  );
}

/** A fingerprint of a record's content: any changed word or time gives a different one. */
export function fingerprintOf(state: object | null | undefined): string {
  const said = Object.fromEntries(
    Object.entries(state ?? {}).filter(([key]) => !isHostWritten(key)),
  );
  return createHash("sha256")
    .update(JSON.stringify(plain(said)))
    .digest("hex");
}
