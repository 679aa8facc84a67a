import { createHash } from "node:crypto";

/** Values that the host writes: they change while nobody changes a word. */
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

/** Whether a record's field is one that the host alone writes. */
export const isHostWritten = (name: string): boolean => BY_THE_HOST.has(name);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value with its keys in order and without what is empty: read twice it is the same. */
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

/** Of what a record says: another one as soon as a word of it, or a time of it, is another. */
export function fingerprintOf(state: object | null | undefined): string {
  const said = Object.fromEntries(
    Object.entries(state ?? {}).filter(([key]) => !isHostWritten(key)),
  );
  return createHash("sha256")
    .update(JSON.stringify(plain(said)))
    .digest("hex");
}
