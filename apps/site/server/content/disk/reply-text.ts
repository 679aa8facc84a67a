import { derived } from "#app/content/derived.ts";
import type { StoredReply } from "#server/content/fetcher.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Lists of at least this many records are written record by record. */
const LONG = 20;

const isLong = (list: unknown): list is object[] =>
  Array.isArray(list) && list.length >= LONG && list.every(isObject);

/** JSON that reuses a long list's unchanged records: 1,000 records would take 25 ms. */
export function createReplyText(): (reply: StoredReply) => string {
  const textOf = derived((record: object) => JSON.stringify(record));
  return ({ value, at }) =>
    isLong(value)
      ? `{"at":${at},"value":[${value.map((record) => textOf(record)).join(",")}]}`
      : JSON.stringify({ at, value });
}

/** `undefined` for other JSON. */
export function readReplyText(text: string): StoredReply | undefined {
  const read: unknown = JSON.parse(text);
  return isObject(read) && "at" in read && typeof read.at === "number" && "value" in read
    ? { at: read.at, value: read.value }
    : undefined;
}
