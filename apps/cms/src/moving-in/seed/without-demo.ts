/** The document's texts. Without the demo's, each becomes the text of an empty start. */
export type Words = Record<string, unknown>;

/** Properties that are not texts. */
const APART = new Set(["id", "createdAt", "updatedAt", "globalType", "_status", "emptied"]);

export const withoutDemo = (now: Words, demo: Words, empty: Words): Words =>
  Object.fromEntries(
    Object.entries(now)
      .filter(([name]) => !APART.has(name))
      .map(([name, value]) => [name, left(value, demo[name], empty[name])]),
  );

function left(value: unknown, demo: unknown, empty: unknown): unknown {
  if (isGroup(value))
    return withoutDemo(value, isGroup(demo) ? demo : {}, isGroup(empty) ? empty : {});
  if (Array.isArray(value)) {
    // A row with one changed word counts as the editor's.
    const theirs = new Set(Array.isArray(demo) ? demo.map(asText) : []);
    const own = value.filter((row) => !theirs.has(asText(row)));
    return own.length === 0 && value.length > 0 ? (empty ?? []) : own;
  }
  const isWord = value !== null && value !== undefined && typeof value !== "boolean";
  return isWord && asText(value) === asText(demo) ? (empty ?? null) : value;
}

/** A rich text is one value. */
const isGroup = (value: unknown): value is Words =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("root" in value);

/** Ignores the ids of rows. */
const asText = (value: unknown): string | undefined =>
  JSON.stringify(value, (name, inner: unknown) => (name === "id" ? undefined : inner));
