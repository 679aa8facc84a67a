/** Removes what Payload refused: one bad field must not cost the record. */
import { beginningOf, faultsOf } from "#moving-in/import/errors.ts";

export interface Trimmed {
  data: object;
  /** Messages with the first words of each removed part. */
  lost: string[];
}

type Key = string | number;

/**
 * Removes the fields that an error names; with `rows` the list rows around them, because a row may
 * require the field. `undefined` if the error names nothing that exists.
 */
export function withoutFaults(
  data: object,
  error: unknown,
  { rows }: { rows: boolean },
): Trimmed | undefined {
  const copy = structuredClone(data);
  const lost: string[] = [];
  const taken = new Set<string>();
  for (const { path, message } of faultsOf(error)) {
    const keys = keysOf(path);
    const depth = rows ? keys.findLastIndex((key) => typeof key === "number") + 1 : keys.length;
    const target = keys.slice(0, depth);
    const holder = target.length > 0 ? valueAt(copy, target.slice(0, -1)) : undefined;
    const last = target.at(-1);
    if (!isHolder(holder) || last === undefined || (!rows && holder[last] === undefined)) continue;
    if (!taken.has(target.join(".")))
      lost.push([`${path}: ${message}`, beginningOf(holder[last])].filter(Boolean).join(" "));
    taken.add(target.join("."));
    // Removed rows leave gaps at first, so that other rows keep their index.
    holder[last] = undefined;
  }
  return lost.length > 0 ? { data: rows ? compactMembers(copy) : copy, lost } : undefined;
}

const keysOf = (path: string): Key[] =>
  path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
const isHolder = (value: unknown): value is Record<Key, unknown> =>
  typeof value === "object" && value !== null;
const valueAt = (data: unknown, keys: Key[]): unknown =>
  keys.reduce<unknown>((value, key) => (isHolder(value) ? value[key] : undefined), data);

function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(compact);
  return isHolder(value) ? compactMembers(value) : value;
}

const compactMembers = (holder: object): object =>
  Object.fromEntries(Object.entries(holder).map(([key, inner]) => [key, compact(inner)]));
