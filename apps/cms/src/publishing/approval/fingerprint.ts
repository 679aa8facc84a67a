import { createHash } from "node:crypto";

/** Values that the host writes without an edit. */
const BY_THE_HOST = new Set([
  "id",
  "createdAt",
  "updatedAt",
  "lastSavedBy",
  "lastSavedIn",
  "translatedFrom",
  "_status",
  "globalType",
  "sizes",
  "url",
  "thumbnailURL",
]);

export const isHostWritten = (name: string): boolean => BY_THE_HOST.has(name);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Sorts keys and drops empty values, so that two reads are equal. */
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

/** Any changed word or time gives another fingerprint. */
export function fingerprintOf(state: object | null | undefined): string {
  const content = Object.fromEntries(
    Object.entries(state ?? {}).filter(([key]) => !isHostWritten(key)),
  );
  return createHash("sha256")
    .update(JSON.stringify(plain(content)))
    .digest("hex");
}
