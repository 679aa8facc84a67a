import { derived } from "#app/content/derived.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Lists of at least this many records are serialized record by record. */
const LONG = 20;

const isLong = (list: unknown): list is object[] =>
  Array.isArray(list) && list.length >= LONG && list.every(isObject);

/** JSON that reuses a long list's unchanged records: 1,000 records would take 25 ms. */
export function createListSerializer(): {
  serialize(entry: unknown): string;
  deserialize(text: string): unknown;
} {
  const textOf = derived((record: object) => JSON.stringify(record));
  return {
    serialize(entry) {
      // BentoCache's entry, and the fetcher's value in it.
      const stored = isObject(entry) && "value" in entry ? entry.value : undefined;
      if (!isObject(entry) || !isObject(stored) || !("value" in stored) || !isLong(stored.value))
        return JSON.stringify(entry);
      // The list comes last, after all other properties.
      const { value: _, ...others } = stored;
      const frame = JSON.stringify({ ...entry, value: undefined });
      const inner = JSON.stringify(others);
      const reply = `${inner === "{}" ? "{" : `${inner.slice(0, -1)},`}"value":[${stored.value.map((record) => textOf(record)).join(",")}]}`;
      return `${frame === "{}" ? "{" : `${frame.slice(0, -1)},`}"value":${reply}}`;
    },
    deserialize: (text) => JSON.parse(text),
  };
}
